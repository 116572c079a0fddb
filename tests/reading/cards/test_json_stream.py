"""Walking through JSON of any size: wherever the bytes are cut, the values are the same."""

from __future__ import annotations

import io
import json
import re
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.reading.cards import json_stream
from judgekit.reading.cards.json_stream import DEEPEST, LARGEST_VALUE, JsonStream
from judgekit.reading.cards.wrong_file import NoCardFile

TOO_DEEP = 100_000
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text()
    | st.sampled_from(['\\"', '"', "\\", "]}", "{[", 'a\\\\"b', "\\ud800", "😀"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


class InPieces:
    """Gives the bytes in pieces of these sizes, one after another, then as asked."""

    def __init__(self, content, sizes):
        self._rest = io.BytesIO(content)
        self._sizes = iter(sizes)

    def read(self, size, /):
        return self._rest.read(min(size, next(self._sizes, size)))


def raw(value, *, wide=False, plain=False):
    return json.dumps(value, ensure_ascii=plain, indent=1 if wide else None).encode()


def elements(content, sizes=()):
    stream = JsonStream(InPieces(content, sizes))
    found = [stream.value() for _ in stream.elements()]
    if stream.peek():
        raise NoCardFile("something behind the end")
    return found


@given(st.lists(VALUES), st.lists(st.integers(1, 9), max_size=400), st.booleans(), st.booleans())
def test_a_list_is_the_same_in_whatever_pieces_it_comes(values, sizes, wide, plain):
    assert elements(raw(values, wide=wide, plain=plain), sizes) == values


@given(st.dictionaries(st.text(), VALUES), st.lists(st.integers(1, 9), max_size=400))
def test_an_object_is_the_same_in_whatever_pieces_it_comes(members, sizes):
    stream = JsonStream(InPieces(raw(members), sizes))
    assert {name: stream.value() for name in stream.members()} == members
    assert stream.peek() == ""


@given(st.lists(VALUES), st.lists(st.integers(1, 9), max_size=400))
def test_what_is_skipped_is_passed_as_a_whole(values, sizes):
    stream = JsonStream(InPieces(raw([values, "behind"]), sizes))
    found = [stream.skip() if at == 0 else stream.value() for at, _ in enumerate(stream.elements())]
    assert found == [None, "behind"]
    assert stream.position == len(raw([values, "behind"]))


@given(
    st.text(alphabet=" \t\r\n", max_size=9),
    st.sampled_from(["", "7"]),
    st.lists(st.just(1), max_size=9),
)
def test_a_line_begins_where_a_line_ended_and_something_follows(between, behind, sizes):
    stream = JsonStream(InPieces(f"[]{between}{behind}".encode(), sizes))
    stream.skip()
    assert stream.begins_line() == bool("\n" in between and behind)
    assert stream.peek() == behind


@given(VALUES, st.data())
def test_a_value_that_is_cut_off_is_refused(value, data):
    whole = raw([value])
    cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
    with pytest.raises(NoCardFile):
        elements(cut)


@given(st.binary(), st.lists(st.integers(1, 9)))
def test_whatever_the_bytes_they_are_read_or_refused(content, sizes):
    with suppress(NoCardFile):
        elements(b"[" + content, sizes)


@given(st.text(alphabet='[]{}",:\\ 0n'), st.lists(st.integers(1, 3), max_size=50))
def test_what_is_read_is_what_another_reader_reads(text, sizes):
    content = f"[{text}]".encode()
    try:
        found = elements(content, sizes)
    except NoCardFile:
        found = None
    try:
        expected = json.loads(content)
    except ValueError:
        expected = None
    assert found == expected


@pytest.mark.parametrize("sizes", [(), [1] * 300])
@pytest.mark.parametrize("brackets", [("[", "]"), ('{"a":', "}")])
def test_sixty_brackets_are_read_and_very_many_are_refused(brackets, sizes):
    begin, end = brackets
    deep = (begin * DEEPEST + "0" + end * DEEPEST).encode()
    assert elements(b"[" + deep + b"]", sizes) == [json.loads(deep)]
    with pytest.raises(NoCardFile, match="deep"):
        elements(b"[" + (begin * TOO_DEEP + "0" + end * TOO_DEEP).encode() + b"]", sizes)


@pytest.mark.parametrize("around", ["[%s]", '{"a": %s, "b": 1}'])
def test_where_a_value_ends_is_told_by_the_decoder_and_by_the_brackets_alike(around, monkeypatch):
    values = [json.loads(around % text) for text in ('"]}"', '{"c": [{}, []]}', "[[0], [1]]")]
    told = elements(raw(values))
    monkeypatch.setattr(json_stream, "FOLLOWED", re.compile("(?!)"))
    monkeypatch.setattr(json_stream, "GOES_ON", "")
    assert elements(raw(values)) == told == values


def test_the_decoder_tells_where_a_value_ends():
    with pytest.raises(msgspec.DecodeError) as told:
        msgspec.json.decode(b'{"a": 1}, {}', type=msgspec.Raw)
    assert json_stream.FOLLOWED.search(str(told.value))[1] == "9"
    with pytest.raises(msgspec.DecodeError) as told:
        msgspec.json.decode(b'{"a": [1', type=msgspec.Raw)
    assert str(told.value) == json_stream.GOES_ON


@pytest.mark.parametrize(
    "content",
    [
        b"[NaN]",
        b'[{"a": -Infinity}]',
        rb'["\ud800"]',
        rb'[{"\udc00": 1}]',
        rb'["\ud83d \ude00"]',
        b'["\xff"]',
        b'["\xed\xa0\x80"]',
        b'["a\tb"]',
        rb'["\x"]',
        b"[1,]",
        b"[,1]",
        b"[1 2]",
        b'[{"a" 1}]',
        b'[{"a": 1,}]',
        b"[{a: 1}]",
        b"[{]}]",
        b"[01]",
        b"[nul]",
    ],
)
def test_what_is_no_json_is_refused(content):
    with pytest.raises(NoCardFile):
        elements(content)


def test_a_pair_of_surrogates_is_one_character():
    assert elements(rb'["\ud83d\ude00", "\\ud800"]') == ["😀", r"\ud800"]


def test_a_name_that_stands_twice_is_refused_on_the_way_too():
    stream = JsonStream(io.BytesIO(b'{"a": 1, "a": 2}'))
    with pytest.raises(NoCardFile, match="twice"):
        for _ in stream.members():
            stream.skip()


class Endless:
    """Begins so, and never ends; counts what it was asked for."""

    def __init__(self, begun, repeated):
        self._begun, self._repeated = begun, repeated
        self.given = 0

    def read(self, size, /):
        piece = (self._begun + self._repeated * size)[:size]
        rest = (size - len(self._begun)) % len(self._repeated)
        self._begun = self._repeated[rest:] if rest else b""
        self.given += len(piece)
        return piece


@pytest.mark.parametrize(
    ("begun", "repeated"),
    [
        (b'["', b"a"),
        (b'["', b"\\"),
        (b"[", b"9"),
        (b"[[", b"1,"),
        (b"[[", b'"a",'),
        (b"[[", b" "),
        (b"[{", b'"a":{},'),
    ],
)
def test_a_value_without_an_end_is_refused_before_it_fills_the_memory(begun, repeated):
    source = Endless(begun, repeated)
    stream = JsonStream(source)
    with pytest.raises(NoCardFile, match="larger"):
        for _ in stream.elements():
            stream.value()
    assert source.given < 2 * LARGEST_VALUE
