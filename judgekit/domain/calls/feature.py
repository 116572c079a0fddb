"""Judge calls and appeals as a feature of the tournament.

`domain/interrupted_tables.py` decides which round a call or an appeal belongs to and how a call
affects its table's clock.
"""

from __future__ import annotations

from judgekit.domain.calls import appeals, commands, decide, events, state
from judgekit.domain.calls.appeals import HasAppeals
from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.topic import Topic

SCRIPTED = (
    commands.OpenCall,
    commands.ChangeCall,
    commands.CloseCall,
    commands.OpenAppeal,
    commands.DecideAppeal,
)

FEATURE: Feature[HasAppeals] = Feature(
    kinds={
        "call-opened": events.CallOpened,
        "call-changed": events.CallChanged,
        "call-closed": events.CallClosed,
        "appeal-drafted": events.AppealDrafted,
        "appeal-opened": events.AppealOpened,
        "appeal-amended": events.AppealAmended,
        "appeal-decided": events.AppealDecided,
    },
    commands=(*SCRIPTED, commands.DraftAppeal, commands.AmendAppeal),
    scripted=SCRIPTED,
    decisions={
        commands.DraftAppeal: appeals.decide_draft,
        commands.AmendAppeal: appeals.decide_amendment,
        commands.DecideAppeal: appeals.decide_outcome,
    },
    obstacles={
        events.CallOpened: decide.open_obstacle,
        events.CallChanged: decide.open_call_obstacle,
        events.CallClosed: decide.open_call_obstacle,
        events.AppealDrafted: appeals.call_obstacle,
        events.AppealOpened: appeals.open_obstacle,
        events.AppealAmended: appeals.amendment_obstacle,
        events.AppealDecided: appeals.outcome_obstacle,
    },
    effects={
        events.CallOpened: state.open_call,
        events.CallChanged: state.change_call,
        events.CallClosed: state.close_call,
        events.AppealDrafted: appeals.keep_draft,
        events.AppealOpened: appeals.open_appeal,
        events.AppealAmended: appeals.amend_appeal,
        events.AppealDecided: appeals.decide_appeal,
    },
    beginnings=(events.CallOpened, events.AppealOpened),
    topics=(Topic.CALLS, Topic.CLOCK),
)
