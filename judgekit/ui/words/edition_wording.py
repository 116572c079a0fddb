"""Badges of an edition: its age, what changed since, and newer texts in the library."""

from __future__ import annotations

import datetime
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from judgekit.domain.rules.changes import Change, Importance, KnownChanges, SectionHistory
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.rules_wording import date_in_words
from judgekit.ui.words.signs import Sign
from judgekit.ui.words.wording import language_name
from judgekit.views.words import editions
from judgekit.views.words.section_numbers import number_in_language

translate = QCoreApplication.translate
OLD, CALM = Sign("newer", "attention"), Sign("info", "text-muted")
"""Of an edition by which something may be wrong today, and of one that is still good."""
TODAY_KEY = "T"
"""Goes to the section that has the number of the one read today."""


class BadgeState(NamedTuple):
    """A badge: its words, icon and colour token, what hovering tells, what it opens, and the
    section whose changes it tells."""

    words: str
    icon: str
    token: str
    tip: str = ""
    target: RuleReference | None = None
    changes_of: RuleReference | None = None
    key: str = ""
    """The key that does the same, as it is shown."""

    @property
    def leads(self) -> bool:
        """Whether it can be pressed."""
        return self.target is not None or self.changes_of is not None


def section_badges(
    library: Library, reference: RuleReference, today: datetime.date
) -> tuple[BadgeState, ...]:
    """Return the badges of a section: a part only, what its number stands for today, age and
    changes since, a newer edition."""
    document = library.document(reference.document)
    if document is None:
        return ()
    badges = []
    if document.part:
        words = editions.only_a_part(document, interface_words())
        badges.append(BadgeState(_capital(words), "info", "attention"))
    badges.append(_today_badge(library, reference))
    badges.append(_age_badge(library, document, reference, today))
    newer = library.superseded_by(document)
    if newer is not None:
        badges.append(_newer_badge(library, reference, newer))
    return tuple(badge for badge in badges if badge.words)


def change_badges(library: Library, reference: RuleReference) -> tuple[BadgeState, ...]:
    """Return the badge of what changed in a section since its edition, if anything that matters.

    It is for sections that don't show all of their badges; a new number alone can wait for those.
    """
    document = library.document(reference.document)
    known = library.known_changes(document.kind) if document is not None else None
    if document is None or known is None:
        return ()
    history = known.since(document, reference.ref)
    if history is None or not history.changes:
        return ()
    return (_history_badge(known, history, reference),)


def side_badge(library: Library, document: Document, today: datetime.date) -> BadgeState:
    """Return the one badge over a column: a part only, a newer edition, or else the age.

    That of a newer edition opens it at its beginning; the column knows its section better.
    """
    if document.part:
        words = editions.only_a_part(document, interface_words())
        return BadgeState(_capital(words), "info", "attention")
    newer = library.superseded_by(document)
    if newer is not None:
        tip = newer_edition_words(newer)
        words = translate("EditionWording", "Newer edition in the library")
        target = RuleReference(newer.id, newer.sections[0].ref) if newer.sections else None
        return BadgeState(words, "newer", "attention", tip, target)
    age = _capital(age_words(document, today))
    return BadgeState(age, *_age_sign(document, today))


def newer_edition_words(newer: Document) -> str:
    """Return the badge of a text that is not the newest in the library."""
    return translate("EditionWording", "Newer edition in the library: {date}, {language}").format(
        date=date_in_words(newer.edition_date), language=language_name(newer.language)
    )


