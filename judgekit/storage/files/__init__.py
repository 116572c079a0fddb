"""Files that are replaced whole, sealed or only read."""
