"""Decklists of a made-up event, and what is counted when such a deck is checked."""

from __future__ import annotations

from random import Random

from judgekit.domain.decklists.decklist import CardCount, Decklist

ARCHETYPES = (
    (
        "Goblin Guide|Monastery Swiftspear|Lightning Bolt|Lava Spike|Rift Bolt|Searing Blaze"
        "|Skullcrack|Boros Charm|Light Up the Stage|Sunbaked Canyon",
        "Inspiring Vantage|Sacred Foundry|Mountain",
        "Path to Exile|Smash to Smithereens|Deflecting Palm|Kor Firewalker",
    ),
    (
        "Serum Visions|Opt|Counterspell|Snapcaster Mage|Cryptic Command|Supreme Verdict"
        "|Path to Exile|Spell Snare|Celestial Colonnade|Prismatic Ending",
        "Flooded Strand|Hallowed Fountain|Island",
        "Dovin's Veto|Rest in Peace|Aether Gust|Timely Reinforcements",
    ),
    (
        "Noble Hierarch|Wild Nacatl|Tarmogoyf|Collected Company|Knight of the Reliquary"
        "|Qasali Pridemage|Scavenging Ooze|Voice of Resurgence|Horizon Canopy|Windswept Heath",
        "Temple Garden|Stomping Ground|Forest",
        "Stony Silence|Choke|Kitchen Finks|Dismember",
    ),
)
"""Of each deck: cards of four copies; two lands of two copies and the basic land; the sideboard."""
FOURS, BASICS, SIDE_COUNTS = 4, 16, (4, 4, 4, 3)


def made_up_list(random: Random) -> Decklist:
    """A deck of sixty cards with a sideboard of fifteen."""
    fours, lands, sideboard = (names.split("|") for names in random.choice(ARCHETYPES))
    counts = [CardCount(FOURS, name) for name in fours]
    counts += [CardCount(2, lands[0]), CardCount(2, lands[1]), CardCount(BASICS, lands[2])]
    side = [CardCount(count, name) for count, name in zip(SIDE_COUNTS, sideboard, strict=True)]
    return Decklist(tuple(counts), tuple(side))


def short_of_one(decklist: Decklist, random: Random) -> tuple[tuple[CardCount, ...], str]:
    """What is counted of the main deck where a copy of one card is missing, and which card."""
    at = random.randrange(len(decklist.main) - 1)
    missing = decklist.main[at]
    counted = (
        *decklist.main[:at],
        CardCount(missing.count - 1, missing.name),
        *decklist.main[at + 1 :],
    )
    return counted, missing.name
