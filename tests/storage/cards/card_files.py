"""Small card files, as Scryfall and MTGJSON write them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def scryfall_card(name: str, **more: Any) -> dict[str, Any]:
    """One printing; `modern` says whether it is legal there."""
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
    """One face, as AtomicCards has it."""
    return {
        "name": name,
        "type": "Instant",
        "layout": "normal",
        "legalities": {"modern": "Legal", "vintage": "Banned"},
        "rulings": [{"date": "2020-01-01", "text": "It does."}],
        **more,
    }


def atomic_file(**cards: Any) -> dict[str, Any]:
    """AtomicCards."""
    return {"meta": {"date": "2026-06-28", "version": "5.2.2"}, "data": cards}


def written(path: Path, content: Any) -> Path:
    """The file with that content, as JSON where it isn't bytes."""
    raw = content if isinstance(content, bytes) else json.dumps(content).encode()
    path.write_bytes(raw)
    return path
