"""How the changes between two editions are put into words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from judgekit.domain.rules.comparison import ChangeKind, SectionChange
from judgekit.domain.rules.document import Document
from judgekit.ui.interface_words import interface_words
from judgekit.ui.widgets.actions import MINUS
from judgekit.ui.words.edition_wording import change_date
from judgekit.ui.words.rules_wording import date_in_words, short_title
from judgekit.ui.words.wording import language_name
from judgekit.views.rules.edition_comparison import (
    ChangedSection,
    ChangeFilter,
    EditionComparison,
)
from judgekit.views.words import editions
from judgekit.views.words.section_numbers import number_in_language

translate = QCoreApplication.translate

ICONS: Mapping[ChangeKind, str] = {
    ChangeKind.ADDED: "extra",
    ChangeKind.REMOVED: "missing",
    ChangeKind.MOVED: "misplaced",
    ChangeKind.RENUMBERED: "misplaced",
    ChangeKind.CHANGED: "pencil",
}
TOKENS: Mapping[ChangeKind, str] = {ChangeKind.ADDED: "ok", ChangeKind.REMOVED: "urgent"}


def kind_words(kind: ChangeKind) -> str:
    """Return the name of a kind of change."""
    words = {
        ChangeKind.ADDED: translate("CompareWording", "Added"),
        ChangeKind.REMOVED: translate("CompareWording", "Removed"),
        ChangeKind.MOVED: translate("CompareWording", "Moved"),
        ChangeKind.RENUMBERED: translate("CompareWording", "Renumbered"),
        ChangeKind.CHANGED: translate("CompareWording", "Changed"),
    }
    return words[kind]


def filter_words(wanted: ChangeFilter) -> str:
    """Return the name of a filter."""
    words = {
        ChangeFilter.ALL: translate("CompareWording", "All changes"),
        ChangeFilter.BOOKMARKED: translate("CompareWording", "In my bookmarks"),
        ChangeFilter.CITED: translate("CompareWording", "Cited at this event"),
        ChangeFilter.RULING: translate("CompareWording", "Important for rulings"),
    }
    return words[wanted]


def place_words(comparison: EditionComparison, each: ChangedSection) -> str:
    """Return `2.5 → 2.4`, or the one number; empty for sections without a number of their own."""
    sides = zip((comparison.old, comparison.new), each.numbers, strict=True)
    numbers = (number_in_language(number, document.language) for document, number in sides)
    return " → ".join(dict.fromkeys(filter(None, numbers)))


def title_words(change: SectionChange) -> str:
    """Return the section's title in the newer edition, else in the older; else its reference."""
    return change.new_title or change.old_title or change.new_ref or change.old_ref or ""


def detail_words(comparison: EditionComparison, change: SectionChange) -> str:
    """Return how much of a section changed: `+12 −3 words`; empty where that isn't known."""
    if comparison.across_languages:
        return ""
    if change.kind in (ChangeKind.RENUMBERED, ChangeKind.MOVED):
        return translate("CompareWording", "same words")
    if change.kind in (ChangeKind.ADDED, ChangeKind.REMOVED):
        count = change.words_added or change.words_removed
        return translate("CompareWording", "%n word(s)", "", count) if count else ""
    if not change.words_added and not change.words_removed:
        same = change.old_title == change.new_title
        return "" if same else translate("CompareWording", "new title")
    return translate("CompareWording", "+{added} {minus}{removed} words").format(
        added=change.words_added, minus=MINUS, removed=change.words_removed
    )


def fact_words(each: ChangedSection) -> str:
    """Return what is known of the change in our own words, a line for each date."""
    language = interface_words().language
    lines = (
        f"{change_date(fact)}: {editions.change_sentence(fact, language)}" for fact in each.facts
    )
    return "\n".join(lines)


def bookmark_words(comparison: EditionComparison, each: ChangedSection) -> str:
    """Return what becomes of a mark in a section; empty for one without."""
    if ChangeFilter.BOOKMARKED not in each.filters:
        return ""
    if each.change.new_ref is None:
        return translate("CompareWording", "Your bookmark has no section in the newer edition")
    if each.numbers[0] == each.numbers[1] or each.change.old_ref is None:
        return translate("CompareWording", "In your bookmarks")
    number = number_in_language(each.numbers[1], comparison.new.language)
    words = translate("CompareWording", "Your bookmark moves to {number}")
    return words.format(number=number or title_words(each.change))


def edition_name(document: Document) -> str:
    """Return `English, 3 May 2019`."""
    date = document.edition_date
    name = language_name(document.language)
    return f"{name}, {date_in_words(date)}" if date else name


def summary_words(comparison: EditionComparison) -> str:
    """Return `Tournament Rules: English, 3 May 2019 → 27 February 2026`."""
    old, new = edition_name(comparison.old), edition_name(comparison.new)
    if not comparison.across_languages and comparison.new.edition_date:
        new = date_in_words(comparison.new.edition_date)
    return f"{short_title(comparison.new)}: {old} → {new}"


def count_words(count: int) -> str:
    """Return how many sections differ."""
    return translate("CompareWording", "%n section(s) differ", "", count)


def line_words(comparison: EditionComparison, each: ChangedSection) -> str:
    """Return a change as one line, for screen readers and for copies."""
    change = each.change
    place = f"{place_words(comparison, each)} {title_words(change)}".strip()
    parts = (place, kind_words(change.kind), detail_words(comparison, change))
    return ", ".join(part for part in parts if part)
