"""Convert decoded JSON to a struct, leaving out what is of another form.

The structs consist of texts, booleans, mappings of texts, tuples, and further such structs; every
field has a default.
"""

from __future__ import annotations

from typing import Annotated, Generic, TypeAlias, TypeVar

import msgspec

MOST_MEMBERS = 200
"""Members of one list that is kept."""
LONGEST_TEXT = 4_000
"""Characters of a text that is kept."""

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
FEW = msgspec.Meta(max_length=MOST_MEMBERS)

Wanted = TypeVar("Wanted", bound=msgspec.Struct)


class Form(Generic[Wanted]):
    """Makes structs of one kind."""

    def __init__(self, kind: type[Wanted]) -> None:
        self._kind = kind
        self._decode = msgspec.json.Decoder(kind).decode
        self._info = msgspec.inspect.type_info(kind)
        self._fields = {each.encode_name: each.name for each in msgspec.structs.fields(kind)}

    def has(self, name: str) -> bool:
        """Whether the structs have a field under that name in the file."""
        return name in self._fields

    def decoded(self, raw: bytes) -> Wanted:
        """Return the parts of a JSON value that fit, as `of`; raises what msgspec does for what is
        no JSON. What isn't wanted is passed over, which is faster than to make it."""
        try:
            return self._decode(raw)
        except msgspec.ValidationError:
            return self.of(msgspec.json.decode(raw))

    def fill(self, struct: Wanted, name: str, value: object) -> None:
        """Set that one field, as far as the value fits."""
        field = self._fields[name]
        setattr(struct, field, getattr(self.of({name: value}), field))

    def of(self, value: object) -> Wanted:
        """Return the parts of the value that fit; an empty struct if none do."""
        try:
            return msgspec.convert(value, self._kind)
        except msgspec.ValidationError:
            fitting = _fitting(value, self._info)
            return msgspec.convert({} if fitting is None else fitting, self._kind)


def _fitting(value: object, info: msgspec.inspect.Type) -> object:
    """Return the parts of the value that fit; None if none do."""
    kinds = msgspec.inspect
    if isinstance(info, kinds.UnionType):
        return next(
            (each for one in info.types if (each := _fitting(value, one)) is not None), None
        )
    if isinstance(info, kinds.StructType) and isinstance(value, dict):
        fields = ((each.encode_name, each.type) for each in info.fields)
        parts = {name: _fitting(value.get(name), of) for name, of in fields}
        return {name: part for name, part in parts.items() if part is not None}
    if isinstance(info, kinds.DictType) and isinstance(value, dict):
        named = ((name, _fitting(part, info.value_type)) for name, part in value.items())
        return dict([each for each in named if each[1] is not None][:MOST_MEMBERS])
    if isinstance(info, kinds.VarTupleType) and isinstance(value, list):
        parts_of_list = (_fitting(each, info.item_type) for each in value[:MOST_MEMBERS])
        return [each for each in parts_of_list if each is not None]
    if isinstance(info, kinds.StrType) and isinstance(value, str):
        return value if len(value) <= LONGEST_TEXT else None
    return value if isinstance(info, kinds.BoolType) and isinstance(value, bool) else None
