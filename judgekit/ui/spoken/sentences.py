"""Parts of what is shown, told one after the other."""

from __future__ import annotations

from collections.abc import Iterable


def sentences(parts: Iterable[str]) -> str:
    """Join parts to sentences; empty ones are left out."""
    return " ".join(part if part[-1] in ".!?…:" else f"{part}." for part in parts if part)
