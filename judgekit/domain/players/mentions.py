"""Where names and free texts mean one player, in any of the ways to write the name.

A name is found in a free text as a whole: its words side by side, in any order, whatever their case
and accents. `Rossi` alone, or in `Anna Rossi-Bianchi`, is no `Anna Rossi`; but for the ends that
words have in other cases, a part of the name can be told, so that a person looks at it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from judgekit.domain.players.state import Players
from judgekit.domain.shared.player_key import BETWEEN_MEMBERS, JOINT, name_words, player_key

_WORD = re.compile(r"[^\W_]+(?:[\u0300-\u036f'’ʼ`´][^\W_]+|[\u0300-\u036f]+)*")
_APOSTROPHE = re.compile("['`´]")
_POSSESSIVE = re.compile(r"['’]s$")
_BETWEEN_WORDS = re.compile(r"[ \t\u00a0\u202f.,_]{1,3}\Z")
"""What may stand between the words of one name."""
_HYPHENS = "-‐‑–"
_LEAST_TOLD = 3
"""Letters of the shortest word that is told as a part of a name."""
_ENDS = 2
"""Letters in which the ends of a word may differ in another case of it."""


class _Token(NamedTuple):
    start: int
    end: int
    words: tuple[str, ...]


class Mention(NamedTuple):
    """A name in a text, from its start to its end, and whether it is that of the player."""

    start: int
    end: int
    name: str
    is_meant: bool = True


class Mentions:
    """Finds one player; `names` are all names that are known, of whomever."""

    def __init__(self, players: Players, player: str, names: Iterable[str]) -> None:
        self._players = players
        self._id = players.id_of(player)
        members = [member for name in names for member in _with_members(name)]
        everybody = dict.fromkeys((*members, player))
        self.is_known = any(map(self.is_meant, members))
        """Whether one of the names is the player's."""
        self.spellings = tuple(name for name in everybody if self.is_meant(name))
        """All ways in which the name is written, as a whole or as a member of a team."""
        self._others = tuple(name for name in everybody if not self.is_meant(name))

    def is_meant(self, name: str) -> bool:
        """Whether a name means the player."""
        return bool(name.strip()) and self._players.id_of(name) == self._id

    def in_name(self, name: str, stand_in: str) -> str:
        """Return a player's or a team's name with the player's own replaced."""
        if self.is_meant(name):
            return stand_in
        if JOINT not in player_key(name):
            return name
        places = [(each.start(), each.end()) for each in BETWEEN_MEMBERS.finditer(name)]
        starts = [0, *(end for _, end in places)]
        ends = [*(start for start, _ in places), len(name)]
        meant = [
            Mention(start, end, name[start:end])
            for start, end in zip(starts, ends, strict=True)
            if self.is_meant(name[start:end])
        ]
        return _put(name, meant, stand_in)

    def in_text(self, text: str) -> Sequence[Mention]:
        """Return where a free text names the player."""
        tokens = list(_tokens(text))
        if not any(word in self._own_words for token in tokens for word in token.words):
            return ()
        return [each for each in self._named(text, tokens) if each.is_meant]

    def of_others_in(self, text: str) -> Sequence[Mention]:
        """Return where a free text names somebody else."""
        found = self._named(text, list(_tokens(text)))
        return [each for each in found if not each.is_meant]

    def is_in(self, text: str) -> bool:
        """Whether a text is the player's name, has it as a team's member, or mentions it."""
        return self.in_name(text, "") != text or bool(self.in_text(text))

    def replaced(self, text: str, stand_in: str) -> str:
        """Return a free text with the player's name replaced."""
        return _put(text, self.in_text(text), stand_in)

    def may_be_in(self, text: str) -> bool:
        """Whether a text can have the name or a part of it; quick, so that most texts need no other
        look. Nothing is left out by it."""
        is_plain = text.isascii() and not _APOSTROPHE.search(text)
        folded = text.lower() if is_plain else " ".join(name_words(text))
        return any(stem in folded for stem in self._stems)

    def parts_in(self, text: str) -> tuple[str, ...]:
        """Return the words of a free text that may be a part of the name, as they are written."""
        tokens = list(_tokens(text))
        if not any(self._may_be_part(word) for token in tokens for word in token.words):
            return ()
        named = self._named(text, tokens)
        return tuple(
            dict.fromkeys(
                text[token.start : token.end]
                for token in tokens
                if not any(each.start <= token.start < each.end for each in named)
                and any(self._may_be_part(word) for word in token.words)
            )
        )

    # -- inside

    @cached_property
    def _own_words(self) -> frozenset[str]:
        return frozenset(word for name in self.spellings for word in name_words(name))

    @cached_property
    def _stems(self) -> frozenset[str]:
        """What a text has somewhere if it has the name, or a part of it that is told."""
        stems: set[str] = set()
        for key in self._own_keys:
            told = [word for word in key if len(word) >= _LEAST_TOLD]
            stems.update(_stem(word) for word in told or (max(key, key=len, default=""),))
        return frozenset(stems)

    @cached_property
    def _other_keys(self) -> frozenset[tuple[str, ...]]:
        """The words of all other names, in the order of the alphabet."""
        return frozenset(tuple(sorted(name_words(name))) for name in self._others)

    @cached_property
    def _others_words(self) -> frozenset[str]:
        return frozenset(word for key in self._other_keys for word in key)

    @cached_property
    def _own_keys(self) -> frozenset[tuple[str, ...]]:
        return frozenset(tuple(sorted(name_words(name))) for name in self.spellings)

    @cached_property
    def _lengths(self) -> Sequence[int]:
        """The numbers of words of the names, the longest first."""
        return sorted(
            {len(key) for key in (*self._own_keys, *self._other_keys)} - {0}, reverse=True
        )

    @cached_property
    def _first_letters(self) -> frozenset[str]:
        return frozenset(name.strip()[:1] for name in self.spellings)

    def _named(self, text: str, tokens: Sequence[_Token]) -> Sequence[Mention]:
        """Find whole names, the longest first where they overlap."""
        found: list[Mention] = []
        for length in self._lengths:
            for first in range(len(tokens) - length + 1):
                mention = self._mention(text, tokens[first : first + length])
                if mention is not None and not any(_overlap(mention, each) for each in found):
                    found.append(mention)
        return sorted(found)

    def _mention(self, text: str, tokens: Sequence[_Token]) -> Mention | None:
        key = tuple(sorted(word for token in tokens for word in token.words))
        if key not in self._own_keys and key not in self._other_keys:
            return None
        start, end = tokens[0].start, tokens[-1].end
        name = text[start:end]
        gaps = (text[one.end : other.start] for one, other in pairwise(tokens))
        if not all(_BETWEEN_WORDS.match(gap) or gap in _HYPHENS for gap in gaps):
            return None
        if self.is_meant(name) and self._is_whole(text, start, end, key):
            return Mention(start, end, name)
        return Mention(start, end, name, is_meant=False) if key in self._other_keys else None

    def _is_whole(self, text: str, start: int, end: int, key: tuple[str, ...]) -> bool:
        """Whether a name isn't a part of a longer one. A single word must begin as the name does,
        and be nobody else's."""
        if len(key) == 1 and (
            key[0] in self._others_words or text[start] not in self._first_letters
        ):
            return False
        before, after = text[max(start - 2, 0) : start], text[end : end + 2]
        return not (
            (len(before) == 2 and before[1] in _HYPHENS and before[0].isalpha())
            or (len(after) == 2 and after[0] in _HYPHENS and after[1].isalpha())
        )

    def _may_be_part(self, word: str) -> bool:
        return any(_is_alike(word, own) for own in self._own_words)


def _with_members(name: str) -> Iterator[str]:
    yield name
    if JOINT in player_key(name):
        yield from filter(None, BETWEEN_MEMBERS.split(name))


def _tokens(text: str) -> Iterator[_Token]:
    for found in _WORD.finditer(text):
        written = _POSSESSIVE.sub("", found[0])
        words = tuple(name_words(written))
        if words:
            yield _Token(found.start(), found.start() + len(written), words)


def _overlap(one: Mention, other: Mention) -> bool:
    return one.start < other.end and other.start < one.end


def _is_alike(word: str, own: str) -> bool:
    """Whether a word is one of the name's, perhaps in another case of it."""
    if len(own) < _LEAST_TOLD:
        return False
    return word == own or (word.startswith(_stem(own)) and len(word) <= len(own) + _ENDS + 1)


def _stem(own: str) -> str:
    """Return the beginning that all cases of a word have."""
    return own[: max(len(own) - _ENDS, _LEAST_TOLD + 1)]


def _put(text: str, places: Iterable[Mention], stand_in: str) -> str:
    for place in sorted(places, reverse=True):
        text = f"{text[: place.start]}{stand_in}{text[place.end :]}"
    return text
