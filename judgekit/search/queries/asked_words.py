"""What a word of a query may be in a question: itself, a synonym, a word of the same meaning."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from judgekit.search.index.kept_index import Meaning
from judgekit.search.index.ranking import Form
from judgekit.search.queries.question_matching import AskedWord

SAME_LANGUAGE = 0.6
OTHER_LANGUAGE = 0.4
"""Certainty of a word of the same meaning."""


class SameMeanings:
    """Rows of words that mean nearly the same."""

    def __init__(self, rows: Sequence[Meaning]) -> None:
        self._rows = rows
        self._with: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for number, row in enumerate(rows):
            for code, stems in row.items():
                for stem in stems:
                    self._with[code, stem].append(number)

    def of(self, code: str, stem: str) -> Iterator[tuple[str, str, float]]:
        """Yield language, stem and certainty of every word of the same meaning."""
        for number in self._with.get((code, stem), ()):
            for other, stems in self._rows[number].items():
                certainty = SAME_LANGUAGE if other == code else OTHER_LANGUAGE
                for each in stems:
                    yield other, each, certainty


def asked_word(
    stems: Mapping[str, set[str]],
    synonyms: Sequence[Mapping[str, Sequence[Form]]],
    meanings: SameMeanings | None,
    *,
    is_stop: bool,
) -> AskedWord:
    """Return what a word may be in a question, by its stems and synonyms in each language."""
    may_be: dict[str, dict[tuple[str, ...], float]] = {
        code: {(stem,): 1.0 for stem in sorted(of_code)} for code, of_code in stems.items()
    }
    for forms in synonyms:
        for code, known in forms.items():
            here = may_be.setdefault(code, {})
            for form in known:
                for said in [(stem,) for stem in form.stems] if form.any_of else [form.stems]:
                    here.setdefault(said, form.weight)
    if meanings is not None and not is_stop:
        for code, of_code in stems.items():
            for stem in of_code:
                for other, same, certainty in meanings.of(code, stem):
                    may_be.setdefault(other, {}).setdefault((same,), certainty)
    return may_be, is_stop
