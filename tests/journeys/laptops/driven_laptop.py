"""The window of one of several laptops, driven by lines as `driven_program` is.

Besides: `paste TEXT` pastes, `click NAME` clicks a button, `speak ru` chooses a language,
`size W H` sizes the window, `picture FILE` grabs it. With `LAPTOP_SERVICE`, a hub in this window
listens on the loopback interface alone, and only those who have the same service find each other;
while the file `LAPTOP_CUT` is there, this one finds nobody.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from judgekit import app
from judgekit.engine.ports.team import HubPlace
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.ui.tournament.team.view import TeamView
from tests.journeys.driven_program import DrivenProgram, Hands, run_driven
from tests.journeys.stage import rest as rest_a_moment
from tests.keyboard import press
from tests.loopback_team import loopback_team
from tests.seen import button, words_of

SETTLED = 300
"""Milliseconds in which is done what was put off, before a picture."""
SERVICE = os.environ.get("LAPTOP_SERVICE", "")
CUT = Path(os.environ.get("LAPTOP_CUT", os.devnull))


class CutDiscovery(HallDiscovery):
    """Sees nobody while its laptop is cut off."""

    def places(self) -> tuple[HubPlace, ...]:
        return () if CUT.is_file() else super().places()


class LaptopHands(Hands):
    """Also reports how the event is shared. Keys follow each other at once, and each is meant."""

    def begin(self) -> None:
        QApplication.setDoubleClickInterval(0)
        super().begin()

    def do(self, word: str, rest: str) -> None:
        self.problem = ""
        try:
            self.act(word, rest)
        except AssertionError as error:
            self.problem = f"{word} {rest}: {error}"

    def act(self, word: str, rest: str) -> None:
        """Do what a line says."""
        window = self.program.window
        if word == "paste":
            QApplication.clipboard().setText(rest)
            press(window, "Ctrl+V")
        elif word == "click":
            button(window, rest).click()
        elif word == "speak":
            self.program.preferences.change(interface_language=rest)
        elif word == "size":
            window.resize(*map(int, rest.split()))
        elif word == "picture":
            rest_a_moment(SETTLED)
            window.grab().save(rest)
        else:
            super().do(word, rest)

    def known(self) -> dict[str, object]:
        bridge = self.program.bridge
        team, engine = bridge.team(), bridge.engine
        standing = team.standing
        steps = engine.timeline.steps if engine is not None else ()
        return {
            **super().known(),
            "problem": self.problem,
            "own": [each.id for each in steps if team.device in ("", each.device)],
            "connection": standing.connection.name.lower(),
            "waiting": standing.waiting,
            "others": standing.others,
            "is_hub": team.is_hub,
            "address": team.address,
            "asking": [each.name for each in team.asking],
            "people": {each.person: list(each.roles) for each in team.team.devices.values()},
            "undecided": [each.id for each in team.team.undecided()],
            "rows": self.rows(),
            "words": words_of(self.program.window),
            "copied": QApplication.clipboard().text(),
        }

    def rows(self) -> list[str]:
        """What a screen reader says of each laptop in the list, once that was shown."""
        models = (view.shared.model for view in self.program.window.findChildren(TeamView))
        return [each.data(each.index(at)) for each in models for at in range(each.rowCount())]


class DrivenLaptop(DrivenProgram):
    """The program with `LaptopHands`."""

    hands = LaptopHands


if __name__ == "__main__":
    if SERVICE:
        app.team_session = lambda folders, *given: loopback_team(folders, SERVICE, CutDiscovery)(
            *given
        )
    sys.exit(run_driven(DrivenLaptop))
