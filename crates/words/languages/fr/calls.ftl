# Ce que le protocole répond, et pourquoi il refuse un appel.

steps-cut = Seules les { $count } premières étapes sont données ; il y en a d'autres.
steps-time =
    { $count ->
        [one] { $count } étape trouvée dans le temps imparti.
       *[other] { $count } étapes trouvées dans le temps imparti.
    }
verdict-none = La grille n'a pas de solution.
verdict-unique = La grille a une seule solution.
verdict-several = La grille a plusieurs solutions.
verdict-unknown = On ne sait pas encore combien il y a de solutions.
name-step = C'est la technique : { $technique }.
name-wrong = Ce coup n'est pas correct.
name-no-move = Placez d'abord un chiffre ou excluez un candidat.
name-unexplained = Aucune technique ne mène à elle seule à ce coup.
not-legal = coup interdit : { $reason }
call-too-large = on joue ici sur des grilles de { $count } chiffres au plus
call-too-long = cette partie a trop de coups
call-not-found = aucune grille de ce genre n'a été trouvée à temps ; réessayez
