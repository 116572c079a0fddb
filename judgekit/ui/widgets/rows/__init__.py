"""Lists whose rows are values drawn by delegates."""
