"""The hall of the design's pictures: a round that runs, and the same after time."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

from judgekit.domain.clock.commands import (
    GrantExtension,
    NextTurn,
    PauseClock,
    SeatJudge,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.setup.commands import CreateTournament, ShowMessage, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.storage.library.rules_provider import CachedRulesProvider, OwnFiles
from judgekit.system.resources import resources_folder
from tests.web.served_hall import ServedHall

FIRST = ("Ana", "Boris", "Carla", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Irina", "Jonas")
LAST = ("García", "Weiss", "Petrova", "Moreau", "Silva", "Novak", "Rossi", "Larsen", "Costa")


def pictured_hall(home: Path) -> ServedHall:
    """Round 4 of 7 with 12:40 left, a paused deck construction, six extensions, a message."""
    hall = ServedHall(home, make_rules=lambda: bundled_rules(home))
    tables = tuple(
        PairedTable(number, (_player(number), _player(number + 45))) for number in range(1, 46)
    )
    hall.do(
        CreateTournament("Spring Modern Open", rounds=7, language="en"),
        StartRound("Sealed", minutes=30, kind="deck-construction"),
    )
    hall.pass_(560)
    hall.do(
        PauseClock("Sealed"),
        StartRound(round=4),
        TakePairings(4, tables),
        ShowMessage("Sealed players: hand in your decklists at the stage by 15:45"),
    )
    for table, seconds in ((22, 270), (12, 720), (31, 120), (45, 60), (14, 180), (9, 300)):
        hall.do(GrantExtension(table, seconds, "ruling"))
    hall.pass_(37 * 60 + 20)
    return hall


def after_time(hall: ServedHall) -> None:
    """Three minutes and twenty seconds after time, with tables in turns and without a judge."""
    hall.pass_(12 * 60 + 40)
    hall.do(
        StillPlaying((22, 12, 31, 45, 14, 9)),
        SeatJudge(31, "D. Moreau"),
        SeatJudge(45, "T. Weber"),
        SeatJudge(14, "M. Silva"),
        ShowMessage(""),
    )
    hall.pass_(130)
    for table, turns in ((31, 4), (45, 3)):
        hall.do(StartTurns(table))
        hall.do(*(NextTurn(table) for _ in range(turns)))
    hall.pass_(70)


def bundled_rules(home: Path) -> Any:
    """The texts that come with the program, and their search."""
    files = OwnFiles(home / "library", home / "facts.json")
    return CachedRulesProvider(
        resources_folder(), home / "cache", files, today=lambda: date.today().isoformat()
    )


def _player(number: int) -> str:
    return f"{FIRST[number % len(FIRST)]} {LAST[number % len(LAST)]}"
