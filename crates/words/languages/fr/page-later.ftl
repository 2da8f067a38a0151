# Les phrases des parties de la page dont une première visite n'a pas besoin.

page-all-steps = Toutes les étapes
page-all-techniques = Toutes les techniques
page-also = aussi : { $names }
page-back = De retour dans { $name }.
page-back-my-game-esc = Retour à ma partie (Échap)
page-board-as-text = La grille en texte
page-bring-one = Ou en apporter une
page-cancel = Annuler
page-cell-blank = { $cell } n'a pas de chiffre.
page-cells-left =
    { $n ->
        [one] encore { $n } case
       *[other] encore { $n } cases
    }
page-check-none = Pas de solution.
page-check-several = Plusieurs solutions.
page-check-unknown = Pas encore connu.
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
page-digit-read = { $digit } placé : { $there } ; possible : { $possible }.
page-empty-board = Grille vide
page-end = La fin
page-enter = Entrer
page-every-step-from-here = Chaque étape d'ici à la fin, avec son explication.
page-everything-follows-at-this = Tout ce qu'on peut déduire ici, avec toutes les techniques.
page-find-all-steps = Trouver toutes les étapes
page-find-do-what-says = À trouver : { $name }. Faites ensuite ce qui en découle.
page-first-step = Première étape
page-format = Format
page-heading-example = Exemple
page-heading-idea = L'idée
page-heading-seeing = Comment la voir
page-heading-why = Pourquoi ça marche
page-keys = Touches
page-language = Langue
page-lesson-in-english = Cette leçon n'existe qu'en anglais.
page-level = Niveau
page-level-determined-possible =
    Niveau { $digit } : { $placed } déterminés, { $possible } possibles
page-link = Lien
page-link-this-game = Lien vers cette partie
page-load = Charger
page-log = Journal
page-looking-for-steps = Recherche d'étapes…
page-looking-for-way = Recherche du chemin…
page-making-puzzle = Création d'une grille…
page-mark-digits-break-rule = Marquer les chiffres qui enfreignent une règle
page-mark-wrong-digits-at = Marquer aussitôt les chiffres faux (par comparaison avec la solution)
page-move = Coup (/)
page-my-games = Mes parties
page-next-n = Suivant (N)
page-no-cell = aucune case
page-no-mistake-so-far = Pas d'erreur jusqu'ici.
page-no-undo-look-again = Non. Annulez et regardez de nouveau, ou demandez un indice.
page-nothing = rien
page-only-shown = Lecture seule
page-only-shown-why =
    Cette grille a une règle que Whydoku ne connaît pas. Sans elle, ce serait une autre grille ;
    on peut donc la regarder ici, mais ni la jouer ni la résoudre.
page-partly = Une partie de la page seulement est en français ; le reste est en anglais.
page-paste-puzzle =
    Collez ou tapez une grille dans n'importe quel format : lignes, grilles, candidats, liens.
    Vous pouvez aussi déposer un fichier sur la page.
page-picture-paper = Image et papier
page-practice-of = Exercice : { $name }
page-practise = S'exercer
page-previous-p = Précédent (P)
page-print = Imprimer
page-search-techniques = Chercher une technique
page-settings = Réglages
page-share-print = Partager et imprimer
page-show-clock = Montrer le chronomètre
page-show-example = Montrer l'exemple
page-show-way-through = Montrer le chemin
page-size = Taille
page-solved-game = résolue
page-start-again = Recommencer
page-step = Étape { $n } sur { $all }
page-steps-found =
    { $n ->
        [one] { $n } étape. Choisissez-la pour la voir.
       *[other] { $n } étapes. Choisissez-en une pour la voir.
    }
page-techniques = Techniques
page-text = Texte
page-theme-contrast = contraste élevé
page-theme-dark = sombre
page-theme-light = clair
page-theme-system = comme le système
page-there-no-such-house = Cette maison n'existe pas.
page-tint-what-selected-cell = Teinter ce que voit la case choisie
page-type-givens-number-solutions =
    Tapez les chiffres donnés. Le nombre de solutions s'affiche au fur et à mesure.
page-type-onto-board = Ou la taper sur la grille
page-was-example = C'était l'exemple.
page-way-through = Le chemin
page-whole-game-link-no = Toute la partie est dans le lien ; aucun serveur ne la voit.
page-with-diagonals = avec diagonales
page-write-log = Écrire le journal
page-wrong = Faux : { $list }.
page-yes = Oui, c'est ça.
