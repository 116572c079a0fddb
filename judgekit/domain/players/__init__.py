"""The players of a tournament: one identity each, regardless of spelling."""
