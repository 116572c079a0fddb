"""Lists whose rows are values and paint themselves."""
