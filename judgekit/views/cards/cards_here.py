"""Cards named at a place of a page; apart from what is made of them, for a page that is opened."""

from __future__ import annotations

from typing import NamedTuple


class CardsHere(NamedTuple):
    """Cards named at one place: `names` as written there, of which that at `at` is meant; or a free
    `text` that may name some, which are looked for."""

    names: tuple[str, ...] = ()
    at: int = 0
    text: str = ""
