"""Small guides in the form of the official ones, in the project's own words."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.stage import Stage

GUIDE = """# Magic Infraction Procedure Guide

Effective 12 January 2026

## 1. General Philosophy

Judges explain what happened and what follows from it.

### 1.1. Definition of Penalties

A Warning is written down and told to the player.

## 2. Game Play Errors

Errors of this family break rules of the game.

### 2.1. Game Play Error — Missed Trigger

Penalty: Warning

#### Definition

A triggered ability went off and its controller showed in no way that they knew of it.

What the opponent controls is never meant here.

- The ability asks for a choice when it is put on the stack.
- The ability changes what can be seen.

#### Examples

- Knut draws and plays a land, and the ability of his upkeep was never spoken of.
- Rhea attacks, and damage is dealt without the bonus that her ability gives.

#### Philosophy

Forgetting costs the player who forgets; nobody has to remind an opponent.

#### Additional Remedy

The opponent decides whether the ability goes on the stack now. See section 1.1.

### 2.4. Game Play Error — Game Rule Violation

Penalty: Warning

#### Definition

A rule was broken and no other infraction of this chapter fits.

#### Additional Remedy

If it is caught soon enough, the game may be backed up.

#### Upgrade

The third of a day becomes a Game Loss.

### 2.5. Game Play Error — Failure to Maintain Game State

Penalty: Warning

#### Definition

A player saw nothing of an error of the opponent.

## 3. Tournament Errors

Errors of this family break rules of the tournament.

### 3.1. Tournament Error — Tardiness

Penalty: Game Loss

#### Definition

The player isn't in the seat when the round begins.
"""
CR = "\n".join(
    (
        "Magic: The Gathering Comprehensive Rules",
        "These rules are effective as of January 16, 2026.",
        "",
        "1. Game Concepts",
        "100. General",
        "101. The Golden Rules",
        "103. Starting the Game",
        "",
        "100. General",
        "100.1. These rules are for games of two players or more.",
        "100.2. Each player has a deck.",
        *(f"100.{number}. Rule {number} of a text long enough." for number in range(3, 110)),
        "",
        "101. The Golden Rules",
        "101.1. A card that says otherwise is right.",
        "",
        "103. Starting the Game",
        "103.1. Players decide who begins.",
        "103.4. Each player draws a hand of seven; see rule 100.2.",
        "103.4a Where there are teams, each of their players draws.",
        "",
        "Glossary",
        "",
        "Deck",
        "The cards that a player begins the game with. See rule 100.2.",
    )
)


def bring(stage: Stage, text: str, name: str) -> None:
    """Import a text into the library of that window, and let it be read."""
    path = Path(stage.home) / name
    path.write_text(text, encoding="utf-8")
    stage.import_file(path)
