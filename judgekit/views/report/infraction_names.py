"""What a report calls infractions."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.infractions.policy import Catalogue


def infraction_names(catalogue: Catalogue, language: str) -> Callable[[str], str]:
    """Return what names an infraction by its id: `2.5 Game Rule Violation`; an unknown id names
    itself."""

    def name_of(infraction: str) -> str:
        entry = catalogue.entry(infraction)
        if entry is None:
            return infraction
        return f"{entry.number} {entry.name.said(language)}".strip()

    return name_of
