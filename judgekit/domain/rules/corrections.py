"""Corrections of printing errors in sources: misreadings, stale cross-references, look-alikes.

The text is displayed as printed; search, legality and links use the corrected form.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class CorrectionKind(StrEnum):
    """Kind of printing error."""

    SLIP = "slip"
    """A word or card name that the scan or the translator got wrong."""
    CROSS_REFERENCE = "cross-reference"
    """A section number that the text cites by mistake."""
    LOOK_ALIKE = "look-alike"
    """Letters of another script inside a word."""


class Correction(msgspec.Struct, frozen=True, omit_defaults=True):
    """In `document` (and only in section `ref`, if given) the printed `shown` means `meant`.

    `shown` is matched as whole words. `occurrence` is 0 if all occurrences are meant, else the
    position of the one meant, from 1, in the section's reading order.
    """

    document: str
    shown: str
    meant: str
    kind: CorrectionKind
    ref: str | None = None
    note: str = ""
    occurrence: int = 0
