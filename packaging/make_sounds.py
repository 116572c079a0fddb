"""Synthesise the alarms of `resources/sounds`: run once, and again only to change a sound.

Each is a series of bell strokes: short notes of a few decaying partials, between 780 Hz and 4 kHz,
where hearing is most sensitive and the noise of a hall is weakest.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
RATE = 44_100
LENGTH = 0.66
"""Length of each sound in seconds: its file stays below 60 kB."""

LOUDEST = 30_000
ATTACK = 0.004
FADE = 0.03
PARTIALS = ((1.0, 1.0, 1.0), (2.0, 0.55, 1.6), (3.0, 0.25, 2.4), (4.2, 0.12, 4.0))
"""Partials of a bell: multiple of the pitch, strength, and relative rate of decay."""

G5, C6, E6, G6, C7 = 783.99, 1046.50, 1318.51, 1567.98, 2093.00


class Note(NamedTuple):
    """A bell struck at `at` seconds; `fall` is its rate of decay, per second."""

    at: float
    pitch: float
    fall: float = 7.0
    strength: float = 1.0


SOUNDS: Mapping[str, Sequence[Note]] = MappingProxyType(
    {
        "start": (Note(0.0, G5), Note(0.12, C6), Note(0.24, E6, 6.0), Note(0.36, G6, 5.0)),
        "warning": (Note(0.0, E6, 9.0), Note(0.22, E6, 6.0)),
        "time": tuple(
            Note(0.11 * step, pitch, 8.0) for step, pitch in enumerate((C7, G6, C7, G6, C7, G6))
        ),
        "last-deadline": (Note(0.0, G6, 6.0), Note(0.2, E6, 6.0), Note(0.4, C6, 5.0, 1.2)),
    }
)


def sampled(notes: Sequence[Note]) -> list[float]:
    """Sum the notes, sample by sample."""
    samples = [0.0] * int(RATE * LENGTH)
    for note in notes:
        first = int(RATE * note.at)
        for index in range(first, len(samples)):
            t = (index - first) / RATE
            rise = min(1.0, t / ATTACK)
            samples[index] += (
                rise
                * note.strength
                * sum(
                    strength
                    * math.exp(-note.fall * quicker * t)
                    * math.sin(2 * math.pi * note.pitch * multiple * t)
                    for multiple, strength, quicker in PARTIALS
                )
            )
    return samples


def write(file: Path, samples: Sequence[float]) -> None:
    """Write 16-bit mono, as loud as the format allows, faded to silence without a click."""
    fading = int(RATE * FADE)
    gain = LOUDEST / max(abs(sample) for sample in samples)
    ends = [min(1.0, (len(samples) - index) / fading) for index in range(len(samples))]
    words = array("h", (round(s * gain * end) for s, end in zip(samples, ends, strict=True)))
    if sys.byteorder == "big":
        words.byteswap()
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(words.tobytes())


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(exist_ok=True)
    for name, notes in SOUNDS.items():
        write(FOLDER / f"{name}.wav", sampled(notes))


if __name__ == "__main__":
    main()
