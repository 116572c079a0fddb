"""Words of a language while its index is built: each is folded and stemmed once."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.search.words.folding import fold
from judgekit.search.words.stemming import Stemming


class LearnedWords:
    """Cache of words: `folded` maps each to its folded form, `stems` each folded form to its stem.

    Folding and stemming many words at once is much faster than one by one.
    """

    def __init__(self, language: str, stemming: Stemming) -> None:
        self.folded: dict[str, str] = {}
        self.stems: dict[str, str] = {}
        self._language = language
        self._stemming = stemming

    def learn(self, words: Iterable[str]) -> None:
        """Fold and stem the words that are new."""
        new = [word for word in dict.fromkeys(words) if word not in self.folded]
        folded = fold(new)
        self.folded.update(zip(new, folded, strict=True))
        new = [word for word in dict.fromkeys(folded) if word not in self.stems]
        self.stems.update(zip(new, self._stemming.stems(new, self._language), strict=True))
