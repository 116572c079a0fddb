"""The sections that the penalties of an event refer to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.domain.infractions.policy import Catalogue
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference

GUIDE = "ipg"
"""The kind of the infraction guide's editions."""


def cited_sections(
    infractions: Iterable[str], catalogue: Catalogue, library: Library
) -> Iterator[RuleReference]:
    """Yield the sections of the tournament rules that stand with these infractions, and their own
    in every edition of the infraction guide."""
    guides = library.editions(GUIDE)
    for entry in filter(None, (catalogue.entry(each) for each in dict.fromkeys(infractions))):
        yield from entry.rules
        yield from (RuleReference(guide.id, entry.number) for guide in guides if entry.number)
