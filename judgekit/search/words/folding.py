"""Tokenize and fold words for comparison.

Folding removes case, accents, invisible characters and apostrophes, writes ё as е, and converts
every letter to the main script of its word: a Greek kappa inside `Игроκи`, a Cyrillic К at the
front of `Кarta`. It keeps й, which Russian stemming needs; `fold_stem` removes that from a stem.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

_APOSTROPHES = "'’ʼ`´"
_INVISIBLE = "\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"
_INSIDE = f"\u0300-\u036f{_INVISIBLE}{_APOSTROPHES}"
_WORD = rf"[^\W_]+(?:[{_INSIDE}]+[^\W_]+)*[\u0300-\u036f]*"

CHUNK = re.compile(rf"\d+(?:[.,:]\d+)+(?:[^\W\d_](?!\w))?|{_WORD}(?:[-‐‑]{_WORD})*")
"""A number with its dots (`3.10`, `104.3a`), or a word with its hyphenated parts."""

HYPHEN = re.compile("[-‐‑]")

_UNSPACED = "\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff"
"""Han, kana and Hangul, whose words are not separated by spaces or carry their particles."""
_FROM_UNSPACED = re.compile(f"[^\0-{chr(ord(_UNSPACED[0]) - 1)}]")
"""A single range: ruling a text out takes a tenth of the time of finding its highest character. All
below it are a fifth as many to go through as all from it on when the pattern is compiled."""
UNSPACED_LANGUAGES = frozenset({"ja", "ko", "zh"})

# Patterns for rare cases are compiled on use.
_UNSPACED_RUN = f"[{_UNSPACED}]+"
INVISIBLE = f"[{_INVISIBLE}]"
"""Invisible characters that may occur inside a word."""

_POSSESSIVE = f"(?m)[{_APOSTROPHES}][^\\W\\d_]{{0,2}}$"
_FOLDED = "[а-я]+"
"""Most Russian words, which need no folding beyond lower case."""

_ACCENTS = "[\u0300-\u036f]+"
_SHORT_I, _KEPT = "и\u0306", "\ue0ff"

_LATIN, _CYRILLIC, _GREEK = "a-z", "а-яіјѕһ", "α-ω"
_SCRIPTS = (_CYRILLIC, _LATIN, _GREEK)
_SWITCH = "|".join(f"[{one}][{''.join(s for s in _SCRIPTS if s != one)}]" for one in _SCRIPTS)
_ALIKE: Mapping[str, Mapping[int, int]] = {
    _CYRILLIC: str.maketrans("aceopxykmthbαορχκτνμηβυε", "асеорхукмтнваорхктвмнвуе"),
    _LATIN: str.maketrans("асеорхукмтнвіјѕһαορχκτνμηβυιε", "aceopxykmthbijshaopxktvmhbyie"),
    _GREEK: str.maketrans("aopxktvmhbyieаорхктмнвуе", "αορχκτνμηβυιεαορχκτμηβυε"),
}


class Token(NamedTuple):
    """A word `text[start:end]`; `joined` is set for the first word of a hyphenated compound.

    `joined` is the whole compound without its hyphens (`Two-Headed` → `TwoHeaded`), else empty.
    """

    start: int
    end: int
    word: str
    joined: str = ""


def tokens(text: str) -> Iterator[Token]:
    """Yield the words of a text in order, with their spans."""
    for chunk in CHUNK.finditer(text):
        printed = chunk.group()
        start = chunk.start()
        if not _is_spaced(printed):
            for first, end in _pieces(printed):
                yield Token(start + first, start + end, printed[first:end])
            continue
        if printed.isalnum():
            yield Token(start, start + len(printed), printed)
            continue
        pieces = HYPHEN.split(printed)
        joined = "".join(pieces) if len(pieces) > 1 else ""
        for piece in pieces:
            yield Token(start, start + len(piece), piece, joined)
            start += len(piece) + 1
            joined = ""


def words_of(text: str) -> list[str]:
    """Return the words of `tokens` alone, which takes half as long."""
    if _is_spaced(text):
        chunks: list[str] = CHUNK.findall(text)
        if all(map(str.isalnum, chunks)):
            return chunks
    return [token.word for token in tokens(text)]


def spaced(text: str) -> str:
    """Return the text with spaces between the words that `tokens` finds in unspaced scripts."""
    if _is_spaced(text):
        return text

    def separated(chunk: re.Match[str]) -> str:
        printed = chunk.group()
        if _is_spaced(printed):
            return printed
        return " ".join(printed[start:end] for start, end in _pieces(printed))

    return CHUNK.sub(separated, text)


def _is_spaced(text: str) -> bool:
    """Whether no letter of a text is of an unspaced script."""
    below = text.isascii() or _FROM_UNSPACED.search(text) is None
    return below or _unspaced_run().search(text) is None


@cache
def _unspaced_run() -> re.Pattern[str]:
    return re.compile(_UNSPACED_RUN)


def _pieces(printed: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of a chunk's words: every two neighbours of an unspaced script, and the words
    between."""
    done = 0
    for run in _unspaced_run().finditer(printed):
        start, end = run.span()
        yield from _between(printed, done, start)
        if end - start == 1:
            yield start, end
        for at in range(start, end - 1):
            yield at, at + 2
        done = end
    yield from _between(printed, done, len(printed))


