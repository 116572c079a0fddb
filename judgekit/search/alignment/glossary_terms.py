"""Terms of the glossary in a text: what two languages say of the same things."""

from __future__ import annotations

from collections import Counter

from judgekit.domain.rules.glossary import Glossary
from judgekit.search.alignment.section_words import Concepts, folded_words
from judgekit.search.words.stemming import Stemming

_LONGEST = 3
"""Words of the longest term that is looked for."""


def glossary_concepts(glossary: Glossary, stemming: Stemming | None = None) -> Concepts:
    """Return a function that counts the glossary's entries named in a text of a language."""
    stemming = stemming or Stemming()
    entries: dict[str, dict[tuple[str, ...], str]] = {}
    for entry in glossary.entries:
        for language, terms in entry.terms.items():
            known = entries.setdefault(language, {})
            for term in terms:
                known.setdefault(tuple(stemming.stems(folded_words(term), language)), entry.id)

    def concepts(language: str, text: str) -> Counter[str]:
        known = entries.get(language, {})
        stems = stemming.stems(folded_words(text), language) if known else []
        return Counter(
            entry
            for at in range(len(stems))
            for length in range(1, _LONGEST + 1)
            if (entry := known.get(tuple(stems[at : at + length]))) and at + length <= len(stems)
        )

    return concepts
