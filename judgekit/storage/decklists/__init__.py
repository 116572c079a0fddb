"""Readers of decklists, one for each kind of file, and the writer of them.

`reading.py` knows which reader a file wants: `read_decklist`, `parse_decklist`. `writing.py` has
`write_decklist`, `many.py` the lists of all players at once.
"""
