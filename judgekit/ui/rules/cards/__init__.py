"""The cards as a view of the Rules page: the list of found ones, a card, what belongs to it."""
