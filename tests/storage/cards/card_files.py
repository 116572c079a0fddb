"""Small card files in the formats of Scryfall and MTGJSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from judgekit.system.wall_clock import latest_today

LATEST = "2026-12-31"
"""No file of these tests has a later day, but where one has on purpose."""


def on_the_day() -> str:
    """Today, in tests, whatever the machine's clock says."""
    return max(LATEST, latest_today())


def scryfall_card(name: str, **more: Any) -> dict[str, Any]:
    """A printing; `modern` is its legality there."""
    modern = more.pop("modern", "legal")
    return {
        "object": "card",
        "id": "7742047e",
        "name": name,
        "lang": "en",
        "layout": "normal",
        "prices": {"usd": None, "eur": "0.47"},
        "all_parts": [{"object": "related_card", "name": "Somebody Else"}],
        "legalities": {"modern": modern, "vintage": "restricted"},
        **more,
    }


def atomic_card(name: str, **more: Any) -> dict[str, Any]:
    """A face, in the format of AtomicCards."""
    return {
        "name": name,
        "type": "Instant",
        "layout": "normal",
        "legalities": {"modern": "Legal", "vintage": "Banned"},
        "rulings": [{"date": "2020-01-01", "text": "It does."}],
        **more,
    }


def atomic_file(**cards: Any) -> dict[str, Any]:
    """A file of AtomicCards."""
    return {"meta": {"date": "2026-06-28", "version": "5.2.2"}, "data": cards}


def written(path: Path, content: Any) -> Path:
    """Write the file with that content, as JSON unless it is bytes."""
    raw = content if isinstance(content, bytes) else json.dumps(content).encode()
    path.write_bytes(raw)
    return path
