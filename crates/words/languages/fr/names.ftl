# Ce qui s'appelle comment, et ce qui relie les listes. Une maison a les formes dont les phrases ont
# besoin : « dans la ligne 3 », au début d'une phrase « Dans la ligne 3 », « de la ligne 3 ».

house-box = bloc { $label }
    .in = dans le { $house }
    .In = Dans le { $house }
    .of = du { $house }
    .the = le { $house }
house-region = région { $label }
    .in = dans la { $house }
    .In = Dans la { $house }
    .of = de la { $house }
    .the = la { $house }
house-row = ligne { $label }
    .in = dans la { $house }
    .In = Dans la { $house }
    .of = de la { $house }
    .the = la { $house }
house-column = colonne { $label }
    .in = dans la { $house }
    .In = Dans la { $house }
    .of = de la { $house }
    .the = la { $house }
house-diagonal = diagonale { $label }
    .in = dans la { $house }
    .In = Dans la { $house }
    .of = de la { $house }
    .the = la { $house }
house-window = fenêtre { $label }
    .in = dans la { $house }
    .In = Dans la { $house }
    .of = de la { $house }
    .the = la { $house }
house-extra = maison supplémentaire { $label }
    .in = dans la { $house }
    .In = Dans la { $house }
    .of = de la { $house }
    .the = la { $house }

# Entre les éléments d'une liste, et avant le dernier.
list-next = ,{" "}
list-all = {" "}et{" "}
list-said-and = { $one } et { $other }
list-said-next = { $one }, { $other }
list-any = {" "}ou{" "}
