"""The catalogue entry of an infraction, as the object returned by `infraction --id`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

import msgspec

from judgekit.cli.context import Context
from judgekit.cli.rules.citations import ground_fields
from judgekit.domain.infractions.official_wording import guide_of, official_wording
from judgekit.domain.infractions.policy import (
    NONE,
    Catalogue,
    Circumstance,
    Edition,
    Entry,
    Point,
    in_edition,
)
from judgekit.domain.infractions.questioning import every_way
from judgekit.domain.infractions.remedy import circumstances_in, steps_in
from judgekit.domain.rules.changes import SectionHistory
from judgekit.domain.rules.in_force import in_force
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.views.words.editions import number_now_words
from judgekit.views.words.official_wording import doubt, edition_difference, entry_date
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.words import message


class RuleRow(msgspec.Struct, frozen=True):
    """A section of the tournament rules, with its counterparts in the other editions; `ref_now` is
    its number today if that is another one."""

    document: str
    ref: str
    counterparts: list[RuleReference]
    ref_now: str | None = None


class NotCountedRow(msgspec.Struct, frozen=True):
    """What the infraction is not, and what that is instead."""

    text: str
    instead: str | None


class StepRow(msgspec.Struct, frozen=True):
    """A step of the remedy and the circumstances under which it applies."""

    text: str
    when: tuple[str, ...]
    head_judge: bool


class CircumstanceRow(msgspec.Struct, frozen=True):
    """A circumstance by name, and its effect on the penalty."""

    name: str
    question: str
    penalty: str | None
    because: str | None
    section: str | None
    unless: tuple[str, ...]


class AnsweredRow(msgspec.Struct, frozen=True):
    """An answered question of a chain that leads to the entry."""

    question: str
    answer: str


class OfficialRow(msgspec.Struct, frozen=True):
    """The section of an imported guide on the infraction; `remarks` say what to heed."""

    document: str
    ref: str
    citation: str | None
    remarks: list[str]


class EntryRow(msgspec.Struct, frozen=True):
    """A whole entry in one language and one edition."""

    id: str
    number: str | None
    name: str
    level: str
    category: str
    penalty: str
    edition: str
    summary: str
    counts: list[str]
    not_counted: list[NotCountedRow]
    situations: list[str]
    remedy: list[StepRow]
    upgrades: list[str]
    downgrades: list[str]
    circumstances: list[CircumstanceRow]
    record: str
    head_judge: str
    rules: list[RuleRow]
    questions: list[list[AnsweredRow]]
    changes: list[str]
    official: OfficialRow | None


class CaseRow(msgspec.Struct, frozen=True):
    """A case that is no infraction, and why."""

    id: str
    name: str
    reason: str
    rules: list[RuleRow]


class NoneRow(msgspec.Struct, frozen=True):
    """All cases that are no infraction."""

    id: str
    name: str
    penalty: str
    edition: str
    cases: list[CaseRow]


def entry_row(
    entry: Entry, catalogue: Catalogue, edition: Edition, context: Context, day: str
) -> EntryRow:
    """The entry in the reader's language and that edition, with the rules in force on a day."""
    language = context.reader_language

    def texts(points: Iterable[Point]) -> list[str]:
        return [each.text.said(language) for each in points if in_edition(each.editions, edition)]

    return EntryRow(
        id=entry.id,
        number=entry.number or None,
        name=entry.name.said(language),
        level=entry.level.value,
        category=entry.category.value,
        penalty=entry.penalty.value,
        edition=edition.value,
        summary=entry.summary.said(language),
        counts=texts(entry.counts),
        not_counted=[
            NotCountedRow(each.text.said(language), each.instead or None)
            for each in entry.not_counted
            if in_edition(each.editions, edition)
        ],
        situations=texts(entry.situations),
        remedy=[
            StepRow(each.text.said(language), each.when, each.asks_head_judge)
            for each in steps_in(entry, edition)
        ],
        upgrades=texts(entry.upgrades),
        downgrades=texts(entry.downgrades),
        circumstances=[_circumstance(each, language) for each in circumstances_in(entry, edition)],
        record=entry.record.said(language),
        head_judge=entry.head_judge.said(language),
        rules=_rules(entry.rules, context, day),
        questions=_ways(entry, catalogue, language),
        changes=[each.said(language) for each in entry.changes],
        official=_official(entry, catalogue, edition, context, day),
    )


def none_row(catalogue: Catalogue, edition: Edition, context: Context, day: str) -> NoneRow:
    """All cases that are no infraction, with reasons."""
    language = context.reader_language
    cases = [
        CaseRow(
            case.id,
            case.name.said(language),
            case.reason.said(language),
            _rules(case.rules, context, day),
        )
        for case in catalogue.no_infractions
        if in_edition(case.editions, edition)
    ]
    return NoneRow(NONE, context.wording.say("No infraction"), NONE, edition.value, cases)


