"""Appeals: the list, the form, the head judge's ruling."""
