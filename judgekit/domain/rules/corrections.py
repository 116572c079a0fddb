"""What a source prints wrongly: slips of the scan, stale cross-references, look-alikes.

The text is shown as it was given; a correction carries what search, legality and links need.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class CorrectionKind(StrEnum):
    """Why the printed form is not what is meant."""

    SLIP = "slip"
    """A word or card name that the scan or the translator got wrong."""
    CROSS_REFERENCE = "cross-reference"
    """A section number that the text cites but does not mean."""
    LOOK_ALIKE = "look-alike"
    """Letters of another script inside a word."""


class Correction(msgspec.Struct, frozen=True, omit_defaults=True):
    """In `document` (and only in section `ref`, if given) the printed `shown` means `meant`.

    `shown` stands there as whole words. `occurrence` is 0 where every one is meant, else the
    one that counts, from 1, in the section's reading order.
    """

    document: str
    shown: str
    meant: str
    kind: CorrectionKind
    ref: str | None = None
    note: str = ""
    occurrence: int = 0
