"""State of a table's additional turns, for the tracker."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from judgekit.domain.clock.state import TURNS_PLAYING_TOGETHER, Round, Table, Turn
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.clock.shown_tables import shown_snapshot


class Phase(StrEnum):
    """Phase of a table on its way to the end of its match."""

    WAITING = "waiting"
    """Its time isn't over."""
    DUE = "due"
    """Its time is over; the turns can begin."""
    TURNS = "turns"
    PLAYED = "played"
    """The last additional turn is over."""
    DONE = "done"
    """Its match is over before the last turn."""
    UNTIMED = "untimed"
    """The round has no time limit, and so no additional turns."""
    ENDED = "ended"
    """The round is over."""


GOING = (Phase.WAITING, Phase.DUE, Phase.TURNS)
"""Phases in which the table can still be changed."""


class CellKind(StrEnum):
    """State of a turn on the track."""

    DONE = "done"
    NOW = "now"
    TO_COME = "to-come"
    FROM_SLOW_PLAY = "from-slow-play"
    """Still to come, and added by Slow Play."""


class TurnCell(msgspec.Struct, frozen=True):
    """A turn on the track: its number, and the seat (0 or 1) of its player."""

    number: int
    kind: CellKind
    seat: int


class TurnFacts(msgspec.Struct, frozen=True):
    """A table as its tracker displays it.

    `names` are those of the pairings, empty without them. `reading` and `left` are in milliseconds:
    the clock's reading at the table's deadline, and the time until then, None without a limit.
    `is_held` while a call or check is open at the table and `is_paused` while the whole clock is
    paused: the remaining time doesn't shrink then.
    """

    clock: str
    table: int
    phase: Phase
    names: tuple[str, ...]
    judge: str
    turns: tuple[Turn, ...]
    total: int
    added: int
    reading: int
    left: int | None
    deadline: Moment | None
    is_held: bool
    is_paused: bool
    single_elimination: bool
    plays_together: bool
    """Whether teams share a game, as in Two-Headed Giant."""
    round_id: str = ""

    @property
    def number(self) -> int:
        """Number of the current or last turn."""
        return max(0, len(self.turns) - 1)

    @property
    def seat(self) -> int:
        """Seat of the current turn's player."""
        return self.turns[-1].seat if self.turns else 0

    @property
    def is_last(self) -> bool:
        """Whether this is the last turn."""
        return len(self.turns) > self.total

    def cells(self) -> tuple[TurnCell, ...]:
        """The track from turn 0 to the last."""
        usual = self.total - self.added
        cells = []
        for number in range(self.total + 1):
            if number < len(self.turns):
                is_now = number == self.number and self.phase is Phase.TURNS
                kind = CellKind.NOW if is_now else CellKind.DONE
                cells.append(TurnCell(number, kind, self.turns[number].seat))
                continue
            kind = CellKind.FROM_SLOW_PLAY if number > usual else CellKind.TO_COME
            cells.append(TurnCell(number, kind, (self.seat + number - self.number) % 2))
        return tuple(cells)


def turn_facts(
    state: Tournament, clock: str, table: int, now: Moment, rounding: int = 1
) -> TurnFacts | None:
    """The table in the clock's current or last round; None if the clock never had one.

    Its extension is rounded up to a multiple of `rounding` milliseconds.
    """
    known = state.clocks.by_name.get(clock)
    if known is None:
        return None
    current = known.round
    seated = current.tables.get(table) or Table(turns_total=state.setup.extra_turns())
    snapshot = shown_snapshot(current, table, seated, now, rounding)
    return TurnFacts(
        clock=clock,
        table=table,
        phase=_phase(current, seated, snapshot.left),
        names=state.setup.players_at(clock, current.number, table),
        judge=seated.judge,
        turns=tuple(seated.turns),
        total=seated.turns_total,
        added=seated.added_turns,
        reading=-snapshot.extension,
        left=snapshot.left,
        deadline=snapshot.deadline,
        is_held=snapshot.is_interrupted,
        is_paused=current.paused_since is not None,
        single_elimination=current.single_elimination,
        plays_together=state.setup.extra_turns() == TURNS_PLAYING_TOGETHER,
        round_id=current.id,
    )


def initials(names: Sequence[str]) -> tuple[str, str] | None:
    """Short forms of two names for telling them apart.

    The initials of the family names or, if these are equal, of first and family names: `R` and `P`,
    `AR` and `LR`. None if neither tells them apart, or if there aren't two names.
    """
    if len(names) != 2:
        return None
    first, second = (_parts(name) for name in names)
    if not first or not second:
        return None
    family = first[-1][0].upper(), second[-1][0].upper()
    both = first[0][0].upper() + family[0], second[0][0].upper() + family[1]
    return next((pair for pair in (family, both) if pair[0] != pair[1]), None)


def _parts(name: str) -> list[str]:
    """The words of a name with the family name last, also if it was written first with a comma."""
    family, comma, given = name.partition(",")
    ordered = f"{given} {family}" if comma else name
    return [word for word in ordered.split() if word[0].isalnum()]


def _phase(current: Round, table: Table, left: int | None) -> Phase:
    if table.done:
        return Phase.PLAYED if len(table.turns) > table.turns_total else Phase.DONE
    if current.ended is not None:
        return Phase.ENDED
    if table.turns:
        return Phase.TURNS
    if left is None:
        return Phase.UNTIMED
    return Phase.WAITING if left > 0 else Phase.DUE
