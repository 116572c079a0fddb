"""Files that are replaced as a whole, sealed or only read."""
