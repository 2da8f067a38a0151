# Les messages de la fin.

closing-solved = Résolu !
closing-no-solution = Impossible à résoudre, car ce sudoku n'a pas de solution
closing-stuck = Impossible à résoudre par la logique.
closing-exhausted = Impossible à résoudre avec ces seules techniques.
closing-gave-up = Abandonné avant d'avoir essayé toutes les techniques.
closing-gave-up-effort =
    Abandonné : sur une telle grille, certaines techniques ne sont pas cherchées jusqu'au bout.

# Ce qui ne peut pas être. Chacun peut finir une phrase.

clash = { $digit } apparaît deux fois { FORM($house, as: "in") } : en { $first } et en { $second }
no-candidate = il ne reste aucun chiffre pour { $cell }
no-place = il ne reste aucune place pour { $digit } { FORM($house, as: "in") }

# Pourquoi un coup est refusé.

refused-range = { $digit } n'est pas un chiffre de cette grille (1 à { $side })
refused-given = { $cell } est donnée
refused-conflicts = { $digit } est déjà { $places }
refused-conflict = { FORM($house, as: "in") }, en { $cell }
refused-filled = { $cell } a un chiffre ; effacez-le avant d'ajouter des notes
refused-blank = { $cell } est déjà vide
refused-off-board = cette case ou ce chiffre n'existe pas sur cette grille

# Le journal. Ses premiers mots forment une colonne de douze caractères.

log-excluded = exclu{"       "}{ $digit } de { $cells } ({ $reason })
log-determined = déterminé{"   "}{ $digit } en { $cell } ({ $reason })
log-two-spots = 2 places{"    "}{ $digit } { FORM($house, as: "in") } : { $cells }
log-twice = erreur{"      "}{ $digit } deux fois { FORM($house, as: "in") } : { $cells }
reason-exclude-by-1 = exclu par 1 : il est là, donc pas ici
reason-exclude-by-2 = exclu par 2 : il est là, à l'une de deux places, donc pas ici
reason-exclude-by-3 = exclu par 3 : il est là, à l'une de trois places, donc pas ici
reason-somewhere-in-line = il doit être quelque part dans cette ligne ou cette colonne
reason-convert = converti : c'est la seule place
