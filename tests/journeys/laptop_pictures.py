"""States of the Laptops view: the ways in, the hub with others, what was set aside."""

from __future__ import annotations

from judgekit.domain.clock.commands import GrantExtension
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import HubPlace, JoinRefusal
from judgekit.ui.tournament.team.ways.hub_finder import GLANCE
from tests.journeys import team_pictures
from tests.journeys.day_pictures import begin, do
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.team_fakes import OWN

HERE = HubPlace(("192.168.8.20",), 4433, "4f2a9c77d1", "epoch-1")
THERE = HubPlace(("192.168.8.77",), 4440, "b01c3e5512", "epoch-9")
FACTS = {
    "device-of-M. Silva": {"behind": 2},
    "device-of-T. Weber": {"offset_ms": -3_400},
    "device-of-R. Haas": {"connected": False, "behind": 37},
}


def ways_in(stage: Stage) -> None:
    """An event is open that isn't shared."""
    begin(stage)
    stage.press("F8")


def code_typed(stage: Stage) -> None:
    """No event is open; a code was typed."""
    stage.program.preferences.change(judge_name="D. Moreau")
    stage.press("Ctrl+J")
    type_at_focus("12 345 678")


def found(stage: Stage) -> None:
    """One hub is in the network, and its code was typed."""
    stage.program.preferences.change(judge_name="D. Moreau")
    stage.press("Ctrl+J")
    stage.settle(2 * GLANCE)
    stage.nearby.tell(HERE)
    type_at_focus("12 345 678")
    stage.settle(60)


def found_several(stage: Stage) -> None:
    """Several are, and none was chosen."""
    found(stage)
    stage.nearby.tell(HERE, THERE)
    stage.settle(60)
    stage.press("Return")


def waiting(stage: Stage) -> None:
    """The hub's person has not answered yet."""
    code_typed(stage)
    stage.press("Return")


def refused(stage: Stage) -> None:
    """The hub is not found."""
    waiting(stage)
    stage.hall.own.send_away(JoinRefusal.UNREACHABLE)


def stop(stage: Stage) -> None:
    """Ask no longer."""
    stage.program.bridge.team().stop_joining()
    stage.press("F2")


def hub(stage: Stage) -> None:
    """Five laptops: one behind, one whose clock is fast, one cut off; a sixth asks."""
    team_pictures.shared(stage)
    stage.hall.colleague("R. Haas")
    stage.hall.own.facts = dict(FACTS)
    stage.hall.ask("D. Moreau")
    _show(stage)
    stage.program.bridge.team().invite()


def other_hub(stage: Stage) -> None:
    """S. Kim's laptop has become the hub, too."""
    team_pictures.shared(stage)
    stage.hall.own.meet_other_hub("S. Kim")
    _show(stage)


def full_disk(stage: Stage) -> None:
    """The hub, which is this laptop, can't store."""
    team_pictures.shared(stage)
    stage.hall.fill_disk()
    do(stage, GrantExtension(8, 120))
    stage.hall.own.stood()
    _show(stage)


def full_disk_of_hub(stage: Stage) -> None:
    """The hub is T. Weber's laptop, which can't store."""
    team_pictures.shared(stage)
    stage.hall.own.facts = {OWN: {"is_hub": False}, "device-of-T. Weber": {"is_hub": True}}
    stage.hall.fill_disk()
    do(stage, GrantExtension(8, 120))
    stage.hall.own.stood(hub_person="T. Weber")
    _show(stage)


def shut_out(stage: Stage) -> None:
    """The hub lets this laptop in no more."""
    team_pictures.shut_out(stage)
    _show(stage)


def pages_off(stage: Stage) -> None:
    """The hub serves no pages yet."""
    team_pictures.shared(stage)
    _show(stage)
    _show_pages(stage)


def pages_on(stage: Stage) -> None:
    """Screens and phones: one phone takes part, another one asks; a code for a third."""
    team_pictures.shared(stage)
    stage.hall.ask("Judy Judge", is_phone=True)
    stage.settle(20)
    stage.program.bridge.team().approve("phone-of-Judy Judge")
    stage.program.bridge.team().hall.switch(is_on=True)
    stage.hall.ask("J. Okafor", is_phone=True)
    _show(stage)
    _show_pages(stage)


def pages_failed(stage: Stage) -> None:
    """The pages could not be served, and why."""
    team_pictures.shared(stage)
    stage.hall.own.hall.failure = EnvironmentFailure(FailureReason.SHARING_PORT, "8040")
    stage.program.bridge.team().hall.switch(is_on=True)
    _show(stage)
    _show_pages(stage)


def removing(stage: Stage) -> None:
    """One of the laptops is about to be removed."""
    hub(stage)
    for key in ("Down", "Down", "Del"):
        stage.press(key)


def client(stage: Stage) -> None:
    """T. Weber's laptop is the hub, and this one can't reach it."""
    team_pictures.long_cut(stage)
    stage.hall.own.facts = {OWN: {"is_hub": False}, "device-of-T. Weber": {"is_hub": True}}
    _show(stage)


def left(stage: Stage) -> None:
    """This laptop has left the others."""
    team_pictures.shared(stage)
    stage.hall.own.facts = {OWN: {"is_hub": False}, "device-of-T. Weber": {"is_hub": True}}
    stage.program.bridge.team().leave()
    _show(stage)


def returned(stage: Stage) -> None:
    """Back after two hours, with what needs a decision."""
    team_pictures.came_back(stage)
    _show(stage)


def both(stage: Stage) -> None:
    """What was set aside, beside what stands."""
    returned(stage)
    stage.press("Return")


def started_apart(stage: Stage) -> None:
    """Two scorekeepers have started round 5, one of them while he was cut off, with 60 minutes."""
    team_pictures.started_apart(stage)
    _show(stage)


def ended_here(stage: Stage) -> None:
    """Back after the round was ended and the next one started here, while it went on elsewhere."""
    team_pictures.ended_here(stage)
    _show(stage)


def ended_elsewhere(stage: Stage) -> None:
    """The round went on here after a colleague had ended it."""
    team_pictures.ended_elsewhere(stage)
    _show(stage)


def _show_pages(stage: Stage) -> None:
    stage.press("P")
    stage.settle(60)


def _show(stage: Stage) -> None:
    stage.settle(60)
    stage.open("event")
    stage.window.navigation.page("event").show_team()
    stage.settle(60)


SHARED = {
    "laptops-hub": hub,
    "laptops-other-hub": other_hub,
    "laptops-full-disk": full_disk,
    "laptops-full-disk-of-hub": full_disk_of_hub,
    "laptops-shut-out": shut_out,
    "laptops-pages-off": pages_off,
    "laptops-pages-on": pages_on,
    "laptops-pages-failed": pages_failed,
    "laptops-removing": removing,
    "laptops-client": client,
    "laptops-left": left,
    "laptops-returned": returned,
    "laptops-both": both,
    "laptops-started-apart": started_apart,
    "laptops-ended-here": ended_here,
    "laptops-ended-elsewhere": ended_elsewhere,
}
