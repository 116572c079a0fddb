"""The numbers that tables have."""

from __future__ import annotations

HIGHEST_TABLE = 99_999
"""They begin with 1."""
