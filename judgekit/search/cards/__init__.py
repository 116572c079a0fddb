"""The rules that a card touches."""
