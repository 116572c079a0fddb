"""Names of formats, Rules Enforcement Levels and roles."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.views.words.words import Words, message

FORMATS: Mapping[str, str] = {
    "standard": message("Standard"),
    "pioneer": message("Pioneer"),
    "modern": message("Modern"),
    "legacy": message("Legacy"),
    "vintage": message("Vintage"),
    "commander": message("Commander"),
    "limited": message("Limited"),
    "sealed": message("Sealed deck"),
    "booster-draft": message("Booster draft"),
    "team-constructed": message("Team Constructed"),
    "team-sealed": message("Team sealed deck"),
    "team-draft": message("Team draft"),
    "two-headed-giant-constructed": message("Two-Headed Giant, Constructed"),
    "two-headed-giant-sealed": message("Two-Headed Giant, sealed deck"),
    "two-headed-giant-draft": message("Two-Headed Giant, booster draft"),
}
OF_CARD_FILES: Mapping[str, str] = {
    **{name: name.capitalize() for name in ("alchemy", "brawl", "explorer", "gladiator")},
    **{name: name.capitalize() for name in ("historic", "oathbreaker", "pauper", "premodern")},
    "timeless": "Timeless",
    "duel": "Duel Commander",
    "future": "Future Standard",
    "historicbrawl": "Historic Brawl",
    "oldschool": "Old School",
    "paupercommander": "Pauper Commander",
    "penny": "Penny Dreadful",
    "predh": "PreDH",
    "standardbrawl": "Standard Brawl",
}
"""Formats that card files know besides, by their names there; the same in any language."""
LEVELS: Mapping[str, str] = {
    "regular": message("Regular"),
    "competitive": message("Competitive"),
    "professional": message("Professional"),
}
ROLES: Mapping[str, str] = {
    "head-judge": message("Head judge"),
    "appeals-judge": message("Appeals judge"),
    "floor-judge": message("Floor judge"),
    "scorekeeper": message("Scorekeeper"),
}


def format_name(format_: str, words: Words) -> str:
    """Name of a format by its name in scripts, records and card files; free text is returned
    unchanged."""
    return words.say_known(FORMATS, OF_CARD_FILES.get(format_, format_))


def level_name(level: str, words: Words) -> str:
    """Name of a Rules Enforcement Level; an unknown or empty value is returned unchanged."""
    return words.say_known(LEVELS, level)


def role_name(role: str, words: Words) -> str:
    """Name of a staff role; an unknown value is returned unchanged."""
    return words.say_known(ROLES, role)
