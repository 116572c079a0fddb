"""Undo and redo: what they would do, asked before they do it."""
