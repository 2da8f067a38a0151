# Ce qui est dit d'une étape avant que tout soit dit.

nudge-place = { FORM($house, as: "In") }, on peut placer un chiffre{ $effort }.
nudge-place-anywhere = On peut placer un chiffre{ $effort }.
nudge-exclude = { FORM($house, as: "In") }, on peut exclure des candidats{ $effort }.
nudge-exclude-anywhere = On peut exclure des candidats{ $effort }.
nudge-effort-easy = {""}
nudge-effort-medium = , avec un peu de réflexion
nudge-effort-hard = , avec de la réflexion
nudge-effort-unfair = , avec un long raisonnement
look-for = À chercher : { $technique }.
whereabouts-houses = { $technique } { FORM($houses, as: "in") }.
whereabouts-single = { $technique } { FORM($house, as: "in") } : c'est là qu'on le voit le mieux.
whereabouts-cells = { $technique } autour de { $cells }.

# Les indices qui ne sont pas une étape.

hint-solved = La grille est résolue.
hint-clash = { clash }.
hint-wrong-count =
    { $count ->
        [one] Un chiffre placé est faux.
       *[other] { $count } chiffres placés sont faux.
    }
hint-wrong = Faux : { $cells }.
hint-lost-count = Un candidat correct a été exclu ({ $count } en tout).
hint-lost = Exclu, mais correct : { $candidates }.
hint-no-solution = Cette grille n'a pas de solution.
hint-none-left = Avec les chiffres placés jusqu'ici, il ne reste aucune solution.
hint-stuck = Aucune technique que je connaisse n'aide ici.
hint-exhausted = Aucune de ces techniques n'aide ici.
hint-gave-up = J'abandonne : aucune étape n'a été trouvée jusqu'ici.
hint-gave-up-effort =
    Je n'ai pas trouvé d'étape ; mais sur une telle grille, certaines techniques ne sont pas
    cherchées jusqu'au bout.
