"""Parsers from text and bytes to values. They open no files: a reader takes what was read."""
