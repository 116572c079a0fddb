"""Texts about editions of documents: languages, dates and citations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.views.words.section_numbers import number_in_language
from judgekit.views.words.words import Words, message

if TYPE_CHECKING:
    from judgekit.domain.rules.changes import AbsentNumber, Change, SectionHistory
    from judgekit.domain.rules.citation import Citation
    from judgekit.domain.rules.document import Document
    from judgekit.domain.rules.library import Library

LANGUAGE_NAMES: Mapping[str, str] = {
    "en": message("English"),
    "es": message("Spanish"),
    "ru": message("Russian"),
}
CARD_LANGUAGE_NAMES: Mapping[str, str] = {
    **LANGUAGE_NAMES,
    "fr": message("French"),
    "de": message("German"),
    "it": message("Italian"),
    "pt": message("Portuguese"),
    "ja": message("Japanese"),
    "ko": message("Korean"),
    "zhs": message("Simplified Chinese"),
    "zht": message("Traditional Chinese"),
    "he": message("Hebrew"),
    "la": message("Latin"),
    "grc": message("Ancient Greek"),
    "ar": message("Arabic"),
    "sa": message("Sanskrit"),
    "ph": message("Phyrexian"),
    "qya": message("Quenya"),
}
"""Every language that cards are printed in, by Scryfall's codes."""
MONTHS = (
    message("January"),
    message("February"),
    message("March"),
    message("April"),
    message("May"),
    message("June"),
    message("July"),
    message("August"),
    message("September"),
    message("October"),
    message("November"),
    message("December"),
)
"""In Russian in the genitive, as used after a day."""
TO_IMPORT: Mapping[str, str] = {
    "mtr": message("Import the tournament rules to read it here."),
    "ipg": message("Import the infraction guide to read it here."),
    "jar": message("Import the guide for Regular to read it here."),
    "cr": message("Import the Comprehensive Rules to read it here."),
}
"""What to do about a number of a document that the library lacks, by the document's kind."""
DOCUMENT_NAMES: Mapping[str, str] = {"mtr": "MTR", "cr104": "CR", "commander": "Commander"}


def language_name(code: str, words: Words) -> str:
    """`Spanish` for `es`; an unknown code is returned unchanged."""
    return words.say(CARD_LANGUAGE_NAMES[code]) if code in CARD_LANGUAGE_NAMES else code


def long_date(iso: str, words: Words) -> str:
    """`3 May 2019` for `2019-05-03`."""
    year, month, day = (int(part) for part in iso.split("-"))
    name = words.say(MONTHS[month - 1])
    return words.say("{day} {month} {year}", day=day, month=name, year=year)


def effective(date: str, words: Words) -> str:
    """`effective 3 May 2019`, for a formatted date."""
    return words.say("effective {date}", date=date)


def published(date: str, words: Words) -> str:
    """`published 3 May 2019`, for a formatted date."""
    return words.say("published {date}", date=date)


def edition(effective_date: str | None, published_on: str | None, words: Words) -> str:
    """The effective date in words, else the publication date, else empty."""
    if effective_date:
        return effective(long_date(effective_date, words), words)
    return published(long_date(published_on, words), words) if published_on else ""


def only_a_part(document: Document, words: Words) -> str:
    """`rule 104 only, not the Comprehensive Rules`, for a text that is only a part."""
    return words.say("rule {number} only, not the Comprehensive Rules", number=document.part)


def part_number(document: Document, words: Words) -> str:
    """`rule 104 only`, for a text that is only a part."""
    return part_only(document.part, words)


def part_only(number: str, words: Words) -> str:
    """`rule 104 only`, for the number of the one rule that a text has."""
    return words.say("rule {number} only", number=number)


def absent_number(absent: AbsentNumber, words: Words) -> tuple[str, str]:
    """Say that no text has a section's number, and then what the library has of its document.

    `702.19b is not in the library.`, `Of the Comprehensive Rules the library has only rule 104
    (Spanish, effective 13 July 2018). Import the Comprehensive Rules to read it here.`; the second
    is empty where there is nothing to say.
    """
    parts = [
        words.say(
            "Of the Comprehensive Rules the library has only rule {number} ({edition}).",
            number=part.part,
            edition=", ".join(
                (
                    language_name(part.language, words),
                    edition(part.effective_date, part.published, words),
                )
            ),
        )
        for part in absent.parts
    ]
    if absent.kind in TO_IMPORT:
        parts.append(words.say(TO_IMPORT[absent.kind]))
    return words.say("{number} is not in the library.", number=absent.number), " ".join(parts)


def other_number(citation: Citation, words: Words) -> str:
    """`(2.4 since 13 November 2023)` for a section that is renumbered since, `(2.5 in the edition
    of 3 May 2019)` for one that was before; else empty."""
    if citation.number_now is None or citation.number_since is None:
        if citation.number_before is None or citation.edition_before is None:
            return ""
        return words.say(
            "({number} in the edition of {date})",
            number=citation.number_before,
            date=long_date(citation.edition_before, words),
        )
    since = long_date(citation.number_since, words)
    if not citation.number_now:
        return words.say("(not there any more since {date})", date=since)
    return words.say("({number} since {date})", number=citation.number_now, date=since)


def number_now_words(history: SectionHistory, words: Words) -> str:
    """`(now 2.4)`; `(not there any more)`."""
    if not history.number_now:
        return words.say("(not there any more)")
    return words.say("(now {number})", number=history.number_now)


LATER_TITLES = (
    message("Day/Night"),
    message("Die Rolling"),
    message("Pioneer Format Deck Construction"),
)
"""Titles of sections that texts in the library may lack."""


def number_today(library: Library, reference: RuleReference, words: Words) -> str:
    """`2.4 today (2.5 here): End-of-Match Procedure`, for a section whose number is another one's
    now; empty for the others."""
    today = library.number_today(reference)
    if today is None:
        return ""
    if today.ref is None:
        return words.say(
            "{number} today (not in this text): {title}",
            number=today.number,
            title=words.say(today.title) if today.title in LATER_TITLES else today.title,
        )
    section = library.section(RuleReference(reference.document, today.ref))
    title = (section.title if section is not None else None) or today.title
    return words.say(
        "{number} today ({ref} here): {title}", number=today.number, title=title, ref=today.ref
    )


def change_time(change: Change, words: Words) -> str:
    """`3 July 2020`; `between 7 March 2022 and 13 November 2023` where no edition between was to
    be had."""
    since = long_date(change.since, words)
    if not change.after:
        return since
    return words.say("between {first} and {last}", first=long_date(change.after, words), last=since)


def change_sentence(change: Change, language: str) -> str:
    """What a change is, in a language; in English where that one has no sentence."""
    return change.what.get(language) or change.what.get("en", "")


def citation_text(citation: Citation, words: Words) -> str:
    """`MTR 2.5 (2.4 since 13 November 2023) End-of-Match Procedure, English, effective 3 May 2019`.

    The number in brackets is there where the section has another one now, or had one in the edition
    before.
    """
    name = DOCUMENT_NAMES.get(citation.kind, citation.kind.upper())
    other = other_number(citation, words)
    number = number_in_language(citation.number, citation.language)
    place = " ".join(part for part in (name, number, other, citation.title) if part)
    parts = (
        place,
        language_name(citation.language, words),
        edition(citation.effective_date, citation.published, words),
    )
    return ", ".join(part for part in parts if part)