def _between(printed: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    for word in re.finditer(r"[^\W_]+", printed[start:end]):
        yield start + word.start(), start + word.end()


def fold(words: Sequence[str]) -> list[str]:
    """Fold each word, all in one pass; a word must not contain a line feed."""
    if not words:
        return []
    joined = "\n".join(words)
    if any(sign in joined for sign in _APOSTROPHES):
        joined = re.sub(f"[{_APOSTROPHES}]", "", re.sub(_POSSESSIVE, "", joined))
    folded = joined.lower().replace("ё", "е").split("\n")
    if not joined.isascii():
        is_done = re.compile(_FOLDED).fullmatch
        others = [at for at, word in enumerate(folded) if not word.isascii() and not is_done(word)]
        for at, word in zip(others, _fold_others([folded[at] for at in others]), strict=True):
            folded[at] = word
    return folded


def _fold_others(words: Sequence[str]) -> list[str]:
    """Fold words that need more than lower case."""
    if not words:
        return []
    import unicodedata  # noqa: PLC0415  (most searches never need it)

    joined = re.sub(INVISIBLE, "", "\n".join(words)).casefold()
    if not unicodedata.is_normalized("NFKC", joined):
        joined = unicodedata.normalize("NFKC", joined).casefold()
    joined = unicodedata.normalize("NFD", joined).replace(_SHORT_I, _KEPT)
    joined = re.sub(_ACCENTS, "", joined).replace(_KEPT, "й")
    if not unicodedata.is_normalized("NFC", joined):
        joined = unicodedata.normalize("NFC", joined)
    return _one_script_each(joined).split("\n")


def fold_word(word: str) -> str:
    """Fold one word."""
    return fold([word.replace("\n", " ")])[0]


def fold_stem(stem: str) -> str:
    """Fold й to и in a stem, an accent that only stemming needs."""
    return stem.replace("й", "и")


def _one_script_each(joined: str) -> str:
    """Convert the lines of mixed script in `joined` to their main script."""
    kept: list[str] = []
    done = 0
    switches = re.compile(_SWITCH)
    while (switch := switches.search(joined, done)) is not None:
        start = joined.rfind("\n", 0, switch.start()) + 1
        end = joined.find("\n", switch.start())
        end = len(joined) if end < 0 else end
        kept += (joined[done:start], _one_script(joined[start:end]))
        done = end
    return "".join((*kept, joined[done:]))


def _one_script(word: str) -> str:
    """Convert a word of mixed script to the script of most of its letters; Cyrillic on a tie."""
    most = max(_SCRIPTS, key=lambda script: len(re.findall(f"[{script}]", word)))
    return word.translate(_ALIKE[most])
