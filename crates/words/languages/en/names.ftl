# The names of houses, and how lists are joined.

house-box = box { $label }
house-region = region { $label }
house-row = row { $label }
house-column = column { $label }
house-diagonal = diagonal { $label }
house-window = window { $label }
house-extra = extra house { $label }

# Between the things of a list, and before the last one: all of them are meant, or one of them is.
list-next = ,{" "}
list-all = {" "}and{" "}
list-said-and = { $one } and { $other }
list-said-next = { $one }, { $other }
list-any = {" "}or{" "}
