"""Sentences shared by the window and the terminal, one module per subject.

Messages are English source texts; `resources/locale` has their translations.
"""
