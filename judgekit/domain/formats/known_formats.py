"""Formats that the tournament rules know, by their names in scripts and records.

Any other format may be entered as free text; it is then treated as Constructed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.domain.formats.tournament_kind import TournamentKind

FORMATS: Mapping[str, TournamentKind] = {
    "standard": TournamentKind.CONSTRUCTED,
    "pioneer": TournamentKind.CONSTRUCTED,
    "modern": TournamentKind.CONSTRUCTED,
    "legacy": TournamentKind.CONSTRUCTED,
    "vintage": TournamentKind.CONSTRUCTED,
    "commander": TournamentKind.CONSTRUCTED,
    "sealed": TournamentKind.SEALED,
    "booster-draft": TournamentKind.DRAFT,
    "team-constructed": TournamentKind.TEAM_CONSTRUCTED,
    "team-sealed": TournamentKind.TEAM_SEALED,
    "team-draft": TournamentKind.TEAM_DRAFT,
    "two-headed-giant-constructed": TournamentKind.TWO_HEADED_GIANT_CONSTRUCTED,
    "two-headed-giant-sealed": TournamentKind.TWO_HEADED_GIANT_SEALED,
    "two-headed-giant-draft": TournamentKind.TWO_HEADED_GIANT_DRAFT,
}
"""In the order in which they are offered (MTR chapters 6 to 9)."""


PLAYING_TOGETHER = ("two headed giant", "2hg", "gigante de dos cabezas", "двухголов")
"""Parts of the names of formats in which a team shares a game, in all languages."""
_WORDS = re.compile(r"\w+")


def format_of(text: str) -> str:
    """Normalize a format's name, such as `Booster Draft` to `booster-draft`; free text is kept."""
    slug = "-".join(text.lower().replace("-", " ").split())
    return slug if slug in FORMATS else text.strip()


def format_in_files(text: str) -> str:
    """Name a format as card files do, such as `Pauper Commander` as `paupercommander`."""
    return "".join(_WORDS.findall(text.lower()))


def kind_of(format_: str) -> TournamentKind:
    """The kind that determines time limits and additional turns.

    For free text, only whether a team shares a game can be told from the name.
    """
    known = FORMATS.get(format_of(format_))
    if known is not None:
        return known
    together = shares_a_game(format_)
    return TournamentKind.TWO_HEADED_GIANT_CONSTRUCTED if together else TournamentKind.CONSTRUCTED


def shares_a_game(format_: str) -> bool:
    """Whether team members play one game together in a format of this name (MTR 2.5)."""
    words = " ".join(_WORDS.findall(format_.lower()))
    return any(name in words for name in PLAYING_TOGETHER)