def age_words(document: Document, today: datetime.date) -> str:
    """Return `7 years old`, `5 months old`; empty for an undated text or one younger than that."""
    months = _months_old(document, today)
    if months >= 12:
        return translate("EditionWording", "%n year(s) old", "", months // 12)
    return translate("EditionWording", "%n month(s) old", "", months) if months > 0 else ""


def _age_badge(
    library: Library, document: Document, reference: RuleReference, today: datetime.date
) -> BadgeState:
    """Return the badge of age and changes.

    A section without known changes is calm, whatever its age; one of which nothing is known is as
    old as its edition.
    """
    age = age_words(document, today)
    known = library.known_changes(document.kind)
    history = known.since(document, reference.ref) if known is not None else None
    if known is None or history is None:
        unknown = translate("EditionWording", "changes since are not known")
        words = _capital(f"{age} · {unknown}") if age else ""
        return BadgeState(words, *_age_sign(document, today))
    return _history_badge(known, history, reference, age)


def _history_badge(
    known: KnownChanges, history: SectionHistory, reference: RuleReference, age: str = ""
) -> BadgeState:
    """Return the badge of changes, after the age if given; hovering tells what they are."""
    count, moved = len(history.changes), history.is_renumbered
    parts = [age] if age else []
    if count:
        words = translate("EditionWording", "%n change(s) in this section since", "", count)
        parts.append(words)
    elif not moved and history.reworded:
        parts.append(translate("EditionWording", "only reworded since"))
    elif not moved:
        parts.append(translate("EditionWording", "no known change in this section"))
    if moved and not history.number_now:
        parts.append(translate("EditionWording", "not there any more"))
    elif moved:
        language = reference.document.split("-")[1]
        number = number_in_language(history.number_now, language)
        parts.append(translate("EditionWording", "numbered {number} now").format(number=number))
    until = known_until_words(known)
    sign = OLD if count or moved else CALM
    tip = "\n".join((*_what_changed(history), until))
    told = reference if history.all_changes or moved else None
    return BadgeState(_capital(" · ".join(parts)), *sign, tip, changes_of=told)


def _what_changed(history: SectionHistory) -> list[str]:
    """Return when each change came, and what it is."""
    language = interface_words().language
    return [
        f"{change_date(change)}: {editions.change_sentence(change, language)}"
        for change in history.changes
    ]


def change_date(change: Change) -> str:
    """Return when a change came; a range where editions between were not to be had."""
    if not change.after:
        return date_in_words(change.since)
    return translate("EditionWording", "between {first} and {last}").format(
        first=date_in_words(change.after), last=date_in_words(change.since)
    )


def importance_words(importance: Importance) -> str:
    """Return what a change matters for; empty for one of wording alone."""
    words = {
        Importance.RULING: translate("EditionWording", "For rulings"),
        Importance.PROCEDURE: translate("EditionWording", "Procedure"),
    }
    return words.get(importance, "")


def number_words(history: SectionHistory, language: str) -> str:
    """Return `now 2.4, was 2.5`; empty for a section that kept its number."""
    if not history.is_renumbered:
        return ""
    was = number_in_language(history.number, language)
    if not history.number_now:
        return translate("EditionWording", "not there any more, was {number}").format(number=was)
    now = number_in_language(history.number_now, language)
    return translate("EditionWording", "now {number}, was {before}").format(number=now, before=was)


def known_until_words(known: KnownChanges) -> str:
    """Return until when the changes are known."""
    return translate("EditionWording", "Changes are known until {date}.").format(
        date=date_in_words(known.known_until)
    )


def result_words(history: SectionHistory, language: str) -> str:
    """Return `now 2.4 · 3 changes since`, for a result of a search; empty where nothing changed."""
    parts = []
    if history.is_renumbered and history.number_now:
        now = number_in_language(history.number_now, language)
        parts.append(translate("EditionWording", "now {number}").format(number=now))
    elif history.is_renumbered:
        parts.append(translate("EditionWording", "not there any more"))
    if history.changes:
        count = len(history.changes)
        parts.append(translate("EditionWording", "%n change(s) since", "", count))
    return " · ".join(parts)


def _today_badge(library: Library, reference: RuleReference) -> BadgeState:
    """Return the badge of a number that is another section's today; it leads there."""
    words = editions.number_today(library, reference, interface_words())
    today = library.number_today(reference)
    if today is None:
        return BadgeState("", "", "")
    since = translate("EditionWording", "Since {date}").format(date=date_in_words(today.since))
    target = RuleReference(reference.document, today.ref) if today.ref else None
    key = TODAY_KEY if target else ""
    return BadgeState(words, "warning", "attention", since, target, key=key)


def _newer_badge(library: Library, reference: RuleReference, newer: Document) -> BadgeState:
    """Return the badge that opens the section's counterpart in the newer edition, if there is one.

    Otherwise hovering tells that there is none.
    """
    ref = library.alignment.counterpart(reference, newer.id).ref
    target = RuleReference(newer.id, ref) if ref else None
    tip = translate("EditionWording", "Opens this section there")
    if target is None:
        tip = translate("EditionWording", "It has no counterpart of this section")
    return BadgeState(newer_edition_words(newer), "newer", "attention", tip, target)


def _age_sign(document: Document, today: datetime.date) -> Sign:
    return OLD if _months_old(document, today) >= 12 else CALM


def _months_old(document: Document, today: datetime.date) -> int:
    """Return the full months since the edition's date; 0 for an undated or future one."""
    if not document.edition_date:
        return 0
    day = datetime.date.fromisoformat(document.edition_date)
    months = (today.year - day.year) * 12 + today.month - day.month - (today.day < day.day)
    return max(0, months)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
