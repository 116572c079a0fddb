"""Printing: what goes onto paper, and the preview that every place has."""
