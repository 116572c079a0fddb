"""The help: the manual's pages, all keys and all that can be typed."""
