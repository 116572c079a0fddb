"""One list: read, mended, held against the format."""
