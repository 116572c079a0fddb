"""Why a phone could not ask to be let in."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.ports.team import JoinRefusal
from judgekit.views.words.words import Words, message

REFUSALS: Mapping[JoinRefusal, str] = {
    JoinRefusal.WRONG_CODE: message("That code isn’t right; look at it once more."),
    JoinRefusal.USED: message("That code was used already; ask for a new one."),
    JoinRefusal.EXPIRED: message("That code is over; ask for a new one."),
    JoinRefusal.TOO_MANY_TRIES: message("Too many wrong codes; ask for a new one."),
    JoinRefusal.NAME_UNFIT: message("Enter your name, in at most 64 letters."),
    JoinRefusal.TOO_LONG: message("Too many phones are waiting; try again in a minute."),
}


def join_refusal(refusal: JoinRefusal, words: Words) -> str:
    """The sentence for the phone."""
    return words.say(REFUSALS[refusal])
