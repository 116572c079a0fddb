"""Entries of the first form of a record, which have no command to decide again."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.commands import GrantExtension
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from tests.day import Day, round_day


def test_a_round_that_an_entry_without_a_command_rests_on_is_not_taken_back():
    before = round_day()
    before.at(5).do(GrantExtension(3, 60))
    start, grant = before.log.recorded
    plain = msgspec.structs.replace(grant, intention=b"")
    rows: list[Recorded] = [start, plain]
    day = Day(rows).at(10)
    refused = day.engine.submit(TakeBack(start.step))
    assert isinstance(refused, Refusal)
    assert refused.code is RefusalCode.RESTED_ON
    assert (refused.values["step"], refused.values["do"]) == (grant.id, "extension-granted")
    assert day.extension(3) == 60
