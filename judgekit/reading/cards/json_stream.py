"""Walk through a JSON file of any size, decoding one value of it at a time.

A value is cut out, then decoded; before it is, its size is known. Nothing else of the file is held.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TypeVar

import msgspec

from judgekit.reading.cards.card_file_stream import Readable
from judgekit.reading.cards.wrong_file import BEGINNING, NoCardFile, WrongFile

CHUNK = 1 << 16
LARGEST_VALUE = 1 << 22
"""In bytes, of one value: some hundred times a genuine card."""
LONGEST_LINE = 1 << 14
"""In bytes, of a line that may hold one value; a longer one is cut out by its brackets."""
DEEPEST = 60
"""Depth of lists and objects in one value that is read for certain; what is deeper than Python's
stack is refused."""
MOST_NAMES = 1 << 19
"""Names in an object that is walked through: a file of all cards has 35,000."""

_SPACE = re.compile(rb"[ \t\r\n]*")
_SCALAR = re.compile(rb'[^\s,:"{}\[\]]*')
_TEXT = rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
_BETWEEN_BRACKETS = rb'[^"{}\[\]]*+(?:%s[^"{}\[\]]*+)*+' % _TEXT
_NOT_WHOLE = "it ends within a value, or brackets are too deep"
_TOO_LARGE = "a value larger than any card, or brackets too deep"
_TWICE = "a name twice in one object, or too many of them"
_LAST_SPACE = ord(" ")
FOLLOWED = re.compile(r"trailing characters \(byte (\d+)\)")
"""What msgspec says of a whole value with something behind it; it counts that from 1."""
GOES_ON = "Input data was truncated"

Decoded = TypeVar("Decoded")


class JsonStream:
    """A position in a JSON text in UTF-8; every method raises NoCardFile if what it finds is no
    JSON, or more than its bounds, and whatever the source raises.

    Of a name that stands twice in a decoded object the last value counts; in an object that is
    walked through it is refused.
    """

    def __init__(self, source: Readable) -> None:
        self._source = source
        self._decode: Callable[[bytes], object] = msgspec.json.Decoder().decode
        self._pass = msgspec.json.Decoder(msgspec.Raw).decode
        self._in_utf8 = codecs.getincrementaldecoder("utf-8")().decode
        self._text = re.compile(_TEXT, re.DOTALL)
        self._in_brackets = re.compile(_nested(DEEPEST), re.DOTALL)
        self._raw = b""
        self._at = 0
        self._before = 0
        self.beginning = b""
        """The first bytes of the text, as far as they were read."""

    @property
    def position(self) -> int:
        """Bytes passed so far."""
        return self._before + self._at

    def peek(self) -> str:
        """Return the next character that is no space; empty at the end."""
        while True:
            if self._at < len(self._raw) and self._raw[self._at] > _LAST_SPACE:
                return chr(self._raw[self._at])
            found = _SPACE.match(self._raw, self._at)
            self._at = found.end() if found else self._at
            if self._at < len(self._raw):
                return chr(self._raw[self._at])
            if not self._more():
                return ""

    def begins_line(self) -> bool:
        """Pass spaces; return whether a line ended among them and something follows."""
        has_ended = False
        while True:
            found = _SPACE.match(self._raw, self._at)
            end = found.end() if found else self._at
            has_ended = has_ended or b"\n" in self._raw[self._at : end]
            self._at = end
            if self._at < len(self._raw):
                return has_ended
            if not self._more():
                return False

    def value(self) -> object:
        """Decode the next value."""
        return self.decoded(self._decode)

    def decoded(self, decode: Callable[[bytes], Decoded]) -> Decoded:
        """Return the next value as this decodes it, which raises what msgspec does."""
        first = self.peek()
        if first == "{":
            line = self._rest_of_line()
            if line:
                with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                    read = decode(line)
                    self._at += len(line)
                    return read
        end = self._end_of_value(first)
        if end - self._at > LARGEST_VALUE:
            raise NoCardFile(_TOO_LARGE, WrongFile.TOO_LARGE)
        try:
            read = decode(self._raw[self._at : end])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            is_cut = end == len(self._raw) and first not in ("{", "[", '"')
            kind = WrongFile.INCOMPLETE if is_cut else WrongFile.DAMAGED
            raise NoCardFile(str(error), kind) from error
        self._at = end
        return read

    def _rest_of_line(self) -> bytes:
        """Return the rest of a line that may be all of a value, none if it is not.

        Outside of texts a line may end anywhere, inside never: what is a value up to the end of
        its line is the whole value.
        """
        if len(self._raw) - self._at < LONGEST_LINE:
            self._more()
        end = self._raw.find(b"\n", self._at, self._at + LONGEST_LINE)
        line = self._raw[self._at : end].rstrip(b", \t\r") if end >= 0 else b""
        return line if line.endswith(b"}") else b""

    def skip(self) -> None:
        """Pass over the next value, of any size if it is a list or an object of smaller ones."""
        first = self.peek()
        if first == "{":
            for _ in self.members():
                self.value()
        elif first == "[":
            for _ in self.elements():
                self.value()
        else:
            self.value()

    def members(self) -> Iterator[str]:
        """Yield each name of the next value, an object; before the next one is asked for, its value
        must be passed by another method."""
        self._take("{")
        seen: set[int] = set()
        if self.peek() == "}":
            self._take("}")
            return
        while True:
            first = self.peek()
            if first != '"':
                raise _wrong("a name without quotation marks", first)
            name = str(self.value())
            if hash(name) in seen or len(seen) >= MOST_NAMES:
                raise NoCardFile(_TWICE)
            seen.add(hash(name))
            self._take(":")
            yield name
            if not self._goes_on("}"):
                return

    def elements(self) -> Iterator[None]:
        """Yield before each element of the next value, a list; the element must be passed by
        another method."""
        self._take("[")
        if self.peek() == "]":
            self._take("]")
            return
        while True:
            yield
            if not self._goes_on("]"):
                return

    def _goes_on(self, end: str) -> bool:
        """Take a comma or the end."""
        first = self.peek()
        if first not in (",", end):
            raise _wrong(f"no {end} at byte {self.position}", first)
        self._at += 1
        return first == ","

    def _take(self, character: str) -> None:
        first = self.peek()
        if first != character:
            raise _wrong(f"no {character} at byte {self.position}", first)
        self._at += 1

    def _end_of_value(self, first: str) -> int:
        while True:
            told: int | None = 0
            if first in ("{", "["):
                told = self._told_end()
                if told:
                    return told
                found = None if told == 0 else self._in_brackets.match(self._raw, self._at)
            elif first == '"':
                found = self._text.match(self._raw, self._at)
            else:
                found = _SCALAR.match(self._raw, self._at)
                if found and found.end() == len(self._raw):
                    if self._more():
                        continue
                    return len(self._raw)
            if found:
                return found.end()
            if told is None and len(self._raw) - self._at > LARGEST_VALUE:
                raise NoCardFile(_NOT_WHOLE)
            if not self._more():
                kind = WrongFile.DAMAGED if told is None else WrongFile.INCOMPLETE
                raise NoCardFile(_NOT_WHOLE, kind)

    def _told_end(self) -> int | None:
        """Return where the list or object that begins here ends, as msgspec tells by the way: 0 if
        it goes on, None if it isn't told. It takes a sixth of the time that the expression takes.
        """
        try:
            self._pass(memoryview(self._raw)[self._at :])
        except RecursionError:
            return None
        except msgspec.DecodeError as error:
            if str(error) == GOES_ON:
                return 0
            told = FOLLOWED.search(str(error))
            return self._at + int(told[1]) - 1 if told else None
        return len(self._raw)

    def _more(self) -> bool:
        """Read on, dropping what was passed; return whether there was more."""
        if len(self._raw) - self._at > LARGEST_VALUE:
            raise NoCardFile(_TOO_LARGE, WrongFile.TOO_LARGE)
        chunk = self._source.read(CHUNK)
        if len(self.beginning) < BEGINNING:
            self.beginning += chunk[:BEGINNING]
        try:  # what isn't decoded is none the less UTF-8
            self._in_utf8(chunk, final=not chunk)
        except UnicodeDecodeError as error:
            raise _wrong(str(error), "character" if chunk else "") from error
        self._raw = self._raw[self._at :] + chunk
        self._before += self._at
        self._at = 0
        return bool(chunk)


def _wrong(detail: str, first: str) -> NoCardFile:
    """What is wrong where this character stands, none at the end."""
    return NoCardFile(detail, WrongFile.DAMAGED if first else WrongFile.INCOMPLETE)


def _nested(depth: int) -> bytes:
    """An expression for what stands in brackets that are at most so deep.

    Which bracket closes which is left to the decoder. Nothing is ever tried twice: each part takes
    all it can, and gives nothing back.
    """
    inside = _BETWEEN_BRACKETS
    for _ in range(depth - 1):
        inside = rb"%s(?:[{\[]%s[}\]]%s)*+" % (_BETWEEN_BRACKETS, inside, _BETWEEN_BRACKETS)
    return rb"[{\[]%s[}\]]" % inside
