"""`judgekit share`: become the hub of an event that several laptops share, and go on as it."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgekit.cli.answer import WRONG_CALL, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.sharing.laptop import Laptop
from judgekit.cli.tournaments.kept_tournament import tournament_folder
from judgekit.engine.ports.team import JoinRefusal, is_fit
from judgekit.engine.team.team import SharingPlan, Team
from judgekit.network.team_packages import require_packages
from judgekit.storage.record.tournament_folder import TournamentFolder
from judgekit.views.sharing.join_refusals import join_refusal_sentence


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Share the event, or go on with one that is shared: as its hub, or, where another laptop has
    taken over, as one of those that follow."""
    require_packages()
    name = arguments.name.strip()
    if not is_fit(name):
        sentence = join_refusal_sentence(JoinRefusal.NAME_UNFIT, context.wording)
        raise CallRefused(sentence, WRONG_CALL)
    plan = SharingPlan(name, bind=arguments.bind or "", port=arguments.port or 0)
    is_shared = _is_shared(tournament_folder(context), Path(arguments.event))

    def begin(team: Team) -> None:
        if is_shared:
            team.go_on(plan)
        else:
            team.begin(plan)

    laptop = Laptop(
        arguments, context, approves_all=arguments.approve_all, serves_web=arguments.web
    )
    return laptop.run(begin, as_hub=True)


def _is_shared(folder: TournamentFolder, file: Path) -> bool:
    return folder.is_there(file) and folder.read_file(file).shared is not None
