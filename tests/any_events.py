"""Hypothesis strategies for events of every kind, built from the fields of their structs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from hypothesis import strategies as st

from judgekit.domain.shared.event import Event
from judgekit.domain.tournament import EVENT_KINDS
from tests.day import TEN

WORDS = st.sampled_from(
    (
        *("", "main", "side", "round", "draft", "booster", "ruling", "deck-check", "feature"),
        *("errand", "Anna Rossi", "rossi, anna", "A. Rossi", "ipg-3.3", "warning", "none"),
        *("upheld", "sleeves"),
    )
)
"""Few values, so that events meet; any other text occurs among them."""
TEXTS = WORDS | WORDS | st.text(max_size=5)
INTEGERS = st.integers(0, 3) | st.integers(0, 3) | st.integers(-2, 600_000) | st.integers()
FLOATS = st.floats(0, 60) | st.floats(allow_nan=False, allow_infinity=False)
MOMENTS = st.integers(TEN, TEN + 4_000_000) | st.integers(-(2**63), 2**63 - 1)
"""Any value that the record's column can hold."""


SCALARS: Mapping[type[msgspec.inspect.Type], st.SearchStrategy] = {
    msgspec.inspect.NoneType: st.none(),
    msgspec.inspect.BoolType: st.booleans(),
    msgspec.inspect.IntType: INTEGERS,
    msgspec.inspect.FloatType: FLOATS,
    msgspec.inspect.StrType: TEXTS,
}


IDS = st.sampled_from(("main 1", "main 1", "one", "one", "two", ""))
"""Few ids, so that events are about the same."""
BY_NAME: Mapping[str, st.SearchStrategy] = {
    "clock": st.sampled_from(("main", "main", "side", "")) | TEXTS,
    "table": st.integers(1, 2) | INTEGERS,
    **dict.fromkeys(("id", "round_id", "call", "check", "appeal"), IDS | TEXTS),
}
"""Fields that refer to the subject of other events."""


def any_of_type(kind: msgspec.inspect.Type) -> st.SearchStrategy:
    """Any value of that type."""
    match kind:
        case msgspec.inspect.EnumType(cls=enum):
            return st.sampled_from(list(enum))
        case msgspec.inspect.UnionType(types=types):
            return st.one_of([any_of_type(each) for each in types])
        case msgspec.inspect.VarTupleType(item_type=item):
            return st.lists(any_of_type(item), max_size=3).map(tuple)
        case msgspec.inspect.StructType(cls=struct):
            return any_struct(struct)
    return SCALARS[type(kind)]


def any_of_field(field: msgspec.inspect.Field) -> st.SearchStrategy:
    """Any value of that field."""
    is_single = isinstance(field.type, msgspec.inspect.IntType | msgspec.inspect.StrType)
    named = BY_NAME.get(field.name) if is_single else None
    return any_of_type(field.type) if named is None else named


def any_struct(kind: type[msgspec.Struct]) -> st.SearchStrategy:
    """Any struct of that type."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    fields = {each.name: any_of_field(each) for each in info.fields}
    return st.builds(kind, **fields)


def any_event_of(kinds: Iterable[type[Event]]) -> st.SearchStrategy[Event]:
    """Any event of these types."""
    return st.one_of([any_struct(kind) for kind in kinds])


ANY_EVENT = any_event_of(EVENT_KINDS.values())
