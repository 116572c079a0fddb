"""What an index is built from."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judgekit.domain.cards.card_names import CardName
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.section_questions import SameMeaning, SectionQuestions


class IndexSources(msgspec.Struct, frozen=True):
    """Sources of an index.

    `base` identifies all but the last documents of the library, `added` each of these in order: an
    index of the same base and fewer of them can be extended.
    """

    library: Library
    glossary: Glossary
    card_names: Sequence[CardName] = ()
    base: str = ""
    added: tuple[str, ...] = ()
    questions: Sequence[SectionQuestions] = ()
    meanings: Sequence[SameMeaning] = ()
