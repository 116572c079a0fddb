"""The rules documents on disk, and what is derived from them."""
