"""Why a phone could not ask to be let in."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.ports.hall_web import PhoneRefusal
from judgekit.views.words.words import Words, message

REFUSALS: Mapping[PhoneRefusal, str] = {
    PhoneRefusal.WRONG_CODE: message("The code is wrong. Check the digits and try again."),
    PhoneRefusal.USED: message("That code was already used; ask for a new one."),
    PhoneRefusal.EXPIRED: message("That code has expired; ask for a new one."),
    PhoneRefusal.TOO_MANY_TRIES: message("Too many wrong codes; ask for a new one."),
    PhoneRefusal.NAME_UNFIT: message("Enter your name, at most 64 letters."),
    PhoneRefusal.TOO_MANY_WAITING: message("Too many phones are waiting; try again in a minute."),
}


def join_refusal(refusal: PhoneRefusal, words: Words) -> str:
    """The sentence for the phone."""
    return words.say(REFUSALS[refusal])
