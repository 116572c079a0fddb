"""The hall of the screenshots with a deck check at table 23: both lists registered, one deck
counted with two cards in the wrong part, the other half done."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import (
    FinishDeckCheck,
    KeepStandings,
    StartDeckCheck,
    TakeDecklists,
    TickDeck,
)
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.standings.player_standing import PlayerStanding
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
