"""Why a laptop could not join a shared event: what is wrong, and what to do."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.ports.team import JoinRefusal
from judgekit.views.words.words import Words, message

SENTENCES: Mapping[JoinRefusal, str] = {
    JoinRefusal.UNREACHABLE: message(
        "No hub answered. Check that both laptops are on the same network, or enter the address"
        " that the hub shows below its code."
    ),
    JoinRefusal.NOT_AN_INVITATION: message(
        "That is neither a complete invitation nor a code of eight digits; paste or type it again."
    ),
    JoinRefusal.WRONG_HUB: message(
        "A different laptop answered, not the one that invites. Check the address, or ask the hub"
        " for a new code."
    ),
    JoinRefusal.UNKNOWN: message(
        "The hub doesn’t know this code. Check the digits, or ask the hub for a new code."
    ),
    JoinRefusal.USED: message(
        "Another laptop has used this code. Ask the hub for a new one: each lets in one laptop."
    ),
    JoinRefusal.EXPIRED: message(
        "This code has expired; it was good for ten minutes. Ask the hub for a new one."
    ),
    JoinRefusal.WRONG_CODE: message("The code is wrong. Check the digits and try again."),
    JoinRefusal.TOO_MANY_TRIES: message(
        "This code was tried too often and is void. Ask the hub for a new one."
    ),
    JoinRefusal.NAME_UNFIT: message(
        "The hub can’t show this name. Enter your name in letters, at most 64."
    ),
    JoinRefusal.NOT_LET_IN: message(
        "The hub refused this laptop. Talk to the person there, then ask for a new code."
    ),
    JoinRefusal.TOO_LONG: message(
        "Nobody at the hub answered in time. Tell the person there your name, and try again with a"
        " new code."
    ),
    JoinRefusal.OTHER_VERSION: message(
        "The hub runs another version of Judgekit. Install the same one on both laptops."
    ),
}


def join_refusal_sentence(refusal: JoinRefusal, words: Words) -> str:
    """What is wrong, and what the judge can do about it."""
    return words.say(SENTENCES[refusal])
