"""What of a tournament can change."""

from __future__ import annotations

from enum import StrEnum


class Topic(StrEnum):
    """What can change; a page shows some of these and asks for no others."""

    SETUP = "setup"
    CLOCK = "clock"
    CALLS = "calls"
    DECK_CHECKS = "deck-checks"
    INFRACTIONS = "infractions"
    TIMELINE = "timeline"
