"""Names with typing errors."""
