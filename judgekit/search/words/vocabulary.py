"""The words of texts and glossary: completions and corrections."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from judgekit.search.words.stop_words import STOP_WORDS
from judgekit.search.words.word_forms import PrintedWords, WordForms

MOST_COMPLETIONS = 64
LEAST_REPAIRED = 4
LEAST_OTHERWISE_BEGUN = 5
LEAST_FOREIGN = 6
"""Letters from which a word may be a slip of a word that only another language has."""
NO_LANGUAGE = ""
"""Of stop words, which are known although no text has been searched for them."""
_LAST = "\U0010ffff"


class KnownWord(msgspec.Struct, frozen=True):
    """A folded word and the language of the texts that have it."""

    word: str
    language: str


class Vocabulary:
    """The folded words of each language, sorted, and their stems."""

    def __init__(self, forms: Mapping[str, WordForms]) -> None:
        self._printed = {code: PrintedWords(each) for code, each in forms.items()}
        self._forms: dict[str, Sequence[str]] = {
            **{code: each.folded.split() for code, each in forms.items()},
            NO_LANGUAGE: sorted(STOP_WORDS),
        }
        self._by_length: dict[int, list[KnownWord]] = {}

    def completions(self, start: str, language: str) -> list[str]:
        """Return the words of a language with this prefix; the shortest if there are very many."""
        forms = self._forms.get(language, ())
        found = forms[bisect_left(forms, start) : bisect_left(forms, start + _LAST)]
        if len(found) > MOST_COMPLETIONS:
            return sorted(found, key=len)[:MOST_COMPLETIONS]
        return list(found)

    def has(self, word: str) -> bool:
        """Whether any language has exactly this word."""
        return any(_contains(forms, word) for forms in self._forms.values())

    def languages_of(self, word: str) -> list[str]:
        """Return the languages that have exactly this word."""
        return [code for code, forms in self._forms.items() if code and _contains(forms, word)]

    def repairs(self, word: str, reader: str, most_edits: int = 3) -> list[KnownWord]:
        """Return the nearest words of the reader's language; if it has none, those of the others
        that differ by one edit.

        One edit under six letters, two under ten, three above.

        Swapping neighbours is one edit. Words with the same first letter come first. Words under
        four letters are abbreviations rather than slips, and a word with a digit is a number: for
        these there are none.
        """
        length = len(word)
        edits = min(most_edits, 1 if length < 6 else 2 if length < 10 else 3)
        if length < LEAST_REPAIRED or not word.isalpha():
            return []
        from rapidfuzz.distance import OSA  # noqa: PLC0415

        near: defaultdict[tuple[bool, int], list[KnownWord]] = defaultdict(list)
        for known in self._of_length(length - edits, length + edits):
            distance = OSA.distance(word, known.word, score_cutoff=edits)
            if distance > edits or not _begins_alike(word, known.word, distance):
                continue
            is_own = known.language in (reader, NO_LANGUAGE)
            if is_own or (distance == 1 and length >= LEAST_FOREIGN and word[0] == known.word[0]):
                near[not is_own, distance].append(known)
        nearest = near[min(near)] if near else []
        return sorted(nearest, key=lambda known: (known.word[0] != word[0], known.word))

    def has_stem(self, language: str, stem: str) -> bool:
        """Whether a word of the language has the stem."""
        return bool(self.printed(language, stem))

    def printed(self, language: str, stem: str) -> Sequence[str]:
        """Return the words of a language with that stem, as printed in the texts."""
        words = self._printed.get(language)
        return words.of(stem) if words else ()

    def parts(self, word: str) -> tuple[str, str] | None:
        """Split a word into two known words; None if that is impossible."""
        for cut in range(3, len(word) - 2):
            if self.has(word[:cut]) and self.has(word[cut:]):
                return word[:cut], word[cut:]
        return None

    def _of_length(self, shortest: int, longest: int) -> list[KnownWord]:
        if not self._by_length:
            by_length: defaultdict[int, list[KnownWord]] = defaultdict(list)
            for language, forms in self._forms.items():
                for form in forms:
                    by_length[len(form)].append(KnownWord(form, language))
            self._by_length = dict(by_length)
        return [
            known
            for length in range(max(2, shortest), longest + 1)
            for known in self._by_length.get(length, ())
        ]


def _begins_alike(typed: str, known: str, distance: int) -> bool:
    """Whether a word may be a slip of another: hands rarely miss the first letter.

    It may be swapped with the second; in a word of five letters or more it may be the only slip.
    """
    if typed[0] == known[0] or typed[1::-1] == known[:2]:
        return True
    return distance == 1 and len(typed) >= LEAST_OTHERWISE_BEGUN


def _contains(forms: Sequence[str], word: str) -> bool:
    at = bisect_left(forms, word)
    return at < len(forms) and forms[at] == word
