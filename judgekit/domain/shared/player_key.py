"""Keys of player names, equal for all common ways of writing one name.

`Rossi, Anna`, `ROSSI Anna` and `anna rossi` have the same key, and so have `Алёна Орлова` and
`Орлова Алена`. `domain/players` decides whether two keys mean one player, or one key means two.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from itertools import takewhile

from judgekit.domain.shared.letters import PLAIN_LETTERS

BETWEEN_MEMBERS = re.compile(r"\s*[;/&+]\s*")
"""Separates the names of a team's members within one name."""
JOINT = " / "
"""Separates the keys of a team's members within its key."""
MOST_KEPT = 2**15
"""Number of names whose keys are cached; more than the largest tournament has."""

_WORDS = re.compile(r"[^\W_]+")
_ACCENTS = re.compile("[\u0300-\u036f]+")
_APOSTROPHES = re.compile("['’ʼ`´]")
_NO_ACCENT = str.maketrans({**PLAIN_LETTERS, "ħ": "h"})


@lru_cache(maxsize=MOST_KEPT)
def player_key(player: str) -> str:
    """Return the folded words of a name in alphabetical order; for a team the sorted keys of its
    members.

    `Thomas Martin` and `Martin Thomas` have the same key: `written_key` tells them apart.
    """
    keys = (" ".join(sorted(name_words(member))) for member in BETWEEN_MEMBERS.split(player))
    return JOINT.join(sorted(filter(None, keys))) or " ".join(player.casefold().split())


def written_key(player: str) -> str:
    """Return a stricter key, which keeps accents and the order of the words.

    `Martin, Thomas` and `thomas martin` have the same, `Martin Thomas` another. The `player_key`
    of such a key is that of the name.
    """
    keys = (_written_key_of_one(member) for member in BETWEEN_MEMBERS.split(player))
    return JOINT.join(sorted(filter(None, keys))) or player_key(player)


def namesake_key(player: str, namesakes: Mapping[str, str]) -> str:
    """Return the `written_key` of the namesake whom a name means; `namesakes` are names by it.

    A family name in capitals counts more than the order, unless the namesakes are written so:
    `MARTIN Thomas` is `Thomas Martin`, though there is a `Martin Thomas`.
    """
    own, turned = written_key(player), _family_name_last(player)
    known = namesakes.get(own, "")
    if turned == player or _family_name_last(known) != known:
        return own
    key = written_key(turned)
    return key if key in namesakes else own


def _family_name_last(player: str) -> str:
    """Turn `NUÑEZ José` to `José NUÑEZ`; the name itself if it doesn't begin with capitals."""
    words = player.split()
    capitals = list(takewhile(_is_in_capitals, words))
    given = words[len(capitals) :]
    if not capitals or not given or any(map(_is_in_capitals, given)) or "," in player:
        return player
    return player if BETWEEN_MEMBERS.search(player) else " ".join((*given, *capitals))


def _is_in_capitals(word: str) -> bool:
    return word.isupper() and sum(map(str.isalpha, word)) > 1


def name_words(text: str) -> list[str]:
    """Return the words of a text, folded: without case, accents, ё or apostrophes."""
    folded = _APOSTROPHES.sub("", text).casefold()
    if folded.isascii():
        return _WORDS.findall(folded)
    folded = _ACCENTS.sub("", unicodedata.normalize("NFKD", folded)).casefold()
    folded = _APOSTROPHES.sub("", unicodedata.normalize("NFC", folded).translate(_NO_ACCENT))
    return "".join(each if _is_of_a_word(each) else " " for each in folded).split()


def _written_key_of_one(name: str) -> str:
    surname, comma, given = name.partition(",")
    if comma and "," not in given:
        name = f"{given} {surname}"
    cased = unicodedata.normalize("NFC", _APOSTROPHES.sub("", name).casefold())
    return "_".join("".join(each if _is_of_a_word(each) else " " for each in cased).split())


def _is_of_a_word(character: str) -> bool:
    """Whether it is a letter, a digit, or a mark: marks are vowels or voice a syllable in many
    scripts."""
    return character.isalnum() or unicodedata.category(character).startswith("M")