def entry_text(row: EntryRow, context: Context, day: str) -> str:
    """The entry as text, with the rules in force on a day."""
    say = context.wording.say
    then = [_not_counted(each, context) for each in row.not_counted]
    asked = [
        f"{each.name}: {each.question}"
        + (f" → {penalty_name(each.penalty, context.wording)}" if each.penalty else "")
        for each in row.circumstances
    ]
    steps = [each.text for each in row.remedy]
    refs = [_cited(each, context, day) for each in row.rules]
    parts: Sequence[tuple[str, Sequence[str]]] = (
        (message("What counts"), row.counts),
        (message("What does not"), then),
        (message("Situations"), row.situations),
        (message("Circumstances"), asked),
        (message("Remedy"), steps),
        (message("Upgrades"), row.upgrades),
        (message("Downgrades"), row.downgrades),
        (message("What to record"), [row.record]),
        (message("Head judge"), [row.head_judge] if row.head_judge else []),
        (message("Different since 2024"), row.changes),
        (message("Tournament rules"), refs),
    )
    lines = [f"{row.id}  {row.name}  ({penalty_name(row.penalty, context.wording)})", row.summary]
    for heading, listed in parts:
        if listed:
            lines += ["", f"{say(heading)}:"]
            lines += [f"{f'{number}.':>4} {text}" for number, text in enumerate(listed, 1)]
    if row.official is not None:
        place = row.official.citation or f"{row.official.document} {row.official.ref}"
        heading = say("Official wording")
        lines += ["", f"{heading}: {place}", *row.official.remarks]
    return "\n".join(lines)


def _not_counted(row: NotCountedRow, context: Context) -> str:
    """What the infraction is not, and by name what that is instead."""
    if row.instead is None:
        return row.text
    entry = context.policy.catalogue().entry(row.instead)
    name = (
        f"{entry.number} {entry.name.said(context.reader_language)}".strip()
        if entry is not None
        else context.wording.say("No infraction")
    )
    return f"{row.text} → {name}"


def none_text(row: NoneRow) -> str:
    """The cases as text."""
    lines = [row.name]
    for case in row.cases:
        lines += ["", case.name, f"    {case.reason}"]
    return "\n".join(lines)


def _cited(row: RuleRow, context: Context, day: str) -> str:
    """The section in the reader's language if available."""
    editions = [RuleReference(row.document, row.ref), *row.counterparts]
    documents = {each.id: each.language for each in context.library().documents}
    readers = [each for each in editions if documents.get(each.document) == context.reader_language]
    shown = in_force(context.library(), (readers or editions)[0], day)
    history = context.library().history(shown)
    now = number_now_words(history, context.wording) if _is_renumbered(history) else ""
    return f"{shown} {now}".rstrip()


def _is_renumbered(history: SectionHistory | None) -> TypeGuard[SectionHistory]:
    return history is not None and history.is_renumbered


def _official(
    entry: Entry, catalogue: Catalogue, edition: Edition, context: Context, day: str
) -> OfficialRow | None:
    guide = guide_of(context.library(), entry.level, context.reader_language, day)
    found = official_wording(catalogue, entry, guide) if guide is not None else None
    if guide is None or found is None:
        return None
    entered = entry_date(catalogue, entry, edition)
    remarks = (doubt(found, context.wording), edition_difference(entered, guide, context.wording))
    citation = ground_fields(context, found.reference)["citation"]
    return OfficialRow(guide.id, found.section.ref, citation, [each for each in remarks if each])


def _rules(rules: Sequence[RuleReference], context: Context, day: str) -> list[RuleRow]:
    library = context.library()
    rows = []
    for reference in (in_force(library, each, day) for each in rules):
        known = library.document(reference.document) is not None
        others = library.counterparts(reference) if known else ()
        there = [RuleReference(each.document, each.ref) for each in others if each.ref]
        history = library.history(reference)
        now = history.number_now if _is_renumbered(history) else None
        rows.append(RuleRow(reference.document, reference.ref, there, now))
    return rows


def _circumstance(each: Circumstance, language: str) -> CircumstanceRow:
    return CircumstanceRow(
        each.name,
        each.question.said(language),
        each.penalty.value if each.penalty else None,
        each.because.said(language) if each.because else None,
        each.section or None,
        each.unless,
    )


def _ways(entry: Entry, catalogue: Catalogue, language: str) -> list[list[AnsweredRow]]:
    """Every chain of questions that leads to the entry."""
    return [
        [
            AnsweredRow(each.question.text.said(language), each.answer.text.said(language))
            for each in way.answered
        ]
        for way in every_way(catalogue, entry.level)
        if way.infraction == entry.id
    ]
