# Was am Ende eines Lösungswegs nicht stimmt; Ende von „Jeder Schritt ist bewiesen, aber “.

end-not-solved = die Schritte sollen das Rätsel lösen, tun es aber nicht
end-other-board = die Stellung am Ende gehört zu einem anderen Brett
end-differs = die Schritte führen nicht zur angegebenen Stellung: { $cell } ist anders

# Was einem Schritt fehlt, den `verify` nicht anerkennt; Ende von „Schritt 3 von 8 ist nicht bewiesen: “.

flaw-empty = er folgert nichts
flaw-stale = in der Stellung steht { $claim } oder das Gegenteil schon fest
flaw-unfounded = seine Voraussetzungen erzwingen { $claim } nicht
flaw-undecided = er hat so viele Voraussetzungen, dass offen bleibt, ob sie { $claim } erzwingen
flaw-settled = eine Voraussetzung betrifft etwas, das schon feststeht
flaw-not-unique = er setzt voraus, dass das Rätsel genau eine Lösung hat, und das ist nicht bekannt
flaw-not-deadly = seine Zellen sind kein tödliches Muster
flaw-not-symmetric = die Vorgaben sehen nach der Drehung anders aus
flaw-off-board = er nennt eine Zelle, ein Haus oder eine Ziffer außerhalb des Bretts
flaw-not-a-total = er summiert ein Haus oder eine Regel ohne feste Summe
flaw-misstated = er nennt eine Regel oder Gleichung, die nicht zu diesem Brett gehört
flaw-no-alternatives =
    sein Beweis behandelt eine Regel über viele Zellen wie eine Liste von Möglichkeiten
flaw-unstated = sein Beweis benutzt eine Tatsache, die seine Voraussetzungen nicht nennen
flaw-bad-line = Zeile { $line } seines Beweises folgt nicht aus dem, was sie nennt
flaw-other = { $flaw }
