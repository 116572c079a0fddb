"""The players of a tournament: one identity each, however the name is written."""
