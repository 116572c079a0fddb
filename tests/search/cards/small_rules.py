"""A small edition of the Comprehensive Rules: the headings of 3 May 2019, and of what the rules say
the few words by which a program knows them."""

from __future__ import annotations

from judgekit.domain.rules.document import Block, BlockKind, Document, Section

ABILITIES = (
    *("Deathtouch", "Defender", "Double Strike", "Enchant", "Equip", "First Strike", "Flash"),
    *("Flying", "Haste", "Hexproof", "Indestructible", "Intimidate", "Landwalk", "Lifelink"),
    *("Protection", "Reach", "Shroud", "Trample", "Vigilance", "Banding", "Rampage"),
    *("Cumulative Upkeep", "Flanking", "Phasing", "Buyback", "Shadow", "Cycling", "Echo"),
    *("Horsemanship", "Fading", "Kicker", "Flashback", "Madness", "Fear", "Morph", "Amplify"),
    *("Provoke", "Storm", "Affinity", "Entwine", "Modular", "Sunburst", "Bushido", "Soulshift"),
    *("Splice", "Offering", "Ninjutsu", "Epic", "Convoke", "Dredge", "Transmute", "Bloodthirst"),
    *("Haunt", "Replicate", "Forecast", "Graft", "Recover", "Ripple", "Split Second", "Suspend"),
    *("Vanishing", "Absorb", "Aura Swap", "Delve", "Fortify", "Frenzy", "Gravestorm"),
    *("Poisonous", "Transfigure", "Champion", "Changeling", "Evoke", "Hideaway", "Prowl"),
    *("Reinforce", "Conspire", "Persist", "Wither", "Retrace", "Devour", "Exalted", "Unearth"),
    *("Cascade", "Annihilator", "Level Up", "Rebound", "Totem Armor", "Infect", "Battle Cry"),
    *("Living Weapon", "Undying", "Miracle", "Soulbond", "Overload", "Scavenge", "Unleash"),
    *("Cipher", "Evolve", "Extort", "Fuse", "Bestow", "Tribute", "Dethrone", "Hidden Agenda"),
    *("Outlast", "Prowess", "Dash", "Exploit", "Menace", "Renown", "Awaken", "Devoid", "Ingest"),
    *("Myriad", "Surge", "Skulk", "Emerge", "Escalate", "Melee", "Crew", "Fabricate", "Partner"),
    *("Undaunted", "Improvise", "Aftermath", "Embalm", "Eternalize", "Afflict", "Ascend"),
    *("Assist", "Jump-Start", "Mentor", "Afterlife", "Riot", "Spectacle"),
)
"""702.2 and on."""
ACTIONS = (
    *("Activate", "Attach", "Cast", "Counter", "Create", "Destroy", "Discard", "Double"),
    *("Exchange", "Exile", "Fight", "Play", "Regenerate", "Reveal", "Sacrifice", "Scry"),
    *("Search", "Shuffle", "Tap and Untap", "Fateseal", "Clash", "Planeswalk", "Set in Motion"),
    *("Abandon", "Proliferate", "Transform", "Detain", "Populate", "Monstrosity", "Vote"),
    *("Bolster", "Manifest", "Support", "Investigate", "Meld", "Goad", "Exert", "Explore"),
    *("Assemble", "Surveil", "Adapt", "Amass"),
)
"""701.2 and on."""
TITLES = {
    "113": "Emblems",
    "121": "Counters",
    "301": "Artifacts",
    "302": "Creatures",
    "303": "Enchantments",
    "304": "Instants",
    "305": "Lands",
    "306": "Planeswalkers",
    "307": "Sorceries",
    "603": "Handling Triggered Abilities",
    "605": "Mana Abilities",
    "606": "Loyalty Abilities",
    "614": "Replacement Effects",
    "615": "Prevention Effects",
    "701": "Keyword Actions",
    "702": "Keyword Abilities",
    "705": "Flipping a Coin",
    "706": "Copying Objects",
    "707": "Face-Down Spells and Permanents",
    "708": "Split Cards",
    "709": "Flip Cards",
    "710": "Leveler Cards",
    "711": "Double-Faced Cards",
    "712": "Meld Cards",
    "714": "Saga Cards",
    "715": "Controlling Another Player",
    "716": "Ending the Turn",
    "717": "The Monarch",
    "903": "Commander",
}
SENTENCES = {
    "103.5": "Some cards allow a player to take actions with them as the game begins.",
    "104.2b": "An effect may state that a player wins the game.",
    "104.3e": "An effect may state that a player loses the game.",
    "107.3": "Many objects use the letter X for a number.",
    "110.5": "Some effects put tokens onto the battlefield.",
    "117.8": "Some spells and abilities have additional costs.",
    "117.9": "Some spells have alternative costs.",
    "205.4c": "Any land with the supertype “basic” is a basic land.",
    "205.4d": "Any permanent with the supertype “legendary” is a legend.",
    "205.4e": "Any instant or sorcery spell with the supertype “legendary” has a condition.",
    "205.4g": "Any permanent with the supertype “snow” is a snow permanent.",
    "301.5": "Some artifacts have the subtype “Equipment.”",
    "301.7": "Some artifacts have the subtype “Vehicle.”",
    "303.4": "Some enchantments have the subtype “Aura.”",
    "303.5": "Some enchantments have the subtype “Saga.”",
    "305.6": "The basic land types are five.",
    "400.10": "An object is outside the game if it is in no zone.",
    "500.7": "Some effects can give a player extra turns.",
    "601.2f": "The player determines the total cost of the spell.",
    "602.5": "Nobody activates an ability that’s prohibited from being activated.",
    "603.4": "A triggered ability may read “if” after its event.",
    "603.7": "An effect may create a delayed triggered ability.",
    "603.12": "These are called reflexive triggered abilities.",
    "604.3": "Some static abilities are characteristic-defining abilities.",
    "614.10": "An effect that causes a player to skip something replaces it.",
    "614.12": "Some replacement effects modify how a permanent enters the battlefield.",
    "700.2": "A spell is modal if it has two or more options.",
    "700.4": "The term dies means what happens to creatures.",
    "700.5": "A player’s devotion to [color] is equal to a number.",
    "700.6": "The term historic refers to three things.",
    "701.30b": "Monstrous is a designation that a permanent can have.",
    "702.14a": "Landwalk appears as “[type]walk,” of any type.",
    "702.16i": "“Protection from everything” is a variant of the protection ability.",
    "702.25a": "Permanents with phasing phase out. Each phases in as it phased out.",
    "702.28c": "Something may happen when you cycle a card, and when it is cycled.",
    "702.28e": "Typecycling is a variant of the cycling ability. “[Type]cycling [cost]” is one.",
    "702.32c": "Multikicker is a variant of the kicker ability.",
    "702.32d": "Then the spell has been kicked.",
    "702.5a": "An enchanted creature is what the Aura with enchant is attached to.",
    "702.6a": "It is put on a creature, the equipped creature.",
    "702.61b": "A card is “suspended” while it waits.",
    "702.109b": "It “exploits a creature” with that.",
    "702.121b": "A creature “crews a Vehicle” with that.",
    "702.123f": "“Partner with [name]” is a variant of the partner ability.",
}


