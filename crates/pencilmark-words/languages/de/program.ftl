# Was das Programm im Terminal über ein ganzes Rätsel schreibt: am Ende eines Wegs und nach einer Prüfung.

program-steps = ({ $count } Schritte; schwerster: { $technique })
program-steps-in-passes = ({ $count } Schritte in Durchgängen; schwerster: { $technique })
program-gave-up-after =
    Nach { $seconds } s aufgegeben (--time-limit): Nicht jede Technik wurde versucht.
program-gave-up-effort-after =
    Nach { $seconds } s aufgegeben: Auf so einem Brett werden manche Techniken nicht bis zum Ende versucht.
program-not-shown =
    Die benutzten Techniken zeigen es nicht; der exakte Löser hat jeden Weg versucht und keine Lösung gefunden.
program-one-but-stuck =
    Es gibt genau eine Lösung, aber keine der benutzten Techniken führt von hier weiter.
program-one = Es gibt genau eine Lösung.
program-count-unknown = Wie viele Lösungen es gibt, war in der gegebenen Zeit nicht zu finden.
program-why = Der Grund: { $reason }.
program-steps-follow = Daraus folgen diese Schritte:
program-but-then = Aber dann: { $reason }.
program-solutions-differ =
    { $count ->
        [one] Es gibt mehr als eine Lösung: Zwei unterscheiden sich in { $count } Zelle: { $cells }
       *[other] Es gibt mehr als eine Lösung: Zwei unterscheiden sich in { $count } Zellen: { $cells }
    }
program-cell-differs = { $cell } ({ $one } oder { $other })
program-twice = { $digit } steht zweimal in { $house }: { $cells }
program-valid = Das Rätsel ist gültig: Es hat genau eine Lösung.
program-not-valid = Das Rätsel ist nicht gültig: Es hat keine Lösung.
program-several = Das Rätsel ist nicht gültig: Es hat mehr als eine Lösung. Zwei davon:
program-several-counted = Das Rätsel ist nicht gültig: Es hat { $count } Lösungen. Zwei davon:
program-several-at-least =
    Das Rätsel ist nicht gültig: Es hat mindestens { $count } Lösungen. Zwei davon:
program-one-so-far = Es gibt eine Lösung; ob es mehr gibt, ist nach { $seconds } s nicht bekannt.
program-none-so-far = Ob es eine Lösung gibt, ist nach { $seconds } s nicht bekannt.
program-not-shown-so-far =
    Der exakte Löser hat jeden Weg versucht; eine Technik hat es bisher nicht gezeigt.
program-not-shown-at-all = Keine Technik zeigt es; der exakte Löser hat jeden Weg versucht.
program-legal = erlaubt
