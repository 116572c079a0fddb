"""Judges' phrasings of an infraction."""

from __future__ import annotations

Phrasings = dict[str, tuple[str, ...]]
"""Phrasings by language."""
