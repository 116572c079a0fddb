"""What is made of the phrasings of one level, kept in the cache folder.

It is derived data and can be made again at any time. The file appears whole or not at all, and
carries a checksum, so that damage is detected before anything is read.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec

from judgekit.domain.infractions.policy import PolicyLevel
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure
from judgekit.search.phrases.kept_phrases import KeptInfractions
from judgekit.storage.files.whole_file import WholeFile

CHECKSUM = 4
"""Bytes of the checksum, which come first; big end first."""


class PhrasesFile:
    """The file of one level. What prevents reading or writing it only costs time."""

    def __init__(self, cache: Path, level: PolicyLevel) -> None:
        self._file = WholeFile(cache / f"infractions-{level}.index")

    def read(self, stamp: str) -> KeptInfractions | None:
        """Return what is kept, its numbers as they lie in the file's bytes; None if there is none,
        it is damaged, or its sources were not those of the stamp."""
        try:
            content = self._file.read()
        except EnvironmentFailure:
            return None
        if content is None or content[:CHECKSUM] != _checksum(memoryview(content)[CHECKSUM:]):
            return None
        try:
            kept = msgspec.msgpack.decode(memoryview(content)[CHECKSUM:], type=_Stamped)
        except UNDECODABLE:
            return None
        return kept.infractions if kept.stamp == stamp else None

    def write(self, kept: KeptInfractions, stamp: str) -> None:
        """Keep it, if that can be done."""
        content = msgspec.msgpack.encode(_Stamped(stamp, kept))
        try:
            self._file.replace(_checksum(content) + content)
        except EnvironmentFailure:
            return


class _Stamped(msgspec.Struct, frozen=True, array_like=True):
    stamp: str
    infractions: KeptInfractions


def _checksum(content: bytes | memoryview) -> bytes:
    return zlib.crc32(content).to_bytes(CHECKSUM, "big")
