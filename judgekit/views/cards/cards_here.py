"""Cards named at a place of a page; apart from what is made of them, for a page that is opened."""

from __future__ import annotations

from typing import NamedTuple


class CardsHere(NamedTuple):
    """Cards named at one place: `names` as written there, then those that a free `text` may name,
    which are looked for; only that at the index `spot` of the text, unless it is negative. Of all
    that at `at` is meant."""

    names: tuple[str, ...] = ()
    at: int = 0
    text: str = ""
    spot: int = -1
