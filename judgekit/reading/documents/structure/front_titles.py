"""Titles of what stands before the first chapter."""

from __future__ import annotations

import re

_FRONT = re.compile(
    r"^(?:introduction|introducci[óo]n|einleitung|einf[üu]hrung|introduzione|introdu[çc][ãa]o|"
    r"введение|はじめに|简介|簡介|서문)\W?$",
    re.IGNORECASE,
)


def is_front_title(text: str) -> bool:
    """Whether a line is `Introduction`, in any of the languages."""
    return _FRONT.match(text) is not None
