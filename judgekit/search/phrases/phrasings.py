"""How judges say what an infraction is."""

from __future__ import annotations

Phrasings = dict[str, tuple[str, ...]]
"""How judges say it, by language."""
