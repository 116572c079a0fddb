"""The board of tables."""
