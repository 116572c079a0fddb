"""Which words of a language, as the texts print them, are one stem."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from judgekit.domain.rules.folding import fold, tokens
from judgekit.storage.stemming import Stemming

_EDGE = ".'’"


class WordForms(msgspec.Struct, frozen=True, array_like=True):
    """The words of one language.

    `printed` has for each stem the words as the texts print them, in small letters, points at their
    end and all; `folded` are the folded words, sorted.
    """

    printed: dict[str, list[str]]
    folded: list[str]


def word_forms(printed: Iterable[str], language: str, stemming: Stemming) -> WordForms:
    """Stems and folded words of everything that the full-text tables of a language found."""
    words = list(printed)
    pieces = [word if word.isalnum() else word.strip(_EDGE) for word in words]
    for at, piece in enumerate(pieces):
        if not piece.isalnum() and (parts := [token.word for token in tokens(piece)]) != [piece]:
            words += [words[at]] * (len(parts) - 1)
            pieces += parts[1:]
            pieces[at] = parts[0] if parts else ""
    different = list(dict.fromkeys(pieces))
    folded = dict(zip(different, fold(different), strict=True))
    once = sorted(set(folded.values()))
    stems = dict(zip(once, stemming.stems(once, language), strict=True))
    by_stem: dict[str, list[str]] = {}
    for word, piece in zip(words, pieces, strict=True):
        by_stem.setdefault(stems[folded[piece]], []).append(word)
    return WordForms(by_stem, once)
