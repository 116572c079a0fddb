"""Deck checks with their lists, pools and standings as a feature of the tournament.

`domain/interrupted_tables.py` decides which round a check belongs to and how it affects its table's
clock.
"""

from __future__ import annotations

from judgekit.domain.deck_checks import commands, decide, events, state
from judgekit.domain.deck_checks.state import HasDeckChecks
from judgekit.domain.shared.feature import Feature, names
from judgekit.domain.shared.topic import Topic

FINISHES = names(events.DeckCheckFinished, check="check", instead_of={"table": 0, "clock": ""})
"""A check that is finished by its table stays the same one if its table is put right."""

SCRIPTED = (
    commands.StartDeckCheck,
    commands.FinishDeckCheck,
    commands.KeepStandings,
)

FEATURE: Feature[HasDeckChecks] = Feature(
    kinds={
        "deck-check-started": events.DeckCheckStarted,
        "deck-check-changed": events.DeckCheckChanged,
        "deck-ticked": events.DeckTicked,
        "checklist-marked": events.ChecklistMarked,
        "checklist-set": events.ChecklistSet,
        "decklists-taken": events.DecklistsTaken,
        "decklist-dropped": events.DecklistDropped,
        "pools-taken": events.PoolsTaken,
        "pool-dropped": events.PoolDropped,
        "records-kept": events.StandingsKept,
        "deck-check-finished": events.DeckCheckFinished,
    },
    commands=(
        *SCRIPTED,
        commands.ChangeDeckCheck,
        commands.TickDeck,
        commands.MarkChecklist,
        commands.SetChecklist,
        commands.TakeDecklists,
        commands.DropDecklist,
        commands.TakePools,
        commands.DropPool,
    ),
    scripted=SCRIPTED,
    decisions={
        commands.KeepStandings: decide.keep_standings,
        commands.ChangeDeckCheck: decide.change_check,
        commands.TickDeck: decide.tick_deck,
        commands.MarkChecklist: decide.mark_checklist,
        commands.SetChecklist: decide.set_checklist,
        commands.TakeDecklists: decide.take_lists,
        commands.DropDecklist: decide.drop_list,
        commands.TakePools: decide.take_pools,
        commands.DropPool: decide.drop_pool,
    },
    obstacles={
        events.DeckCheckStarted: decide.start_obstacle,
        events.DeckCheckChanged: decide.open_check_obstacle,
        events.DeckTicked: decide.open_check_obstacle,
        events.ChecklistMarked: decide.open_check_obstacle,
        events.DecklistDropped: decide.list_obstacle,
        events.PoolDropped: decide.pool_obstacle,
        events.DeckCheckFinished: decide.open_check_obstacle,
    },
    effects={
        events.DeckCheckStarted: state.start_check,
        events.DeckCheckChanged: state.change_check,
        events.DeckTicked: state.keep_ticks,
        events.ChecklistMarked: state.mark_checklist,
        events.ChecklistSet: state.set_checklist,
        events.DecklistsTaken: state.take_lists,
        events.DecklistDropped: state.drop_list,
        events.PoolsTaken: state.take_pools,
        events.PoolDropped: state.drop_pool,
        events.StandingsKept: state.keep_standings,
        events.DeckCheckFinished: state.finish_check,
    },
    resolutions={
        commands.StartDeckCheck: names(events.DeckCheckStarted, round="round_id"),
        commands.ChangeDeckCheck: names(events.DeckCheckChanged, check="check"),
        commands.TickDeck: names(events.DeckTicked, check="check"),
        commands.MarkChecklist: names(events.ChecklistMarked, check="check"),
        commands.FinishDeckCheck: FINISHES,
    },
    said={events.DeckCheckFinished: ("told",)},
    beginnings=(events.DeckCheckStarted,),
    topics=(Topic.DECK_CHECKS, Topic.CLOCK),
)
