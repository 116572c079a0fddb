"""The public display for a browser: what the hall sees, and nothing else."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.views.browser.ticking import PLACE, Ticking, ticking
from judgekit.views.clock.display_faces import ClockFace, TableLine, display_faces
from judgekit.views.words.clocks import clock_state_name
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.words import Words


class ScreenFace(msgspec.Struct, frozen=True):
    """One clock: as `ClockFace`, with a reading that goes on by itself.

    `state_words` always has the state, but between rounds; `spoken` is what a screen reader says
    when the state changes.
    """

    title: str
    subtitle: str
    state: str
    reading: Ticking
    state_words: str
    note: str
    ending: str
    time: str
    more: str
    playing: tuple[TableLine, ...]
    turns: tuple[TableLine, ...]
    spoken: str


class HallScreen(msgspec.Struct, frozen=True):
    """The whole display: its clocks, the message to everybody and the time of day, which is empty
    where it stands there already; `empty` is said instead where no event is open."""

    faces: tuple[ScreenFace, ...] = ()
    message: str = ""
    time: str = ""
    empty: str = ""


def hall_screen(
    state: Tournament | None, now: Moment, words: Words, rounding: int = 1
) -> HallScreen:
    """What the hall sees now; extensions are rounded up to a multiple of `rounding`
    milliseconds."""
    if state is None:
        return HallScreen(empty=words.say("No event is open"))
    faces = display_faces(state, now, words, rounding)
    is_idle = faces[0].count is None
    return HallScreen(
        tuple(_screen_face(face, now, words) for face in faces),
        state.setup.message,
        "" if is_idle else time_of_day(now),
    )


def _screen_face(face: ClockFace, now: Moment, words: Words) -> ScreenFace:
    reading = Ticking(face.reading) if face.count is None else ticking(PLACE, face.count, now)
    is_named = face.state_words or face.state is ClockState.NOT_STARTED
    state_words = face.state_words if is_named else clock_state_name(face.state, words)
    note = face.note if face.state is not ClockState.RUNNING else ""
    return ScreenFace(
        face.title,
        face.subtitle,
        face.state.value,
        reading,
        state_words,
        face.note,
        face.ending,
        face.time,
        face.more,
        face.playing,
        face.turns,
        ", ".join(part for part in (face.title, state_words, note) if part),
    )
