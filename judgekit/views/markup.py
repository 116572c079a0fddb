"""Escaping for rich text, without the standard library's tables, which slow down startup."""

from __future__ import annotations


def escape(text: str) -> str:
    """Escape the four characters that are special in rich text."""
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, name)
    return text
