# Ce qui accompagne une image : sa légende et sa description.

role-defining = porte le raisonnement
role-on = alors vrai
role-off = si faux
role-base = base
role-cover = couverture
role-fin = hors du motif
role-set-a = premier ensemble
role-set-b = deuxième ensemble
role-set-c = autres ensembles
role-placed = placé
role-removed = éliminé

sign-determined = déterminé
sign-possible = possible
sign-given = donné
sign-alone = dernier candidat de sa case
sign-diagonal = sur une diagonale
sign-window = dans une fenêtre
sign-extra = dans une maison supplémentaire
sign-odd = impair
sign-even = pair
sign-low = bas
sign-high = haut
sign-minimum = plus petit que ses voisines
sign-maximum = plus grand que ses voisines
sign-clash = deux fois dans une maison
sign-no-candidate = plus aucun candidat

picture-title = Grille de sudoku de { $side } cases sur { $side }
picture-counts = Cases données : { $given }, placées : { $placed }, vides : { $empty }.
picture-row = Ligne { $row } : { $digits }.
picture-blank = vide
picture-candidate = { $digit } en { $cell }
picture-role = { $role } : { $things }
