"""The question which tables still play after time."""
