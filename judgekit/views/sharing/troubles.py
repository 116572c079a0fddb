"""Why something could not be done in a shared event."""

from __future__ import annotations

from judgekit.engine.team.told import TeamTrouble
from judgekit.views.sharing.join_refusals import join_refusal_sentence
from judgekit.views.words.failures import failure_sentence
from judgekit.views.words.refusals import refusal_sentence
from judgekit.views.words.words import Words


def trouble_sentence(trouble: TeamTrouble, words: Words) -> str:
    """What it was and what can be done, for a person."""
    if trouble.join is not None:
        return join_refusal_sentence(trouble.join, words)
    if trouble.refusal is not None:
        return refusal_sentence(trouble.refusal, words)
    return failure_sentence(trouble.failure, words) if trouble.failure is not None else ""
