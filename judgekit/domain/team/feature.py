"""The team of a shared event, as a feature of the tournament.

What becomes of a step that several laptops disagree about (`StepMerged`, `StepSetAside`) is decided
by `engine/sharing`; no command asks for it.
"""

from __future__ import annotations

from judgekit.domain.shared.feature import Feature
from judgekit.domain.shared.topic import Topic
from judgekit.domain.team import commands, decide, events, state
from judgekit.domain.team.state import HasTeam

FEATURE: Feature[HasTeam] = Feature(
    kinds={
        "device-let-in": events.DeviceLetIn,
        "roles-changed": events.RolesChanged,
        "device-revoked": events.DeviceRevoked,
        "epoch-begun": events.EpochBegun,
        "step-merged": events.StepMerged,
        "step-set-aside": events.StepSetAside,
        "set-aside-settled": events.SetAsideSettled,
    },
    commands=(
        commands.BeginEpoch,
        commands.LetIn,
        commands.ChangeRoles,
        commands.RevokeDevice,
        commands.SettleSetAside,
    ),
    decisions={
        commands.BeginEpoch: decide.begin_epoch,
        commands.LetIn: decide.let_in,
        commands.ChangeRoles: decide.change_roles,
        commands.RevokeDevice: decide.revoke,
        commands.SettleSetAside: decide.settle,
    },
    effects={
        events.DeviceLetIn: state.let_in,
        events.RolesChanged: state.change_roles,
        events.DeviceRevoked: state.revoke,
        events.EpochBegun: state.begin_epoch,
        events.StepMerged: state.merge,
        events.StepSetAside: state.set_aside,
        events.SetAsideSettled: state.settle,
    },
    beginnings=(events.StepMerged, events.StepSetAside),
    topics=(Topic.TEAM, Topic.TIMELINE),
)
TEAM_EVENTS = frozenset(FEATURE.kinds.values())
"""They stay: what others did rests on who was let in, and on what became of a step."""
