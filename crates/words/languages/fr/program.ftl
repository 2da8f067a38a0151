# Ce que le programme écrit au terminal au sujet d'une grille entière.

program-steps = ({ $count } étapes ; la plus difficile : { $technique })
program-one = Elle a exactement une solution.
program-why = Voici pourquoi : { $reason }.
program-valid = La grille est valide : elle a exactement une solution.
program-not-valid = La grille n'est pas valide : elle n'a aucune solution.
program-several = La grille n'est pas valide : elle a plus d'une solution. En voici deux :
program-legal = permis

lesson-nothing = Aucune de ces techniques ne se trouve ici : { $techniques }.
lesson-missing = Cette page n'existe pas encore en français ; voici celle en anglais.
