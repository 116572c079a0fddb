"""Walk the texts of events and commands as plain JSON data, by what their fields are declared to
hold (`texts/kinds.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.texts.kinds import TextKind

Replace = Callable[[TextKind, str, bool | None], str]
"""Called with what a text is, the text, and whether it belongs to something that is about the
player looked for, None if to nothing about a player; returns the text to put in its place."""
TAG = "do"
"""The field of a command that has its name."""


class DeclaredText(NamedTuple):
    """A text field: the struct that has it, its name, and what it holds, None if undeclared."""

    struct: type[msgspec.Struct]
    field: str
    kind: TextKind | None


def declared_texts(struct: type[msgspec.Struct]) -> Iterator[DeclaredText]:
    """Yield all text fields of a struct and of the structs within it, possibly more than once."""
    for name, hint in fields_of(struct).items():
        for kind in _texts_of(hint):
            yield DeclaredText(struct, name, kind)
        for nested in _structs_of(hint):
            yield from declared_texts(nested)


def replaced(
    value: object,
    hint: object,
    replace: Replace,
    is_meant: Callable[[str], bool],
    *,
    is_about: bool | None = None,
) -> object:
    """Return the data with other texts; `value` is as JSON has it, `hint` its type.

    A struct is about its player, and so are those within it; where it names none, what is said of
    the whole by `is_about` holds.

    What doesn't fit its type is taken for prose, all texts in it: data of earlier versions and of
    scripts have more than the types say.
    """
    return _Walk(replace, is_meant).value(value, hint, is_about)


@lru_cache(maxsize=512)
def fields_of(struct: type[msgspec.Struct]) -> Mapping[str, object]:
    """The types of a struct's fields by name, with what is declared of texts."""
    return {field.name: field.type for field in msgspec.structs.fields(struct)}


class _Walk:
    def __init__(self, replace: Replace, is_meant: Callable[[str], bool]) -> None:
        self._replace, self._is_meant = replace, is_meant

    def value(self, value: object, hint: object, is_about: bool | None) -> object:
        if isinstance(value, str):
            return self._text(value, hint, is_about)
        if isinstance(value, list):
            item = _item_of(hint)
            return [self.value(each, item, is_about) for each in value]
        if isinstance(value, dict):
            return self._struct(value, hint, is_about)
        return value

    def _text(self, text: str, hint: object, is_about: bool | None) -> str:
        kind = _kind_of(hint)
        return text if kind is None else self._replace(kind, text, is_about)

    def _struct(self, value: dict[str, object], hint: object, is_about: bool | None) -> object:
        struct = struct_for(value, hint)
        if struct is None:
            return {name: self.value(each, Any, is_about) for name, each in value.items()}
        fields = fields_of(struct)
        owners = [value[name] for name in owner_fields(struct) if value.get(name)]
        if owners:
            is_about = any(isinstance(each, str) and self._is_meant(each) for each in owners)
        is_tagged = issubclass(struct, Command)
        return {
            name: each
            if is_tagged and name == TAG
            else self.value(each, fields.get(name, Any), is_about)
            for name, each in value.items()
        }


@lru_cache(maxsize=512)
def owner_fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct that have the name of the one player whom it is about."""
    return tuple(name for name in fields_of(struct) if name == "player")


def struct_for(value: Mapping[str, object], hint: object) -> type[msgspec.Struct] | None:
    """Return which of the structs of a type this data is of; None if of none."""
    structs = _structs_within(hint)
    tagged = [each for each in structs if each.__struct_config__.tag == value.get(TAG, "")]
    untagged = [each for each in structs if each.__struct_config__.tag is None]
    found = tagged or untagged or list(structs if len(structs) == 1 else ())
    return found[0] if found else None


@lru_cache(maxsize=512)
def _kind_of(hint: object) -> TextKind | None:
    """What a text of this type is; None for a value of an enumeration."""
    kinds = [kind for kind in _texts_of(hint) if kind is not None]
    if not kinds and any(map(_is_enumeration, _alternatives(hint))):
        return None
    return kinds[0] if kinds else TextKind.PROSE


@lru_cache(maxsize=512)
def _item_of(hint: object) -> object:
    """The type of a list's items."""
    for each in _alternatives(hint):
        if get_origin(each) in (tuple, list, Sequence):
            return get_args(each)[0]
    return Any


def _texts_of(hint: object) -> Iterator[TextKind | None]:
    """Yield what the texts of a field hold, those in its tuples too."""
    for each in _alternatives(hint):
        if each is str:
            yield None
        elif get_origin(each) is Annotated and get_args(each)[0] is str:
            yield next((kind for kind in get_args(each)[1:] if isinstance(kind, TextKind)), None)
        elif get_origin(each) in (tuple, list, Sequence):
            yield from _texts_of(get_args(each)[0])


def _structs_of(hint: object) -> Iterator[type[msgspec.Struct]]:
    for each in _alternatives(hint):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            yield each
        elif get_origin(each) in (tuple, list, Sequence):
            yield from _structs_of(get_args(each)[0])


@lru_cache(maxsize=512)
def _structs_within(hint: object) -> Sequence[type[msgspec.Struct]]:
    return tuple(_structs_of(hint))


def _is_enumeration(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, StrEnum)


def _alternatives(hint: object) -> tuple[object, ...]:
    """The members of a union; of any other type only itself."""
    is_union = get_args(hint) and get_origin(hint) not in (Annotated, tuple, list, Sequence, dict)
    return get_args(hint) if is_union else (hint,)
