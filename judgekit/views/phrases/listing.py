"""The list of phrases: grouped, and found by words of any of the three languages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.search.answers.text_search import fold
from judgekit.views.phrases.filling import Numbers, said, title_of
from judgekit.views.words.phrases import GROUPS, PHRASES, Group, Phrase
from judgekit.views.words.words import Words


class PhraseRow(msgspec.Struct, frozen=True):
    """A row: a phrase, or a group's heading with the number of its phrases."""

    title: str
    phrase: Phrase | None = None
    count: int = 0


def phrase_rows(words: Words, numbers: Numbers, typed: str = "") -> tuple[PhraseRow, ...]:
    """The phrases that have all typed words, or their beginnings, in a title or sentence of any
    language, below their headings."""
    asked = fold(typed).split()
    spoken = [words.speaking(language) for language in LANGUAGES]
    rows: list[PhraseRow] = []
    for group in Group:
        listed = [
            PhraseRow(title_of(phrase, numbers, words), phrase)
            for phrase in PHRASES
            if phrase.group is group
            and (not asked or any(_speaks_of(phrase, asked, each) for each in spoken))
        ]
        if listed:
            rows.append(PhraseRow(words.say(GROUPS[group]), count=len(listed)))
            rows += listed
    return tuple(rows)


def _speaks_of(phrase: Phrase, asked: Sequence[str], words: Words) -> bool:
    numbers = Numbers()
    text = f"{title_of(phrase, numbers, words)} {said(phrase, numbers, words).text}"
    spoken = fold(text).split()
    return all(any(word.startswith(part) for word in spoken) for part in asked)
