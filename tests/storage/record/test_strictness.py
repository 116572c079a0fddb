"""What is recorded has every field, and nothing that this program doesn't know, at any depth."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from judgekit.domain.shared.history import HISTORY_COMMANDS, Undo
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.tournament import COMPOSITION, EVENT_KINDS
from judgekit.engine.intention import Intention, decoded, encoded
from judgekit.storage.record.codec import EventCodec, rechained
from judgekit.storage.record.database import RecordTooNew
from tests.storage.record.recorded_events import read, recorded
from tests.storage.record.shapes import structs_within


def recorded_structs() -> Iterator[type[msgspec.Struct]]:
    """Every event and every command, with all structs that they hold."""
    found: dict[type[msgspec.Struct], None] = {}
    left: list[type[msgspec.Struct]] = [
        *EVENT_KINDS.values(),
        *COMPOSITION.commands,
        *HISTORY_COMMANDS,
    ]
    while left:
        shape = left.pop()
        if shape not in found:
            found[shape] = None
            fields = msgspec.structs.fields(shape)
            left += [each for field in fields for each in structs_within(field.type)]
    return iter(found)


STRUCTS = sorted(recorded_structs(), key=lambda shape: shape.__qualname__)


@pytest.mark.parametrize("shape", STRUCTS, ids=lambda shape: shape.__name__)
def test_a_field_that_is_not_known_is_refused(shape):
    assert shape.__struct_config__.forbid_unknown_fields


@pytest.mark.parametrize("shape", STRUCTS, ids=lambda shape: shape.__name__)
def test_every_field_is_written(shape):
    assert not shape.__struct_config__.omit_defaults


def test_the_structs_within_others_are_walked():
    names = {shape.__name__ for shape in STRUCTS}
    assert {"PairedTable", "RemarkedLine", "PlayerStanding", "AmendedPart", "Dated"} <= names


def test_an_intention_has_every_field_and_no_other():
    written = encoded(Intention(Undo()))
    assert written == b'{"command":{"do":"undo","steps":1,"reason":""},"given":{}}'
    for more in (b'{"later":1,', b'{"command":{"later":1,'):
        changed = written.replace(b'{"command":{' if b"command" in more else b"{", more, 1)
        with pytest.raises(UNDECODABLE):
            decoded(changed)


def test_a_field_that_is_not_known_deep_in_an_event_is_refused():
    codec = EventCodec(EVENT_KINDS)
    pairings = EVENT_KINDS["pairings-taken"]
    event = msgspec.convert(
        {"clock": "main", "round": 1, "tables": [{"table": 1, "players": ["Ann", "Bo"]}]}, pairings
    )
    (row,) = codec.rows([recorded(event)], 0, 0)
    payload = row[10].replace(b'{"table":1,', b'{"table":1,"stage":2,')
    assert payload != row[10]
    changed = rechained([(*row[:10], payload, *row[11:])], 0)
    with pytest.raises(RecordTooNew):
        codec.events(read(changed), 0)
