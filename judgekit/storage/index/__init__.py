"""The search index in an SQLite file."""
