"""Words of names and texts as they are indexed and looked for.

Chinese and Japanese don't separate words: each two neighbouring signs are one, and the last sign.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from operator import add

from judgekit.domain.cards.card_key import FACES, card_key
from judgekit.domain.cards.elided import elided_words
from judgekit.domain.shared.letters import PLAIN_LETTERS, in_hiragana

_UNSPACED = "\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
_RUN = re.compile(f"[{_UNSPACED}]+")
_WRITTEN = re.compile(rf"[{_UNSPACED}]+|[^\W_{_UNSPACED}]+")
_TEXT_WORD = re.compile(rf"\{{[^{{}}]*\}}|[{_UNSPACED}]+|[^\W_{_UNSPACED}]+")
"""A symbol in braces, a run of signs, or a word."""
_SYMBOLS = re.compile(r"\{[^{}\s]+\}(?:\s*\{[^{}\s]+\})*")
"""One symbol, or several in a row."""
_SIGNS = tuple(
    (sign, re.compile(rf"{re.escape(sign)}(?<!\w{re.escape(sign)})(?=[\dxX])"), word)
    for sign, word in (("+", "plus"), ("-", "minus"), ("−", "minus"), ("–", "minus"))
)
"""The signs of a number, `+1/+1`, `−3:`, where they are no hyphen and no range, and the letters
that they are indexed as. One pattern for each is five times as fast as one for all."""
_FIRST_SIGN = "\u3005"
_APART = "\n{}\n"
"""Between two texts: it counts as a word, so that no phrase reaches from one into the other."""
_BETWEEN = re.compile(r"[^\w{}]+")
_UNSPACED_LANGUAGES = frozenset(("ja", "zhs", "zht"))


def _plain_cyrillic() -> Iterator[tuple[str, str]]:
    for letter in map(chr, range(0x430, 0x460)):
        parts = unicodedata.normalize("NFD", letter)
        if parts != letter:
            yield letter, parts[0]


_PLAIN: Mapping[str, str] = {**PLAIN_LETTERS, **dict(_plain_cyrillic()), "’": "", "½": "1/2"}
"""Small letters that are indexed as others."""


def is_unspaced(word: str) -> bool:
    """Whether a word that was cut out is a run of signs that aren't separated by spaces."""
    return _FIRST_SIGN <= word[0] <= "\u9fff" or "\uf900" <= word[0] <= "\ufaff"


def name_parts(key: str) -> list[str]:
    """Return the words and runs of signs of a name's key, of all faces."""
    return _WRITTEN.findall(key.replace(FACES, " "))


def of_name(key: str, written: str = "") -> str:
    """Return what a name is indexed by, from its key (`card_key`), and from how it is written where
    it isn't English."""
    words = key if key.isascii() else _RUN.sub(_in_pairs, key)
    return " ".join((words, *elided_words(written))) if written else words


def words_of(key: str, written: str) -> list[str]:
    """Return the words of a name by any of which it is found, as `of_name`."""
    return [*name_parts(key), *elided_words(written)]


def of_texts(texts: Iterable[tuple[str, str]]) -> str:
    """Return what texts are indexed by, each of them with its language."""
    return _plain(
        _APART.join(
            [
                _signs_in_pairs(text) if language in _UNSPACED_LANGUAGES else text
                for language, text in texts
            ]
        )
    )


def of_costs(costs: Iterable[str]) -> str:
    """Return what the costs of a card's faces are indexed by."""
    return f"{_APART}{_plain(_APART.join(costs))}{_APART}"


def of_whole_cost(symbols: str) -> str:
    """Return what the cost of these symbols (`of_phrase`), and of no others, is looked for by."""
    return f"{_APART}{symbols}{_APART}"


def without_symbols(text: str) -> str:
    """Return a text without the symbols in braces."""
    return _SYMBOLS.sub(" ", text)


def symbols_of(text: str) -> list[str]:
    """Return the symbols in braces that a text has, those in a row together."""
    return _SYMBOLS.findall(text)


def of_phrase(phrase: str) -> str:
    """Return the words of a text as they are looked for one after the other, symbols too."""
    plain = _BETWEEN.sub(" ", _plain(unicodedata.normalize("NFKC", phrase))).strip()
    return _RUN.sub(_as_asked, plain)


def typed_words(text: str) -> list[str]:
    """Return the words of a text, each as it is looked for; symbols in braces are left out."""
    plain = unicodedata.normalize("NFKC", text).lower().replace("'", "").replace("’", "")
    written = _TEXT_WORD.findall(_signed(plain))
    words = (in_hiragana(word) if is_unspaced(word) else _key(word) for word in written)
    return [word for word in words if word]


def pairs(signs: str) -> str:
    """Return what a run of signs is looked for by: a space between each two neighbouring signs."""
    return " ".join(map(add, signs, signs[1:])) or signs


def _plain(text: str) -> str:
    """Take from a text what the index keeps and `card_key` doesn't; capitals and accents of Latin
    letters the index leaves out itself."""
    plain = text.replace("'", "")
    if "{" in plain:
        plain = plain.replace("{", " {").replace("}", "} ")
    if not plain.isascii():
        plain = in_hiragana(plain.casefold())
        for letter, instead in _PLAIN.items():
            if letter in plain:
                plain = plain.replace(letter, instead)
    return _signed(plain)


def _signed(text: str) -> str:
    """Write plus and minus before numbers as part of a word: +1/+1 is not -1/-1, nor 1/1."""
    for sign, pattern, word in _SIGNS:
        if sign in text:
            text = pattern.sub(word, text)
    return text


def _signs_in_pairs(text: str) -> str:
    return _RUN.sub(_in_pairs, unicodedata.normalize("NFKC", text))


def _in_pairs(run: re.Match[str]) -> str:
    signs = run[0]
    return f" {pairs(signs)} {signs[-1]} " if len(signs) > 1 else f" {signs} "


def _as_asked(run: re.Match[str]) -> str:
    return f" {pairs(run[0])} "


def _key(word: str) -> str:
    return "" if word[0] == "{" else card_key(word)
