"""`judgekit join`: take part in a shared event by an invitation, or go on with it."""

from __future__ import annotations

import argparse

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.cli.sharing.laptop import Laptop
from judgekit.engine.team.team import SharingPlan, Team
from judgekit.network.team_packages import require_packages


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Join by the invitation; without one, go on with the file's event."""
    require_packages()

    def begin(team: Team) -> None:
        if arguments.invitation is None:
            team.go_on(SharingPlan(arguments.name))
        else:
            team.join(arguments.invitation, arguments.name)

    return Laptop(arguments, context).run(begin, as_hub=False)
