# Les phrases des parties de la page dont une première visite n'a pas besoin.

page-back = De retour dans { $name }.
page-board-as-text = La grille en texte
page-bring-one = Ou en apporter une
page-cells-left =
    { $n ->
        [one] encore { $n } case
       *[other] encore { $n } cases
    }
page-close = Fermer
page-colours = Couleurs
page-copied = Copié.
page-copy-link = Copier le lien
page-copy-text = Copier le texte
page-count-none = Pas de solution
page-count-several = Plusieurs solutions
page-count-unique = Une seule solution
page-count-unknown = Pas encore connu
page-delete = Supprimer { $name }
page-empty-board = Grille vide
page-format = Format
page-language = Langue
page-level = Niveau
page-link = Lien
page-link-this-game = Lien vers cette partie
page-load = Charger
page-making-puzzle = Création d'une grille…
page-mark-digits-break-rule = Marquer les chiffres qui enfreignent une règle
page-mark-wrong-digits-at = Marquer aussitôt les chiffres faux (par comparaison avec la solution)
page-only-shown = Lecture seule
page-only-shown-why =
    Cette grille a une règle que Whydoku ne connaît pas. Sans elle, ce serait une autre grille ;
    on peut donc la regarder ici, mais ni la jouer ni la résoudre.
page-partly = Une partie de la page seulement est en français ; le reste est en anglais.
page-paste-puzzle =
    Collez ou tapez une grille dans n'importe quel format : lignes, grilles, candidats, liens.
    Vous pouvez aussi déposer un fichier sur la page.
page-picture-paper = Image et papier
page-print = Imprimer
page-show-clock = Montrer le chronomètre
page-size = Taille
page-size-diagonals = 9 × 9 avec diagonales
page-solved-game = résolue
page-text = Texte
page-theme-contrast = contraste élevé
page-theme-dark = sombre
page-theme-light = clair
page-theme-system = comme le système
page-tint-what-selected-cell = Teinter ce que voit la case choisie
page-type-givens-number-solutions =
    Tapez les chiffres donnés. Le nombre de solutions s'affiche au fur et à mesure.
page-type-onto-board = Ou la taper sur la grille
page-whole-game-link-no = Toute la partie est dans le lien ; aucun serveur ne la voit.
page-with-diagonals = avec diagonales
