"""Table numbers."""

from __future__ import annotations

HIGHEST_TABLE = 99_999
"""Table numbers start at 1."""
