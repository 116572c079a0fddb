"""The library: its documents, what a file would bring, carrying it over."""