def small_rules(
    *more: Section, day: str = "2019-05-03", moved: dict[str, str] | None = None
) -> Document:
    """Return the edition with further sections; `moved` has other numbers for some sections."""
    keywords = [(f"702.{at}", name) for at, name in enumerate(ABILITIES, 2)]
    keywords += [(f"701.{at}", name) for at, name in enumerate(ACTIONS, 2)]
    titled = {**TITLES, **dict(keywords)}
    refs = {**titled, **SENTENCES}
    numbers = moved or {}
    sections = [
        titled_section(numbers.get(ref, ref), titled[ref])
        if ref in titled
        else rule(numbers.get(ref, ref), SENTENCES[ref])
        for ref in sorted(refs)
    ]
    return Document(
        *(f"cr-en-{day}", "cr", "en", "Comprehensive Rules", day, None, "rules.txt"),
        sections=(*sections, *more),
    )


def titled_section(ref: str, title: str, *texts: str) -> Section:
    """A section with a title: `702` or `702.9`."""
    return _section(ref, title, *texts)


def rule(ref: str, *texts: str) -> Section:
    """A rule without a title: `602.5` or `702.9a`."""
    return _section(ref, None, *texts)


def _section(ref: str, title: str | None, *texts: str) -> Section:
    above = ref.rstrip("abcdefghijklmnopqrstuvwxyz")
    parent = above if above != ref else ref.partition(".")[0] if "." in ref else None
    blocks = tuple(Block(BlockKind.PARAGRAPH, text) for text in texts)
    return Section(ref, ref, title, ref.count(".") + (above != ref) + 1, parent, blocks)
