"""The sentences that the window and the terminal share, a module for each subject.

Messages are English source texts; `resources/locale` has their translations.
"""
