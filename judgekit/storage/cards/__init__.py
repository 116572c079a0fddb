"""Cards and their names in SQLite databases."""
