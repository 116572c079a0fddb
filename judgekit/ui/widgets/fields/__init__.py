"""Fields to type, paste or drop into."""
