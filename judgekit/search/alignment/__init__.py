"""Which section of one edition is which of another, by their words."""
