"""Judge calls and appeals as a feature of the tournament.

`domain/interrupted_tables.py` decides which round a call or an appeal belongs to and how a call
affects its table's clock.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.calls import appeals, commands, decide, events, state
from judgekit.domain.calls.appeals import HasAppeals
from judgekit.domain.shared.feature import Feature, names
from judgekit.domain.shared.topic import Topic

PLACE: Mapping[str, object] = {"table": 0, "clock": ""}
"""Stands for whatever table and clock the thing has that is named."""

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
    resolutions={
        commands.OpenCall: names(events.CallOpened, round="round_id"),
        commands.ChangeCall: names(events.CallChanged, number="call", instead_of=PLACE),
        commands.CloseCall: names(events.CallClosed, number="call", instead_of=PLACE),
        commands.DraftAppeal: names(events.AppealDrafted, call="call"),
        commands.OpenAppeal: names(
            events.AppealOpened, call="call", round="round_id", instead_of=PLACE
        ),
        commands.AmendAppeal: names(events.AppealAmended, number="id"),
        commands.DecideAppeal: names(events.AppealDecided, number="appeal", instead_of=PLACE),
    },
    said={events.CallClosed: ("told",)},
    beginnings=(events.CallOpened, events.AppealOpened),
    topics=(Topic.CALLS, Topic.CLOCK),
)
