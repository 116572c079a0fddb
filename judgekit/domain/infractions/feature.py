"""Penalties as a feature of the tournament.

`domain/penalties_at_tables.py` decides which round a penalty belongs to, at first and when it is
corrected, and how many turns Slow Play adds to a table.
"""

from __future__ import annotations

from judgekit.domain.infractions import decide, state
from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.infractions.state import HasInfractions
from judgekit.domain.shared.feature import Feature, names
from judgekit.domain.shared.topic import Topic

FEATURE: Feature[HasInfractions] = Feature(
    kinds={
        "penalty-issued": PenaltyIssued,
        "penalty-corrected": PenaltyCorrected,
    },
    commands=(IssuePenalty, CorrectPenalty),
    scripted=(IssuePenalty,),
    obstacles={PenaltyCorrected: decide.correction_obstacle},
    effects={
        PenaltyIssued: state.issue_penalty,
        PenaltyCorrected: state.correct_penalty,
    },
    resolutions={
        IssuePenalty: names(PenaltyIssued, round="round_id"),
        CorrectPenalty: names(PenaltyCorrected, number="id"),
    },
    beginnings=(PenaltyIssued,),
    topics=(Topic.INFRACTIONS,),
)
