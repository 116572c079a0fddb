"""The sizes of decks stand in one place: what a format asks and what a check expects agree."""

from __future__ import annotations
