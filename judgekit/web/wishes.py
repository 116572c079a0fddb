"""A phone's wish, carried out on the owner's thread as its person's, and the answer."""

from __future__ import annotations

import msgspec

from judgekit.domain.clock.commands import GrantExtension
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.tournament import Tournament
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.hall_web import HallOwner
from judgekit.views.browser.said_after import SaidAfter, Then, said_after_call, said_after_grant
from judgekit.views.words.failures import failure_sentence
from judgekit.views.words.refusals import refusal_sentence
from judgekit.views.words.words import Words
from judgekit.web.asked import AskCloseCall, AskGive, Wish, command_of


class WishAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether it was done; if not, why. `is_out` if the phone takes part no longer."""

    done: bool
    refused: str = ""
    said: SaidAfter | None = None
    is_out: bool = False


def carried_out(owner: HallOwner, device: str, wish: Wish, words: Words) -> bytes:
    """Carry a wish out; return the answer as JSON."""
    state = owner.state()
    seen = state.team.taking_part(device) if state is not None else None
    if state is None or seen is None:
        return msgspec.json.encode(WishAnswer(False, is_out=seen is None and state is not None))
    try:
        refusal = owner.submit(device, command_of(wish, seen.person))
    except EnvironmentFailure as failure:
        return msgspec.json.encode(WishAnswer(False, failure_sentence(failure, words)))
    if refusal is not None:
        return msgspec.json.encode(WishAnswer(False, refusal_sentence(refusal, words)))
    now_shown = owner.state() or state
    said = _said(now_shown, owner, wish, words)
    return msgspec.json.encode(WishAnswer(True, said=said))


def _said(state: Tournament, owner: HallOwner, wish: Wish, words: Words) -> SaidAfter | None:
    then = Then(state, owner.now(), words, owner.rounding())
    if isinstance(wish, AskCloseCall):
        return said_after_call(then, wish.call)
    if isinstance(wish, AskGive):
        current = state.clocks.round_named(wish.round, wish.clock) if wish.round else None
        if current is None:
            clock = wish.clock or state.clocks.find(wish.table)
            current = state.clocks.in_progress(clock)
        command = command_of(wish, "")
        assert isinstance(command, GrantExtension)
        given = round(command.seconds * SECOND)
        round_id = current.id if current is not None else ""
        return said_after_grant(then, round_id, wish.table, given)
    return None
