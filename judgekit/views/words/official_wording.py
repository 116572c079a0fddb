"""Sentences about the official wording of an infraction, for both faces."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.infractions.official_wording import OfficialWording
from judgekit.domain.infractions.policy import Catalogue, Edition, Entry, PolicyLevel
from judgekit.domain.rules.document import Document
from judgekit.views.words.editions import edition, long_date
from judgekit.views.words.words import Words, message

_ABSENT: Mapping[PolicyLevel, str] = {
    PolicyLevel.COMPETITIVE: message(
        "The infraction guide isn't in the library; import its file and the official wording"
        " stands here."
    ),
    PolicyLevel.REGULAR: message(
        "The guide for Regular isn't in the library; import its file and the official wording"
        " stands here."
    ),
}


def absent_guide(level: PolicyLevel, words: Words) -> str:
    """Say that there is no guide for a level, and what would bring it."""
    return words.say(_ABSENT[level])


def absent_section(document: Document, words: Words) -> str:
    """Say that a guide has no section on an infraction."""
    return words.say(
        "{title}, {edition}, has no section on this.",
        title=document.title,
        edition=edition(document.effective_date, document.published, words),
    )


def entry_date(catalogue: Catalogue, entry: Entry, of: Edition) -> str:
    """The date (ISO) of the policy that the catalogue's entry follows."""
    titles = next(each for each in catalogue.editions if each.id is of)
    is_regular = entry.level is PolicyLevel.REGULAR
    return titles.regular_effective if is_regular else titles.guide_effective


def edition_difference(entered: str, document: Document, words: Words) -> str:
    """Say from when the entry is and from when the official wording, if that differs; else empty.

    `entered` is the date of the entry's policy.
    """
    official = document.edition_date
    if not official or official == entered:
        return ""
    return words.say(
        "Official wording of {official}; this entry: {entry}",
        entry=long_date(entered, words),
        official=long_date(official, words),
    )


def doubt(wording: OfficialWording, words: Words) -> str:
    """Say that only the number says what section is meant; empty where the title says it too."""
    if not wording.by_number:
        return ""
    return words.say("Found by its number only: compare the title")
