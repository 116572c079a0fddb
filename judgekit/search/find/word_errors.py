"""By how many typing errors the one word that was typed differs from what each answer has."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.rules.search_answer import Repair
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.named_index import typed_words
from judgekit.search.names.errors import errors_of_word, errors_to_nearest
from judgekit.search.words.keyboard_layout import other_layout

BY_ITS_WORDS = frozenset((FindKind.ACTION, FindKind.TERM, FindKind.INFRACTION, FindKind.HELP))
"""What is found by a name or by what is said of it, which `written` then has."""


class WordErrors:
    """Counts the errors for the answers to one text; 0 for all of them if it has several words."""

    def __init__(
        self, typed: str, repairs: Sequence[Repair], infractions: Sequence[PolicyHit]
    ) -> None:
        """`repairs` are those with which the rules were found, `infractions` the described ones."""
        self.typed = typed
        words = typed_words(typed)
        self._word = words[0] if len(words) == 1 and words[0].isalpha() else ""
        self._of_rules = self._repaired(repairs) if self._word else 0
        self._of_infractions = max((each.errors for each in infractions), default=0)

    def of_card(self, found_by: str) -> int | None:
        """Return those of a card that was found by this name; None if it isn't near, or not called
        by a single word."""
        return errors_of_word(self.typed, found_by) if self._word else None

    def of(self, found: Found) -> int:
        """Return those of an answer that is no card; 0 for what the event has."""
        if found.kind is FindKind.RULE:
            return self._of_rules
        if not self._word or found.kind not in BY_ITS_WORDS:
            return 0
        if not found.written:
            return self._of_infractions
        return errors_to_nearest(self._word, typed_words(found.written))

    def _repaired(self, repairs: Sequence[Repair]) -> int:
        """Return how far the nearest word of the rules is that was searched for instead; 0 for the
        same word, in two or on the keys of another language."""
        used = [word for each in repairs for word in each.used]
        if not used or typed_words(other_layout(self.typed)) == used:
            return 0
        return errors_to_nearest(self._word, [*used, "".join(used)])
