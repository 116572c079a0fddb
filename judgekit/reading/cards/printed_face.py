"""A face as it is printed, without what only the file's maker has put there."""

from __future__ import annotations

import re

from judgekit.domain.cards.card import PrintedFace

_MARK = "//Level_"
_LEVEL = re.compile(r"//Level_\d+//\n?", re.ASCII)
"""A line that stands for a part's frame."""


def printed_face(name: str, types: str, text: str, artist: str) -> PrintedFace:
    """Return the face with what is printed on it; with its name alone where the record is shifted
    by a line, so that its type is a sentence of the text and its text ends in the artist's name."""
    if artist and types.endswith(".") and text.rsplit("\n", 1)[-1].strip() == artist:
        return PrintedFace(name)
    if _MARK in text:
        text = _LEVEL.sub("", text)
    return PrintedFace(name, types, text)
