"""What is known to have changed in a document's sections since each of its editions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum

import msgspec

from judgekit.domain.rules.document import Document


class Importance(StrEnum):
    """What a change matters for; a change of wording alone leaves rulings as they were."""

    RULING = "ruling"
    PROCEDURE = "procedure"
    WORDING = "wording"


class Change(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A change of one section.

    `since` is the ISO date of the first edition known to have it; where editions before that one
    were not to be had, `after` is the last one known not to have it. `what` is one sentence of our
    own, by language; `source` names the texts compared, and `note` what is doubtful about the date.
    """

    since: str
    importance: Importance
    what: dict[str, str]
    source: str
    after: str = ""
    note: str = ""


class ChangedSection(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A section through all editions: its number from each date on, and its changes by date.

    From the date of an empty number on the section is not there any more.
    """

    title: str
    numbers: dict[str, str]
    changes: tuple[Change, ...] = ()

    def number_on(self, date: str) -> str | None:
        """The section's number in the edition of that date, None before it existed."""
        earlier = [since for since in self.numbers if since <= date]
        return self.numbers[max(earlier)] if earlier else None

    def numbered_since(self) -> str:
        """The date from which the section has the number that it has now."""
        since = max(self.numbers)
        for date in sorted(self.numbers, reverse=True):
            if self.numbers[date] != self.numbers[since]:
                break
            since = date
        return since


class SectionHistory(msgspec.Struct, frozen=True):
    """What happened to a section since an edition.

    `all_changes` is by date; `number` is its number then and `number_now` its number now, empty if
    it is not there any more; it has that since `number_since` (ISO 8601).
    """

    all_changes: tuple[Change, ...]
    number: str
    number_now: str
    number_since: str

    @property
    def is_renumbered(self) -> bool:
        """Whether a citation needs another number now."""
        return self.number_now != self.number

    @property
    def changes(self) -> tuple[Change, ...]:
        """Those that matter for rulings or procedure."""
        return tuple(each for each in self.all_changes if each.importance is not Importance.WORDING)

    @property
    def reworded(self) -> bool:
        """Whether there were others."""
        return len(self.changes) < len(self.all_changes)


class NumberToday(msgspec.Struct, frozen=True):
    """The section that has a number now which a text has for another one.

    `ref` is where it stands in the text, None where the text lacks it; `title` is its English
    title, `since` the date from which it has the number (ISO 8601).
    """

    number: str
    title: str
    since: str
    ref: str | None = None


class KnownChanges(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The facts of change of one kind of document; later than `known_until` nothing is known.

    `newest` has the date of the newest edition known of, by kind of document, of others too.
    """

    kind: str
    known_until: str
    sections: tuple[ChangedSection, ...] = ()
    newest: dict[str, str] = {}

    def since(self, document: Document, ref: str) -> SectionHistory | None:
        """What changed in a section since the document's edition; None if it isn't known.

        A sub-heading (`Appendix C#Byes`) shares the facts of the section it stands in.
        """
        date = document.edition_date
        number = ref.partition("#")[0]
        if document.kind != self.kind or not date or date > self.known_until:
            return None
        for section in self.sections:
            if number in section.numbers.values() and section.number_on(date) == number:
                later = sorted(
                    (change for change in section.changes if change.since > date),
                    key=lambda change: change.since,
                )
                return _history(section, number, later)
        return None

    def number_today(self, document: Document, ref: str) -> NumberToday | None:
        """What a section's number stands for now, if that is another section; else None."""
        history = self.since(document, ref)
        if history is None or "#" in ref:
            return None
        for section in self.sections:
            if section.numbers[max(section.numbers)] == ref:
                there = section.number_on(document.edition_date)
                return (
                    None
                    if there == ref
                    else NumberToday(ref, section.title, section.numbered_since(), there or None)
                )
        return None

    def of_later_section(self, number: str) -> SectionHistory | None:
        """Everything known of a section that came after the first editions, by its number."""
        first = min((min(each.numbers) for each in self.sections), default="")
        for section in self.sections:
            if number in section.numbers.values() and number and min(section.numbers) > first:
                return _history(section, number, section.changes)
        return None


def _history(section: ChangedSection, number: str, changes: Iterable[Change]) -> SectionHistory:
    number_now = section.numbers[max(section.numbers)]
    return SectionHistory(tuple(changes), number, number_now, section.numbered_since())


class AbsentNumber(msgspec.Struct, frozen=True):
    """A section's number that no text of the library has.

    `parts` are the texts that are only a part of the document in which the number would stand;
    `kind` is that document's kind if no whole text of it is in the library, else empty.
    """

    number: str
    parts: tuple[Document, ...] = ()
    kind: str = ""


def is_comprehensive_number(number: str) -> bool:
    """Whether it is a number of the Comprehensive Rules: `702.19b`, `104`."""
    return re.fullmatch(r"[1-9]\d\d(\.\d{1,3}[a-z]?)?", number) is not None
