"""A whole made-up event, from its opening to the end of the last round."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

from judgekit.domain.deck_checks.commands import StartDeckCheck, TakeDecklists
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.setup.events import StaffMember
from judgekit.domain.setup.state import Level, Role
from judgekit.domain.shared.moment import SECOND
from judgekit.rehearsal.cases import EVENT_NAME, PLACE
from judgekit.rehearsal.decks import made_up_list
from judgekit.rehearsal.people import made_up_names
from judgekit.rehearsal.planned import Planned, after
from judgekit.rehearsal.round_plan import EventFacts, RoundPlan
from judgekit.rehearsal.setup import RehearsalSetup
from judgekit.rehearsal.standings import Swiss
from judgekit.views.words.words import Words

A_JUDGE_FOR, FEWEST_JUDGES = 35, 3
LISTS_AT_ONCE = 100


def planned_day(setup: RehearsalSetup, words: Words) -> Iterator[Planned]:
    """Yield all steps in order, in the language of the words."""
    random = Random(f"{setup.seed} {setup.players} {setup.rounds}")
    people = setup.players + FEWEST_JUDGES + setup.players // A_JUDGE_FOR
    names = made_up_names(random, people, words.language)
    players, staff = names[: setup.players], names[setup.players :]
    yield Planned(setup.starts_at, _created(setup, staff, words))
    lists = {player: made_up_list(random) for player in players}
    registered = [RegisteredList(player, lists[player]) for player in players]
    for first in range(0, len(registered), LISTS_AT_ONCE):
        some = tuple(registered[first : first + LISTS_AT_ONCE])
        yield Planned(after(setup.starts_at, 60), TakeDecklists(some))
    facts = EventFacts(words, staff[0], staff[2:], lists)
    swiss = Swiss(random, players)
    start, checked = after(setup.starts_at, 600), 0
    for number in range(1, setup.rounds + 1):
        due = round(setup.players * setup.checked * number / setup.rounds / 2)
        round_plan = RoundPlan(random, facts, number, swiss.pair())
        steps = round_plan.planned(start, max(1, due - checked))
        checked += sum(isinstance(step.command, StartDeckCheck) for step in steps)
        yield from steps
        start = after(steps[-1].at, random.uniform(360, 660))


def _created(setup: RehearsalSetup, staff: list[str], words: Words) -> CreateTournament:
    roles = (Role.HEAD_JUDGE, Role.SCOREKEEPER, *[Role.FLOOR_JUDGE] * len(staff))
    members = zip(staff, roles, strict=False)
    day = datetime.fromtimestamp(setup.starts_at / SECOND, UTC).date().isoformat()
    return CreateTournament(
        name=words.say(EVENT_NAME),
        format="modern",
        rel=Level.COMPETITIVE.value,
        players=setup.players,
        date=day,
        place=words.say(PLACE),
        rounds=setup.rounds,
        language=words.language,
        staff=tuple(StaffMember(name, role.value) for name, role in members),
        policy="2024",
    )
