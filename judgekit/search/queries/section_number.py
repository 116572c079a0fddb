"""Parse a section's number inside a query: `2.6`, `mtr 3.9`, `п. 2.5`, `apéndice b`, `глава II`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from judgekit.search.words.folding import fold_word


def _words(together: str) -> frozenset[str]:
    return frozenset(together.split())


_APPENDIX = _words(
    "appendix appendices apdx annex apendice anexo приложение приложения приложению приложении"
    " приложений приложением прил апендикс аппендикс"
)
_SECTION = _words(
    "section sections sec sect rule rules seccion regla reglas norma punto articulo art apartado"
    " раздел раздела разделе разделу правило правила правиле правилу пункт пункта пункте пункту п"
    " пп статья статьи статье part parte §"
)
_CHAPTER = _words("chapter chap ch capitulo cap глава главе главу главы гл часть")
_OPTION = _words("option opcion variante опция опции опцию вариант")
_SHORT_APPENDIX = _words("ap app")
_MISTYPED_APPENDIX = ("appendix", "apendice", "приложение", "приложении")
_MISTYPED_SECTION = ("section", "seccion", "раздел", "правило")
_DOTTED = re.compile(r"\d{1,3}\.\d{1,2}[a-z]{0,2}")
_WHOLE = re.compile(r"\d{1,3}[a-z]?")
_ROMAN = re.compile(r"[ivx]{1,4}")
_GLUED = re.compile(r"(§|[^\W\d_]+[.\-]?)(\d{1,3}(?:\.\d{1,2}[a-z]?)?)")
_EDGE = ".,;:!?()[]{}#*"
_LINK_WORDS = frozenset(
    ("of", "the", "de", "del", "la", "las", "el", "из", "в", "номер", "no", "№", "#")
)
_KINDS: Mapping[str, str] = {
    "mtr": "mtr",
    "мтр": "mtr",
    "cr": "cr",
    "ipg": "ipg",
    "ипг": "ipg",
    "jar": "jar",
    "commander": "commander",
    "командир": "commander",
    "edh": "commander",
}
_LATIN_LETTER = str.maketrans("авсеедфбгкн", "abceedfbgkh")


class NumberInWords(msgspec.Struct, frozen=True):
    """The number as in a section's `ref`, the kind of document it names, and the other words."""

    number: str | None
    kind: str | None
    words: tuple[str, ...]


def read_number(words: Sequence[str]) -> NumberInWords:
    """Find the first section number among the words of a query."""
    folded = [fold_word(word.strip(_EDGE)) or word for word in words]
    for start in range(len(words)):
        length, number = _number_at(folded, start)
        if number is None:
            continue
        kind, begin, end = _kind_beside(folded, start, start + length)
        return NumberInWords(number, kind, (*words[:begin], *words[end:]))
    return NumberInWords(None, None, tuple(words))


def _number_at(folded: list[str], at: int) -> tuple[int, str | None]:
    """Return how many words the number at word `at` has, and the number."""
    word = folded[at]
    following = folded[at + 1] if at + 1 < len(folded) else ""
    if number := _announced(word, following) or _announced_alone(folded, at, following):
        return 2, number
    if dotted := _DOTTED.fullmatch(_latin_suffix(word)):
        ends = at + 2 == len(folded) and dotted.group()[-1].isdigit()
        suffix = following if ends and re.fullmatch("[a-k]", following) else ""
        return 1 + bool(suffix), dotted.group() + suffix
    if (glued := _GLUED.fullmatch(_latin_suffix(word))) is not None:
        name = glued.group(1).rstrip(".-")
        if name in _KINDS or name == "§" or (name in _SECTION and "." in glued.group(2)):
            return 1, glued.group(2)
    return (1, _plain(word, roman=True)) if len(folded) == 1 else (0, None)


def _announced(word: str, following: str) -> str | None:
    """Return the number in `following` if `word` introduces one."""
    name = word.removesuffix(".")
    if (name in _APPENDIX or _is_mistyped(word, _MISTYPED_APPENDIX)) and (
        letter := _letter(following)
    ):
        return f"Appendix {letter}"
    if name in _SECTION or _is_mistyped(word, _MISTYPED_SECTION):
        return _plain(following, roman=False)
    if name in _CHAPTER or word in _KINDS:
        return _plain(following, roman=True)
    return None


def _announced_alone(folded: list[str], at: int, following: str) -> str | None:
    """Return the letter after a word that is ambiguous in a sentence (`an app a player`)."""
    if folded[at + 2 :] or not all(word in _KINDS for word in folded[:at]):
        return None
    letter = _letter(following)
    if letter and folded[at].removesuffix(".") in _SHORT_APPENDIX:
        return f"Appendix {letter}"
    return letter if folded[at] in _OPTION else None


def _plain(word: str, *, roman: bool) -> str | None:
    """Parse a number that the previous word introduced."""
    word = _latin_suffix(word.replace(",", "."))
    if _DOTTED.fullmatch(word) or _WHOLE.fullmatch(word):
        return word
    return word.upper() if roman and _ROMAN.fullmatch(word) else None


def _kind_beside(folded: list[str], start: int, end: int) -> tuple[str | None, int, int]:
    """Return the kind of document named before, inside or after the number, and the range of words.

    Words like `of` may be in between.
    """
    for word in folded[start:end]:
        name = _GLUED.fullmatch(word)
        kind = _KINDS.get(name.group(1).rstrip(".-") if name else word)
        if kind:
            return kind, start, end
    before = start - 1
    while before >= 0 and folded[before] in _LINK_WORDS:
        before -= 1
    if before >= 0 and folded[before] in _KINDS:
        return _KINDS[folded[before]], before, end
    behind = end
    while behind < len(folded) and folded[behind] in _LINK_WORDS:
        behind += 1
    if behind < len(folded) and folded[behind] in _KINDS:
        return _KINDS[folded[behind]], start, behind + 1
    return None, start, end


def _latin_suffix(word: str) -> str:
    """Convert the Cyrillic letter in `104.3с` to the Latin one that looks or sounds like it."""
    return word.translate(_LATIN_LETTER) if word[:1].isdigit() else word


def _letter(word: str) -> str | None:
    """Return the letter of an appendix in Latin; Cyrillic look-alikes and sound-alikes count."""
    letter = word.translate(_LATIN_LETTER)
    return letter.upper() if len(letter) == 1 and "a" <= letter <= "z" else None


def _is_mistyped(word: str, meant: Sequence[str]) -> bool:
    """Whether a word is one of these with a letter changed, missing, added or swapped."""
    return any(abs(len(word) - len(each)) < 2 and _one_edit(word, each) for each in meant)


def _one_edit(typed: str, meant: str) -> bool:
    start = 0
    while start < min(len(typed), len(meant)) and typed[start] == meant[start]:
        start += 1
    one, other = typed[start:], meant[start:]
    swapped = one[:2] == other[1::-1] and one[2:] == other[2:]
    return swapped or one[1:] == other[1:] or one[1:] == other or one == other[1:]
