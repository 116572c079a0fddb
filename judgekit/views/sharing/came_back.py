"""What came of the steps that waited while this laptop was cut off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from judgekit.domain.clock.state import Clocks
from judgekit.domain.shared.event import Recorded
from judgekit.domain.team.state import SetAside
from judgekit.domain.tournament import Tournament
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.sharing.shared_engine import Told


class CameBack(msgspec.Struct, frozen=True):
    """How many steps were taken as they are, and how many merged with what others entered.

    `earlier` is how many of those taken belong to a round that is over, by its number; `need_you`
    are those set aside that nobody has settled.
    """

    taken: int
    merged: int
    earlier: Mapping[int, int]
    need_you: tuple[SetAside, ...]

    @property
    def is_worth_telling(self) -> bool:
        """Whether anything but the expected came of them, or of many."""
        return bool(self.merged or self.earlier or self.need_you or self.taken > 1)


def came_back(told: Iterable[Told], state: Tournament) -> CameBack:
    """Return what became of this laptop's own steps among these; `state` is the present one."""
    own = [each.settlement for each in told if each.is_own]
    count = Counter(each.became for each in own)
    confirmed = [each for each in own if each.became is Became.CONFIRMED]
    rounds = (_earlier_round(each.recorded, state.clocks) for each in confirmed)
    earlier = Counter(number for number in rounds if number is not None)
    ids = {each.step for each in own}
    need_you = tuple(each for each in state.team.undecided() if each.id in ids)
    taken, merged = count[Became.CONFIRMED], count[Became.MERGED]
    return CameBack(taken, merged, dict(sorted(earlier.items())), need_you)


def _earlier_round(recorded: Iterable[Recorded], clocks: Clocks) -> int | None:
    """The number of the round that these events belong to, if it is over."""
    for each in recorded:
        named = clocks.rounds.get(getattr(each.payload, "round_id", ""))
        if named is not None and named.ended is not None:
            last = clocks.last_round(named.clock)
            return None if last is named else named.number
    return None
