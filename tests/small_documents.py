"""Small documents as files, as a user would drop them on the window."""

from __future__ import annotations

from pathlib import Path

RULES = """# Magic: The Gathering Tournament Rules

Effective {date}

## 1. Tournament Fundamentals

### 1.1 Tournament Types

Sanctioned tournaments are of two types, rated and casual, {wording}.

### 1.2 Publishing Tournament Information

The organizer publishes the results of each round after the tournament has ended.

## 2. Tournament Mechanics

### 2.1 Match Structure

A match consists of a series of games that are played until one side has won two of them.

### 2.4 End-of-Match Procedure

If the match time limit is reached, the active player finishes the turn and five turns follow.
"""


def rules_file(
    folder: Path, date: str = "February 27, 2026", wording: str = "and the organizer announces it"
) -> Path:
    """Write tournament rules of a date and return the file."""
    path = folder / f"rules {date}.md"
    path.write_text(RULES.format(date=date, wording=wording), encoding="utf-8")
    return path
