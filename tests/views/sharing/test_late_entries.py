"""What was entered after a round's end is found as the day goes on, as if all was looked at."""

from typing import NamedTuple

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, StartRound
from judgekit.domain.shared.history import TakeBack
from judgekit.engine.sharing.after_the_end import AfterEndSearch, entered_after_end
from judgekit.views.sharing.late_entries import LateEntries
from tests.engine.sharing.apart import Apart


class Followed:
    """A hall apart, and what is found at its hub whenever it is looked at."""

    def __init__(self) -> None:
        self.apart = Apart()
        self.hub, self.hall = self.apart.hub, self.apart.hall
        self._late = LateEntries()

    def look(self) -> list[str]:
        engine = self.hub.engine
        found = self._late.of(engine)
        assert list(found) == list(entered_after_end(engine.timeline, engine.state))
        return [each.part for each in found]


@pytest.fixture
def followed() -> Followed:
    return Followed()


def test_what_comes_to_light_with_the_end_is_found(followed):
    assert followed.look() == []
    (call,) = followed.apart.between(OpenCall(14))
    assert followed.look() == []
    followed.apart.together()
    assert followed.look() == [call.id]


def test_it_stays_found_while_the_day_goes_on_and_is_gone_once_taken_back(followed):
    (call,) = followed.apart.between(OpenCall(14))
    followed.apart.together()
    followed.look()
    closed = followed.hub.do(CloseCall(14))
    followed.apart.scorekeeper.do(EndRound())
    followed.hall.come_together()
    assert followed.look() == [call.id]
    followed.apart.scorekeeper.do(StartRound(minutes=50))
    followed.hall.come_together()
    assert followed.look() == [call.id]
    for each in (closed, call):
        followed.hub.do(TakeBack(each.id))
    followed.hall.come_together()
    assert call.id not in followed.look()


class Counted:
    """A part of a timeline that counts how often its events are looked at."""

    order = 0

    def __init__(self) -> None:
        self.looked = 0

    @property
    def events(self) -> tuple[()]:
        self.looked += 1
        return ()


class SoFar(NamedTuple):
    parts: list[Counted]

    def in_force(self) -> list[Counted]:
        return self.parts


def test_what_was_looked_at_is_not_looked_at_again():
    old, new, search = Counted(), Counted(), AfterEndSearch()
    search.go_on(SoFar([old]))
    before = old.looked
    search.go_on(SoFar([old, new]))
    assert (old.looked, new.looked) == (before, before)
    assert before
