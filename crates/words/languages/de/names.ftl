# What is called what, and how lists are joined.

house-box = Block { $label }
house-region = Gebiet { $label }
house-row = Zeile { $label }
house-column = Spalte { $label }
house-diagonal = Diagonale { $label }
house-window = Fenster { $label }
house-extra = Zusatzhaus { $label }

# Between the things of a list, and before the last one: all of them are meant, or one of them is.
list-next = ,{" "}
list-all = {" "}und{" "}
list-said-and = { $one } und { $other }
list-said-next = { $one }, { $other }
list-any = {" "}oder{" "}
