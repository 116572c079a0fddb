"""Rules of a format with the lists of a day."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from judgekit.domain.formats.format_rules import DeckFormat, FormatRules, NoSuchFormat
from judgekit.engine.ports.formats import FormatProvider


def rules_on(
    provider: FormatProvider, asked: DeckFormat, played_as: DeckFormat | None, day: str
) -> FormatRules | NoSuchFormat:
    """Rules with the banned and restricted lists of a day (ISO 8601); without one, with the last
    known lists."""
    found = provider.rules(asked, "", played_as, day or today())
    if day or isinstance(found, NoSuchFormat) or found.source is None:
        return found
    return msgspec.structs.replace(found, source=msgspec.structs.replace(found.source, asked=""))


def today() -> str:
    """The day as ISO 8601, by the computer's clock."""
    return datetime.now(UTC).astimezone().date().isoformat()
