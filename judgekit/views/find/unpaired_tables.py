"""What is said of a table that the pairings lack."""

from __future__ import annotations

from judgekit.domain.tournament import Tournament
from judgekit.views.find.tournament_names import clock_of, newest_pairings
from judgekit.views.words.words import Words


def unpaired_words(state: Tournament, table: int, words: Words) -> str:
    """Return `Round 1 has tables 1 to 28` for a table that is not in the pairings; empty if it is,
    or without pairings."""
    paired = newest_pairings(state, clock_of(state, table))
    if paired is None or not paired[1].players or table in paired[1].players:
        return ""
    round_number, tables = paired[0], sorted(paired[1].players)
    return words.say(
        "Round {round} has tables {first} to {last}",
        round=round_number,
        first=tables[0],
        last=tables[-1],
    )
