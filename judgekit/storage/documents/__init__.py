"""One reader per kind of source file, from bytes to a domain Document."""
