"""Time of a keystroke's answer of all kinds, compared with the rules' search alone.

Both are measured alternately over every prefix of the same texts, during a large event: the ratio
says what everything else in the list costs.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.measuring import milliseconds
from benchmarks.processes import PROJECT
from judgekit.app import known_cards, manual, policy_provider, rules_provider
from judgekit.domain.players.state import Players
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.setup.state import RoundPairings, TournamentSetup
from judgekit.domain.tournament import Tournament
from judgekit.engine.ports.rules import RulesProvider
from judgekit.search.queries.parsing import parse_query
from judgekit.system.paths import Folders
from judgekit.views.find.finder import EventNames, Finder, FindSources

RESOURCES = PROJECT / "resources"
QUESTIONS = PROJECT / "tests" / "data" / "find"
TABLES, LIMIT = 400, 30
MOST = 1.5
"""The promise: all kinds cost at most so many times the rules alone."""


def figures(home: Path) -> list[Figure]:
    """A keystroke's answer in the middle and at the 95th percentile."""
    rules = rules_provider(RESOURCES, Folders(home, home, home, home))
    rules.prepare(lambda _: None)
    cards = known_cards(RESOURCES, home)
    finder = Finder(
        FindSources(rules, policy_provider(RESOURCES), lambda: cards, partial(manual, RESOURCES))
    )
    names = EventNames(_large_event(), ReadingMarks())
    finder.prepare(names)
    gc.disable()  # as in the program, which collects between events of its window only
    everything, alone = [], []
    for prefix, reader in _prefixes():
        alone.append(milliseconds(partial(_rules_alone, rules, prefix, reader)))
        answer = partial(finder.find, prefix, reader=reader, names=names, limit=LIMIT)
        everything.append(milliseconds(answer))
    gc.enable()
    return [
        Figure(
            f"a keystroke's answer of all kinds, {name}",
            _percentile(everything, share),
            "ms",
            _percentile(alone, share),
            "the rules alone",
            MOST,
        )
        for name, share in (("median", 0.5), ("95th percentile", 0.95))
    ]


def _rules_alone(rules: RulesProvider, typed: str, reader: str) -> None:
    """Search the rules as the list does: unfinished, and as finished if nothing was found."""
    if not rules.search(parse_query(typed, typing=True), reader=reader).hits:
        rules.search(parse_query(typed), reader=reader)


def _large_event() -> Tournament:
    """An event of 800 players."""
    seated = {at: (f"Anna {at} Rossi", f"Пётр {at} Иванов") for at in range(1, TABLES + 1)}
    setup = TournamentSetup(pairings={("main", 1): RoundPairings(seated)})
    players = Players()
    for names in seated.values():
        for name in names:
            players.know(name)
    return Tournament(setup=setup, players=players)


def _prefixes() -> Iterator[tuple[str, str]]:
    for file in sorted(QUESTIONS.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            asked = json.loads(line)
            for end in range(1, len(asked["q"]) + 1):
                yield asked["q"][:end], asked["lang"]


def _percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
