"""The hall of the screenshots with a deck check at table 23: both lists registered, one deck
counted with two cards in the wrong part, the other half done."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import (
    FinishDeckCheck,
    KeepStandings,
    MarkChecklist,
    StartDeckCheck,
    TakeDecklists,
    TickDeck,
)
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.standings.player_standing import PlayerStanding
from judgekit.ui.deck_checks.check.deck.list_view import DeckList
from tests.journeys import day_pictures
from tests.journeys.stage import Stage

CONSTRICTOR = (
    "4 Winding Constrictor, 4 Glint-Sleeve Siphoner, 2 Scrapheap Scrounger, 1 Walking Ballista, "
    "3 Rishkar, Peema Renegade, 3 Dreamstealer, 2 Gonti, Lord of Luxury, 3 Verdurous Gearhulk, "
    "4 Longtusk Cub, 2 Walk the Plank, 2 Hour of Glory, 4 Fatal Push, 2 Vraska, Relic Seeker, "
    "4 Blooming Marsh, 4 Aether Hub, 10 Forest, 6 Swamp",
    "3 Duress, 2 Deathgorge Scavenger, 2 Skysovereign, Consul Flagship, 4 Appetite for the "
    "Unnatural, 2 Doomfall, 2 Carnage Tyrant",
)
BURN = (
    "4 Goblin Guide, 4 Monastery Swiftspear, 4 Eidolon of the Great Revel, 4 Lightning Bolt, "
    "4 Lava Spike, 4 Rift Bolt, 4 Searing Blaze, 4 Boros Charm, 4 Lightning Helix, "
    "4 Skewer the Critics, 3 Inspiring Vantage, 4 Sacred Foundry, 4 Arid Mesa, 4 Wooded Foothills, "
    "5 Mountain",
    "3 Skullcrack, 4 Path to Exile, 2 Smash to Smithereens, 3 Rest in Peace, 3 Kor Firewalker",
)
TICKED = (
    "4 Winding Constrictor, 4 Glint-Sleeve Siphoner, 2 Scrapheap Scrounger, 1 Walking Ballista, "
    "1 Rishkar, Peema Renegade, 3 Dreamstealer, 2 Gonti, Lord of Luxury, 3 Verdurous Gearhulk, "
    "2 Longtusk Cub, 2 Hour of Glory, 4 Fatal Push, 2 Vraska, Relic Seeker, 3 Blooming Marsh, "
    "2 Aether Hub, 4 Forest, 2 Swamp"
)
CHECKED_BEFORE = (8, 12, 16)


def cards(text: str) -> tuple[CardCount, ...]:
    """Parse `4 Opt, 2 Gonti, Lord of Luxury`: a comma before a number separates two cards."""
    parts: list[str] = []
    for piece in text.split(", "):
        if piece[:1].isdigit():
            parts.append(piece)
        else:
            parts[-1] += f", {piece}"
    counted = (part.partition(" ") for part in parts)
    return tuple(CardCount(int(count), name) for count, _, name in counted)


def registered(player: str, parts: tuple[str, str]) -> RegisteredList:
    """A player's registered list."""
    main, sideboard = parts
    return RegisteredList(player, Decklist(main=cards(main), sideboard=cards(sideboard)))


def with_lists(stage: Stage) -> None:
    """Round 4 has begun; both lists of table 23 are registered; six decks were checked before."""
    day_pictures.running(stage)
    for table in CHECKED_BEFORE:
        day_pictures.do(stage, StartDeckCheck(table), FinishDeckCheck(table))
    lists = (registered("A. Rossi", CONSTRICTOR), registered("L. Petrova", BURN))
    day_pictures.do(stage, TakeDecklists(lists))


def with_standings(stage: Stage) -> None:
    """The same, with the standings before round 4 recorded."""
    with_lists(stage)
    pairings = stage.program.bridge.state.setup.pairings
    tables = pairings[max(pairings, key=lambda place: place[1])].players
    names = [player for _, players in sorted(tables.items()) for player in players]
    records = (
        PlayerStanding(name, max(0, 9 - 3 * (at // 8)), max(0, 3 - at // 8), min(3, at // 8), 0)
        for at, name in enumerate(names)
    )
    day_pictures.do(stage, KeepStandings(tuple(records), 4))


def checking(stage: Stage) -> None:
    """Six minutes and twelve seconds into the check of table 23."""
    with_lists(stage)
    day_pictures.do(
        stage,
        StartDeckCheck(
            23,
            seed="4471",
            judges=("T. Weber", "J. Okafor"),
            players=("A. Rossi", "L. Petrova"),
            stage="start-of-match",
        ),
    )
    stage.pass_time(6, 2)
    main, sideboard = registered("", BURN).decklist.main, registered("", BURN).decklist.sideboard
    found = tuple(CardCount(3, each.name) if each.name == "Rift Bolt" else each for each in main)
    aside = tuple(
        CardCount(2, each.name) if each.name == "Skullcrack" else each for each in sideboard
    )
    check = stage.program.bridge.state.deck_checks.open_checks()[-1].id
    day_pictures.do(
        stage,
        TickDeck(check, 0, cards(TICKED)),
        TickDeck(
            check,
            1,
            (*found, CardCount(1, "Skullcrack")),
            (*aside, CardCount(1, "Rift Bolt")),
        ),
    )
    stage.pass_time(0, 10)
    day_pictures.without_alarms(stage)


def pointing(stage: Stage) -> None:
    """The same, with the pointer above a card of the first deck."""
    checking(stage)
    stage.press("F3")
    list_ = stage.window.findChildren(DeckList)[0]
    stage.settle(60)
    list_.hovered.emit(True)
    list_.deck.point(4, adds=True)


def marked(stage: Stage) -> None:
    """The same, with bent corners on the second deck and a penalty recorded for it."""
    checking(stage)
    check = stage.program.bridge.state.deck_checks.open_checks()[-1].id
    note = "3 bent corners, all on Goblin Guide"
    day_pictures.do(stage, MarkChecklist(check, "sleeves", 1, "problem", note))


def finished(stage: Stage) -> None:
    """The decks of table 23 are back, one finding has become a penalty."""
    marked(stage)
    check = stage.program.bridge.state.deck_checks.open_checks()[-1].id
    day_pictures.do(
        stage,
        IssuePenalty("L. Petrova", "ipg-3.5", "warning", table=23),
        FinishDeckCheck(check=check, partial=True, checked=1, findings="L. Petrova: sleeves"),
    )


def without_list(stage: Stage) -> None:
    """A check of two decks: of one player no list is known, the other's names a commander."""
    with_lists(stage)
    leader = Decklist(main=cards("99 Forest"), commander=cards("1 Rishkar, Peema Renegade"))
    day_pictures.do(
        stage,
        TakeDecklists((RegisteredList("B. Sommer", leader),)),
        StartDeckCheck(24, players=("K. Bauer", "B. Sommer"), kind="by-order"),
    )


def team(stage: Stage) -> None:
    """A check of a team table."""
    with_lists(stage)
    names = ("A. Rossi", "L. Petrova", "Cem Aydın", "Dan Novak", "Eve Lindqvist", "Fox Marchetti")
    day_pictures.do(stage, StartDeckCheck(24, decks=6, players=names))
