import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.event import Event
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import RecordDamaged, RecordTooNew
from tests.storage.record.recorded_events import (
    KINDS,
    TableNoted,
    codec,
    many,
    noted,
    read,
    recorded,
)

BEFORE = 17
WORDS = st.text(st.characters(exclude_categories=["Cs"]))


class TableNotedAtFirst(Event, frozen=True):
    """As the first version had it: the table was a word, the note had another name."""

    place: str
    note: str = ""


LIFTS = {
    "table-noted": (
        lambda old, row: {"table": int(old["place"]), "note": old.get("note", "")},
        lambda old, row: {"table": old["table"], "text": f"{old['note']} ({row.id}, {row.step})"},
    )
}


def new_lifts():
    return LIFTS


@given(st.lists(st.tuples(st.integers(-(2**53), 2**53), WORDS, WORDS), max_size=8))
def test_rows_give_the_events_they_were_made_from(written):
    events = [
        msgspec.structs.replace(recorded(TableNoted(table, text)), step=text, author=author)
        for table, text, author in written
    ]
    rows = codec().rows(events, 0, BEFORE)
    assert codec().events(read(rows), BEFORE) == (events, rows[-1][-1] if rows else BEFORE)


def test_what_rows_repeat_is_kept_once():
    rows = read(codec().rows([*many(3), *many(3)], 0, BEFORE))
    (first, *others), _ = codec().events(rows, BEFORE)
    assert first.step is first.id
    assert {id(each.author) for each in others} == {id(first.author)}
    assert {id(each.boot) for each in others} == {id(first.boot)}


def test_rows_can_be_made_a_few_at_a_time():
    events = many(5)
    first = codec().rows(events[:2], 0, BEFORE)
    rest = codec().rows(events[2:], 2, first[-1][-1])
    assert first + rest == codec().rows(events, 0, BEFORE)


@given(st.integers(0, 4), st.integers(0, 11), st.data())
def test_a_changed_field_is_noticed(at, field, data):
    rows = codec().rows(many(5), 0, BEFORE)
    written = rows[at][field]
    other = {int: st.integers(-5, 10), str: WORDS, bytes: st.binary()}[type(written)]
    changed = data.draw(st.one_of(other, st.none()).filter(lambda value: value != written))
    rows[at] = (*rows[at][:field], changed, *rows[at][field + 1 :])
    with pytest.raises(RecordDamaged):
        codec().events(read(rows), BEFORE)


@given(st.integers(0, 3))
def test_a_missing_row_is_noticed(at):
    rows = codec().rows(many(5), 0, BEFORE)
    with pytest.raises(RecordDamaged):
        codec().events(read(rows[:at] + rows[at + 1 :]), BEFORE)


def test_two_rows_that_changed_places_are_noticed():
    one, two = read(codec().rows(many(2), 0, BEFORE))
    with pytest.raises(RecordDamaged):
        codec().events([two, one], BEFORE)


def test_the_rows_of_another_record_are_noticed():
    with pytest.raises(RecordDamaged):
        codec().events(read(codec().rows(many(2), 0, BEFORE)), BEFORE + 1)


def test_an_old_version_is_lifted_step_by_step():
    at_first = EventCodec({"table-noted": TableNotedAtFirst})
    was = recorded(TableNotedAtFirst("14", "Тасовать"))
    rows = at_first.rows([was], 0, BEFORE)
    now = EventCodec(KINDS, new_lifts)
    (event,), _ = now.events(read(rows), BEFORE)
    assert event.payload == TableNoted(14, f"Тасовать ({was.id}, {was.step})")
    assert [row[1] for row in (*rows, *now.rows([event], 1, 0))] == [1, 3]


@pytest.mark.parametrize("place", ["fourteen", "", "14.5"])
def test_an_old_version_that_cannot_be_lifted_is_refused(place):
    at_first = EventCodec({"table-noted": TableNotedAtFirst})
    rows = at_first.rows([recorded(TableNotedAtFirst(place))], 0, BEFORE)
    with pytest.raises(RecordTooNew):
        EventCodec(KINDS, new_lifts).events(read(rows), BEFORE)


def test_a_newer_version_is_refused():
    rows = EventCodec(KINDS, new_lifts).rows([noted(1)], 0, BEFORE)
    with pytest.raises(RecordTooNew):
        codec().events(read(rows), BEFORE)


def test_a_kind_that_only_a_newer_program_knows_is_refused_not_dropped():
    rows = codec().rows(many(3), 0, BEFORE)
    with pytest.raises(RecordTooNew):
        EventCodec({"event-opened": KINDS["event-opened"]}).events(read(rows), BEFORE)


def test_a_payload_that_only_a_newer_program_understands_is_refused():
    rows = EventCodec({"table-noted": TableNotedAtFirst}).rows(
        [recorded(TableNotedAtFirst("fourteen"))], 0, BEFORE
    )
    with pytest.raises(RecordTooNew):
        codec().events(read(rows), BEFORE)
