"""A whole day in the older form of the record, from which a player is erased."""

from __future__ import annotations

import shutil
from typing import Any

import pytest

from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.personal.erasure import Erasure, known_names
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.plain_state import plainly
from tests.storage.record.golden_records import golden_record
from tests.storage.record.test_rewriting import holding

SPARED = frozenset(("players", "by_player", "notes", "note", "comment", "lists", "pools", "name"))


def without_names(value: Any, erasure: Erasure) -> Any:
    """A plain state with the stand-in for the names, and without what becomes empty."""
    if isinstance(value, dict):
        return {
            name: without_names(each, erasure) for name, each in value.items() if name not in SPARED
        }
    if isinstance(value, list):
        return [without_names(each, erasure) for each in value]
    if isinstance(value, str):
        for name in sorted(erasure.spellings, key=len, reverse=True):
            value = value.replace(name, erasure.stand_in)
    return value


@pytest.fixture
def folder(tmp_path):
    shutil.copyfile(golden_record(1), tmp_path / "day.judgekit")
    return TournamentFolder(tmp_path, EventCodec(EVENT_KINDS))


def test_each_player_of_a_day_of_form_1_can_be_erased(folder, tmp_path):
    path = str(tmp_path / "day.judgekit")
    names = [name for name in known_names(folder.read(path)) if "/" not in name]
    erased = 0
    for name in names:
        recorded = folder.read(path)
        erasure = Erasure(recorded, name)
        if erasure.refusal is not None:
            continue
        before = state_of(Timeline(recorded))
        folder.rewrite(path, erasure.erase, ())
        after = folder.read(path)
        assert [(each.id, each.at, each.step) for each in after] == [
            (each.id, each.at, each.step) for each in recorded
        ]
        assert without_names(plainly(state_of(Timeline(after))), erasure) == without_names(
            plainly(before), erasure
        )
        if " " in name:
            assert holding(tmp_path, name) == []
        erased += 1
    assert erased > 3
