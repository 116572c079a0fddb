"""The sentences of the terminal in English, Spanish and Russian, a file for each topic.

`cli/wording.py` puts them together and says them.
"""
