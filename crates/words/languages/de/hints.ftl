# What is told of a step before all is told.

nudge-place = In { $house } lässt sich eine Ziffer setzen{ $effort }.
nudge-place-anywhere = Irgendwo lässt sich eine Ziffer setzen{ $effort }.
nudge-exclude = In { $house } lassen sich Kandidaten ausschließen{ $effort }.
nudge-exclude-anywhere = Irgendwo lassen sich Kandidaten ausschließen{ $effort }.
nudge-effort-easy = {""}
nudge-effort-medium = , mit ein wenig Nachdenken
nudge-effort-hard = , mit einigem Nachdenken
nudge-effort-unfair = , mit einer langen Überlegung
look-for = Gesucht: { $technique }.
whereabouts-houses = { $technique } in { $houses }.
whereabouts-single = { $technique } in { $house }: Dort ist es am leichtesten zu sehen.
whereabouts-cells = { $technique } rund um { $cells }.

# Hints that are no step.

hint-solved = Das Rätsel ist gelöst.
hint-clash = { clash }.
hint-wrong-count =
    { $count ->
        [one] Eine eingetragene Ziffer ist falsch.
       *[other] { $count } eingetragene Ziffern sind falsch.
    }
hint-wrong = Falsch: { $cells }.
hint-lost-count = Ein richtiger Kandidat wurde ausgeschlossen ({ $count } insgesamt).
hint-lost = Ausgeschlossen, aber richtig: { $candidates }.
hint-no-solution = Dieses Rätsel hat keine Lösung.
hint-none-left = Mit den bisher gesetzten Ziffern gibt es keine Lösung mehr.
hint-stuck = Hier hilft keine Technik, die ich kenne.
hint-exhausted = Hier hilft keine dieser Techniken.
hint-gave-up = Ich gebe auf: Bisher habe ich keinen Schritt gefunden.
hint-gave-up-effort =
    Ich habe keinen Schritt gefunden. Auf einem solchen Brett werden aber manche Techniken nicht
    vollständig gesucht.
