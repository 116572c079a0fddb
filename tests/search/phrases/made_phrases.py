"""An index of a few phrasings."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.search.phrases.phrase_index import PhraseIndex
from judgekit.search.phrases.phrase_making import PhraseMaking, Phrasing
from judgekit.search.phrases.phrasing_words import AlikeWords, WordReader


def index_of(language: str, texts: Sequence[Phrasing], alike: AlikeWords) -> PhraseIndex:
    """The index over these texts."""
    reader = WordReader(language, alike)
    return PhraseIndex(PhraseMaking(texts, reader).kept(), reader)
