"""A judge's phone, whose steps are made and sealed by a laptop, is a device like any other."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, GrantExtension, StartRound
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import LetIn, RevokeDevice
from judgekit.engine.sharing.shared_engine import Enterer
from judgekit.engine.timeline import Step
from tests.engine.sharing.hall import Hall, HashSeals, Laptop

PHONE = Enterer("phone", frozenset(("phone",)), HashSeals("key phone"))


@pytest.fixture
def hall() -> Hall:
    made = Hall(2)
    made["a"].do(StartRound())
    made["a"].do(LetIn("phone", "Judy", (), "key phone"))
    made.exchange()
    made.pass_(60)
    return made


def by_phone(laptop: Laptop, command: Command) -> Step | Refusal:
    laptop.clock.at = laptop.hall.at
    return laptop.engine.submit(command, phone=PHONE)


def test_its_steps_are_its_persons_on_every_laptop(hall: Hall) -> None:
    step = by_phone(hall["a"], OpenCall(3))
    assert isinstance(step, Step)
    assert hall["a"].engine.waiting() == [step.id]
    hall.exchange()
    for laptop in hall.laptops.values():
        found = laptop.engine.timeline.step(step.id)
        assert found is not None
        assert (found.author, found.device) == ("Judy", "phone")
        assert laptop.engine.state.calls.open_at(3) is not None
    hall.check()


def test_its_steps_wait_with_the_laptops_and_outlast_a_kill(hall: Hall) -> None:
    hall["a"].cut()
    hall["a"].do(GrantExtension(3, 60))
    by_phone(hall["a"], GrantExtension(4, 120))
    hall["a"].do(GrantExtension(5, 180))
    hall["a"].kill()
    assert len(hall["a"].engine.waiting()) == 3
    hall.come_together()
    hall.check()
    tables = hall["b"].engine.state.clocks.by_name["main"].round.tables
    assert [tables[each].extension(0) for each in (3, 4, 5)] == [60_000, 120_000, 180_000]


def test_it_may_what_its_person_may(hall: Hall) -> None:
    refused = by_phone(hall["a"], EndRound())
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.NOT_YOUR_ROLE
    hall["b"].do(OpenCall(3))
    hall.exchange()
    (call,) = hall["a"].engine.state.calls.opened
    others = by_phone(hall["a"], TakeBack(call))
    assert isinstance(others, Refusal)
    assert others.code is RefusalCode.NOT_YOUR_STEP
    assert isinstance(by_phone(hall["a"], CloseCall(number=call)), Step)
    hall.exchange()
    hall.check()


def test_what_it_entered_before_a_revocation_came_is_set_aside(hall: Hall) -> None:
    hall["b"].do(RevokeDevice("phone"))
    hall["b"].send()
    by_phone(hall["a"], GrantExtension(3, 60))
    hall.exchange()
    hall.check()
    (aside,) = hall["a"].engine.state.team.undecided()
    assert aside.author == "Judy"


def test_once_it_is_revoked_it_enters_nothing(hall: Hall) -> None:
    hall["a"].do(RevokeDevice("phone"))
    refused = by_phone(hall["a"], OpenCall(3))
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.NOT_LET_IN
