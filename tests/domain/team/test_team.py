"""The team of a shared event: who is let in, with which roles, and which hub holds."""

from __future__ import annotations

import pytest

from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import (
    BeginEpoch,
    ChangeRoles,
    LetIn,
    RevokeDevice,
    SettleSetAside,
)
from judgekit.domain.team.events import DeviceLetIn, EpochBegun, StepMerged, StepSetAside
from judgekit.domain.tournament import Tournament, apply, decide
from tests.day import TEN

HEAD = ("scorekeeper", "head-judge")


@pytest.fixture
def event() -> Tournament:
    """An event of one hub, Ana's."""
    state = Tournament()
    done(state, BeginEpoch("e1", "hub", "PEM", 1, "Ana", HEAD, "key"))
    return state


def done(state: Tournament, command) -> tuple:
    """Decide a command that must be accepted, and apply it."""
    events = decide(state, command, TEN)
    assert isinstance(events, tuple), events
    for each in events:
        apply(state, each, TEN)
    return events


def refused(state: Tournament, command) -> RefusalCode:
    outcome = decide(state, command, TEN)
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def test_the_first_hub_lets_itself_in(event):
    assert Tournament().team.is_there is False
    assert event.team.is_there
    hub = event.team.devices["hub"]
    assert (hub.person, hub.roles, hub.key, hub.revoked) == ("Ana", HEAD, "key", None)
    assert event.team.epochs["e1"].authority == "PEM"


def test_a_later_hub_is_one_that_was_let_in(event):
    assert refused(event, BeginEpoch("e2", "other", person="Bo")) is RefusalCode.NO_SUCH_DEVICE
    done(event, LetIn("other", "Bo"))
    assert done(event, BeginEpoch("e2", "other", person="Eve", roles=HEAD)) == (
        EpochBegun("e2", "other"),
    )
    assert event.team.devices["other"].person == "Bo"


def test_roles_stand_once_and_in_order(event):
    assert done(event, LetIn("other", " Bo ", ("head-judge", "scorekeeper"), "k")) == (
        DeviceLetIn("other", "Bo", HEAD, "k"),
    )
    done(event, ChangeRoles("other", ()))
    assert event.team.devices["other"].roles == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (BeginEpoch("", "hub"), RefusalCode.WRONG_VALUE),
        (BeginEpoch("e2", "hub", form=0), RefusalCode.WRONG_VALUE),
        (LetIn("", "Bo"), RefusalCode.WRONG_VALUE),
        (LetIn("other", " "), RefusalCode.WRONG_VALUE),
        (LetIn("other", "Bo", ("king",)), RefusalCode.WRONG_VALUE),
        (LetIn("hub", "Ana"), RefusalCode.DEVICE_KNOWN),
        (ChangeRoles("hub", ("king",)), RefusalCode.WRONG_VALUE),
        (ChangeRoles("other"), RefusalCode.NO_SUCH_DEVICE),
        (RevokeDevice("other"), RefusalCode.NO_SUCH_DEVICE),
        (SettleSetAside("nothing"), RefusalCode.NOT_SET_ASIDE),
    ],
)
def test_what_can_not_be_is_refused(event, command, code):
    assert refused(event, command) is code


def test_a_device_that_was_revoked_can_be_let_in_again_by_its_own_name_alone(event):
    done(event, LetIn("other", "Bo"))
    done(event, RevokeDevice("other"))
    assert event.team.taking_part("other") is None
    assert refused(event, RevokeDevice("other")) is RefusalCode.NO_SUCH_DEVICE
    assert refused(event, LetIn("other", "Eve")) is RefusalCode.DEVICE_KNOWN
    done(event, LetIn("other", "Bo"))
    assert event.team.taking_part("other") is not None


def test_what_was_set_aside_is_settled_once(event):
    apply(event, StepSetAside("clock-ended", (), (), "s"), TEN, "Bo")
    (aside,) = event.team.undecided()
    assert (aside.id, aside.author) == ("s", "Bo")
    assert aside.refusal == Refusal(RefusalCode.CLOCK_ENDED)
    done(event, SettleSetAside("s"))
    assert event.team.undecided() == []
    assert refused(event, SettleSetAside("s", done=True)) is RefusalCode.NOT_SET_ASIDE


def test_a_merged_step_means_the_thing_that_stands(event):
    apply(event, StepMerged("first", (), "call", "second"), TEN)
    apply(event, StepMerged("first", (), "", "third"), TEN)
    assert event.team.merged == {"second": "first", "third": "first"}
    assert event.team.aliases == {"second": "call"}


def test_what_was_done_after_all_is_meant_by_what_was_set_aside(event):
    for id_ in ("first", "second", "third"):
        apply(event, StepSetAside("clock-ended", (), id=id_), TEN)
    done(event, SettleSetAside("first", done=True, thing="second"))
    done(event, SettleSetAside("second", done=True, thing="begun"))
    done(event, SettleSetAside("third", thing="begun"))
    assert [event.team.meant_by(each) for each in ("first", "second", "third")] == [
        "begun",
        "begun",
        "third",
    ]


def test_things_that_are_said_to_mean_each_other_are_followed_once_around(event):
    for id_ in ("one", "other"):
        apply(event, StepSetAside("clock-ended", (), id=id_), TEN)
    done(event, SettleSetAside("one", done=True, thing="other"))
    done(event, SettleSetAside("other", done=True, thing="one"))
    assert (event.team.meant_by("one"), event.team.meant_by("other")) == ("other", "one")
