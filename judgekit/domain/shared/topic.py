"""Topics of change in a tournament."""

from __future__ import annotations

from enum import StrEnum


class Topic(StrEnum):
    """What can change; a page displays some of these and ignores the others."""

    SETUP = "setup"
    CLOCK = "clock"
    CALLS = "calls"
    DECK_CHECKS = "deck-checks"
    INFRACTIONS = "infractions"
    TIMELINE = "timeline"
    TEAM = "team"
