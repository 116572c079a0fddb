"""The figures of the rules that hold for a tournament."""

from __future__ import annotations

import datetime

from judgekit.domain.rules.figures import FiguresInForce, KnownFigures
from judgekit.domain.setup.events import TournamentCreated


def figures_of(known: KnownFigures, details: TournamentCreated | None) -> FiguresInForce:
    """The figures in force on a tournament's day; today's for one without a date."""
    day = details.date if details is not None else ""
    return known.on(day or datetime.date.today().isoformat())
