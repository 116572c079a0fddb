"""Plain words in rich text; without the standard library's tables, which start-up would pay for."""

from __future__ import annotations


def escape(text: str) -> str:
    """The text with the four signs that rich text takes for its own written out."""
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, name)
    return text
