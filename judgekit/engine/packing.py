"""Commands as they are kept in memory: packed, since a day has thousands and few are decided again.

What is read from a record stays as it was read, so that opening it takes no longer.
"""

from __future__ import annotations

import zlib

OFTEN = (
    b'"findings":[],"judges":["","seed":""stage":"reason":"penalty":"infraction":"circumstances":'
    b'"player":"opponent":"checked":"partial":"players":["main":{"sideboard":{"part":"main",'
    b'"sideboarded":false,"done":"tables":[{"table":,"byes":[]"kind":"random"'
    b'{"command":{"do":"take-pairings","do":"tick-deck","check":"deck":"do":"issue-penalty",'
    b'"do":"start-deck-check","do":"finish-deck-check","do":"seat-judge","judge":"'
    b'"do":"start-turns","do":"finish-table","do":"open-call","topic":"question":"text":"'
    b'"do":"close-call","call":"01,"extension":null,"minutes":null,"outcome":"'
    b'{"command":{"do":"next-turn","table":1,"clock":"main","round":"01"extra":false,"seat":0},'
    b'"given":{"clock":"","round":""}}"given":{}}'
)
"""What encoded commands have in common, the commonest last: packing refers to it."""
RAW, STATE = -12, 5
"""No header, a window of 4 KB, and little memory to pack in: a command is short."""
MARK = b"\0"
"""Begins what is packed; an encoded command is JSON."""


def packed(encoded: bytes) -> bytes:
    """Return the same bytes packed, or as they are where that is no longer."""
    if not encoded or encoded.startswith(MARK):
        return encoded
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW, STATE, zdict=OFTEN)
    shorter = MARK + packer.compress(encoded) + packer.flush()
    return shorter if len(shorter) < len(encoded) else encoded


def unpacked(kept: bytes) -> bytes:
    """Return what was packed, or never was."""
    if not kept.startswith(MARK):
        return kept
    unpacker = zlib.decompressobj(RAW, zdict=OFTEN)
    return unpacker.decompress(kept[len(MARK) :]) + unpacker.flush()
