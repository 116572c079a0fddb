"""A day to look at: as many rounds, tables and judges as asked for, the same one for a seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

GIVEN = ("Aurelio", "Bárbara", "Ксения", "Dmitri", "Ève", "Františka", "Герман", "Hélène")
FAMILY = (
    *("Montenegro", "Öztürk", "Преображенская", "von Hohenzollern-Sigmaringen", "Ñuñez"),
    *("Wiśniewska", "Кржижановский", "Papadopoulos-Constantinou", "Lee", "Иванова"),
)
JUDGES = ("Ann Abbot", "Bea Brandt", "Cleo Çelik", "Дарья Дроздова")
HEAD_JUDGE = "Eva-Maria Roth-Schwarzenegger"
REASONS = ("ruling", "ruling", "ruling", "ruling", "tardiness", "errand", "other")
INFRACTIONS = (
    *(("ipg-2.5", "warning"), ("ipg-2.5", "warning"), ("ipg-2.1", "none"), ("ipg-2.3", "warning")),
    *(("ipg-3.1", "game-loss"), ("ipg-3.3", "warning"), ("ipg-3.5", "game-loss")),
    ("ipg-2.2", "warning"),
)
NOON = datetime(2026, 11, 21, 8, 30, tzinfo=UTC)


def player(number: int) -> str:
    """The name of a made-up player."""
    family = FAMILY[number % len(FAMILY)]
    return f"{GIVEN[number % len(GIVEN)]} {family} {number}"


class BigDay:
    """Writes the lines of a day."""

    def __init__(self, rounds: int, tables: int, *, seed: int = 1, name: str = "Spring Open"):
        self._random = Random(seed)
        self._at = NOON
        self._tables = tables
        self._has_disqualified = False
        self._lines: list[tuple[datetime, dict[str, Any]]] = []
        self._say(
            0,
            do="open-event",
            name=name,
            format="modern",
            rel="competitive",
            players=tables * 2,
            place="Sala Grande",
            date="2026-11-21",
        )
        for number in range(1, rounds + 1):
            self._round(number)

    def lines(self) -> list[bytes]:
        """The script, in the order of the instants."""
        told = sorted(self._lines, key=lambda line: line[0])
        return [
            json.dumps({"at": f"{at:%Y-%m-%dT%H:%M:%SZ}", **line}).encode() for at, line in told
        ]

    def _say(self, seconds: float, **line: Any) -> None:
        self._lines.append((self._at + timedelta(seconds=int(seconds)), line))

    def _round(self, number: int) -> None:
        random, tables = self._random, range(1, self._tables + 1)
        players = random.sample(range(self._tables * 2), self._tables * 2)
        seats = [
            {"table": t, "players": [player(players[2 * t - 2]), player(players[2 * t - 1])]}
            for t in tables
        ]
        self._say(0, do="take-pairings", round=number, clock="main", tables=seats)
        self._say(1, do="start-round", clock="main", round=number, minutes=50)
        extended: dict[int, int] = {}
        for table in random.sample(list(tables), min(self._tables, 3 + self._tables // 6)):
            extended[table] = self._stop(number, table, seats[table - 1]["players"])
        if number == 4:
            self._say(900, do="pause-clock", clock="main")
            self._say(1140, do="resume-clock", clock="main")
        end = 3001 + (240 if number == 4 else 0)
        last = self._finish(extended, end)
        self._say(last + 40, do="end-round", clock="main")
        self._at += timedelta(seconds=last + 600 + (2400 if number == 2 else 0))

    def _stop(self, number: int, table: int, names: list[str]) -> int:
        """Stop a table for a while; how many seconds it is owed, about."""
        random = self._random
        begin, long = random.randrange(30, 2300), random.randrange(40, 420)
        if random.random() < 0.25:
            self._say(begin, do="start-deck-check", table=table, clock="main", decks=2)
            found = random.choice(([], [], ["59 cards in the main deck, one Опт in the sideboard"]))
            self._say(begin + long, do="finish-deck-check", table=table, findings=found)
            return long + 180
        reason, judge = random.choice(REASONS), random.choice((*JUDGES, HEAD_JUDGE))
        self._say(begin, do="open-call", table=table, reason=reason, judge=judge, clock="main")
        if random.random() < 0.55:
            infraction, penalty = random.choice(INFRACTIONS)
            if number == 3 and not self._has_disqualified:
                self._has_disqualified = True
                infraction, penalty = "ipg-4.8", "disqualification"
            self._say(
                begin + long // 2,
                do="issue-penalty",
                player=random.choice(names),
                infraction=infraction,
                penalty=penalty,
                table=table,
                judge=judge,
                head_judge=HEAD_JUDGE if penalty != "warning" else "",
                comment="He drew two cards and put one of them back before he was stopped",
                clock="main",
            )
            if random.random() < 0.3 or penalty == "disqualification":
                self._appeal(begin + long // 2, table, judge)
        self._say(begin + long, do="close-call", table=table, clock="main")
        return long if long > 60 else 0

    def _appeal(self, at: int, table: int, judge: str) -> None:
        self._say(
            at + 2,
            do="open-appeal",
            table=table,
            clock="main",
            ruling="Hidden card error, the opponent chooses a card that goes back into the deck",
            floor_judge=judge,
        )
        outcome = self._random.choice(("upheld", "upheld", "overturned", "remedy-changed"))
        self._say(at + 9, do="decide-appeal", table=table, outcome=outcome, head_judge=HEAD_JUDGE)

    def _finish(self, extended: dict[int, int], end: int) -> int:
        random, last = self._random, end
        for table in range(1, self._tables + 1):
            owed = extended.get(table, 0)
            is_late = random.random() < (0.8 if owed > 120 else 0.08)
            begin = 2850 if table in extended else 1500
            at = end + owed + random.randrange(20, 260) if is_late else random.randrange(begin, end)
            if is_late:
                self._say(end + owed + 10, do="start-turns", table=table, clock="main")
            self._say(at, do="finish-table", table=table, clock="main")
            last = max(last, at)
        return last


def big_day(rounds: int = 9, tables: int = 60, **options: Any) -> list[bytes]:
    """The lines of such a day."""
    return BigDay(rounds, tables, **options).lines()


def objects(lines: list[bytes]) -> Iterator[dict[str, Any]]:
    """The lines, read."""
    return map(json.loads, lines)
