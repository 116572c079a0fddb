"""Choose what an imported edition is compared with, and find its sections' counterparts there."""

from __future__ import annotations

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.joining import Counterparts
from judgekit.domain.rules.library import OTHER, Library
from judgekit.search.alignment.glossary_terms import glossary_concepts
from judgekit.search.alignment.pairing import paired_sections


def counterparts_of(
    document: Document, library: Library, glossary: Glossary, base: Document | None = None
) -> Counterparts | None:
    """The counterparts of a document's sections in `base`, or else in the nearest edition.

    That is the one of the same language nearest in time, or of another language if there is none;
    None if there is no other edition of its kind.
    """
    base = base or nearest_edition(document, library)
    if base is None:
        return None
    concepts = None if base.language == document.language else glossary_concepts(glossary)
    pairs = paired_sections(base, document, concepts)
    return Counterparts(
        base.id,
        {pair.new.section.ref: pair.old.section.ref for pair in pairs},
        {pair.new.section.ref: round(pair.confidence, 2) for pair in pairs},
    )


def nearest_edition(document: Document, library: Library) -> Document | None:
    """The edition to compare with: the same language first, then the nearest date."""
    others = [
        each
        for each in library.editions(document.kind)
        if each.id != document.id and not each.part and document.kind != OTHER
    ]
    return min(
        others,
        key=lambda each: (
            each.language != document.language,
            _distance(each.edition_date, document.edition_date),
        ),
        default=None,
    )


def _distance(date: str, other: str) -> float:
    """Days between two dates, about; an unknown one is far."""
    if not date or not other:
        return float("inf")
    (year, month, day), (year2, month2, day2) = (
        map(int, each.split("-")) for each in (date, other)
    )
    return abs((year - year2) * 365.25 + (month - month2) * 30.44 + day - day2)
