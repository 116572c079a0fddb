"""Time of a keystroke's answer of all kinds, compared with the rules' search alone; with a card
file in three languages, compared with none.

All are measured alternately over every prefix of the same texts, during a large event: the ratios
say what everything else in the list costs, and what the cards do.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from benchmarks.figure import Figure
from benchmarks.made_cards import CARDS, cards, write_scryfall
from benchmarks.measuring import milliseconds
from benchmarks.processes import PROJECT
from judgekit.app import known_cards, manual, policy_provider, rules_provider
from judgekit.domain.players.state import Players
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.setup.state import RoundPairings, TournamentSetup
from judgekit.domain.tournament import Tournament
from judgekit.engine.ports.cards import CardProvider
from judgekit.engine.ports.rules import RulesProvider
from judgekit.search.queries.parsing import parse_query
from judgekit.system.paths import Folders
from judgekit.views.find.dressing import Dressing
from judgekit.views.find.finder import EventNames, Finder, FindSources
from judgekit.views.words.words import Words

RESOURCES = PROJECT / "resources"
QUESTIONS = PROJECT / "tests" / "data" / "find"
TABLES, LIMIT = 400, 30
LANGUAGES = ("en", "es", "ru")
NAMES, EVERY = 40, 3
"""How many names of cards are typed, and which of the questions once more."""
MOST = 1.5
"""The promise: all kinds cost at most so many times the rules alone, and so does a card file."""


class _Finding(NamedTuple):
    """A finder with what dresses its answers as the list does."""

    finder: Finder
    dressing: Dressing
    names: EventNames

    def answer(self, typed: str, reader: str) -> None:
        """Answer a text as the list shows it."""
        findings = self.finder.find(typed, reader=reader, names=self.names, limit=LIMIT)
        self.dressing.dressed(findings)


def figures(home: Path) -> list[Figure]:
    """A keystroke's answer in the middle and at the 95th percentile."""
    rules = _rules(home)
    names = EventNames(_large_event(), ReadingMarks())
    plain = _finding(rules, known_cards(RESOURCES, home), names)
    # Rules of its own: what was asked a moment ago is answered faster.
    with_cards = _finding(_rules(home), _many_cards(home / "cards"), names)
    gc.disable()  # as in the program, which collects between events of its window only
    everything, alone, without, among = [], [], [], []
    for prefix, reader in _prefixes([*islice(_questions(), 0, None, EVERY), *_card_names()]):
        without.append(milliseconds(partial(plain.answer, prefix, reader)))
        among.append(milliseconds(partial(with_cards.answer, prefix, reader)))
    for prefix, reader in _prefixes(_questions()):
        alone.append(milliseconds(partial(_rules_alone, rules, prefix, reader)))
        answer = partial(plain.finder.find, prefix, reader=reader, names=names, limit=LIMIT)
        everything.append(milliseconds(answer))
    gc.enable()
    return [
        *_both("of all kinds", everything, "the rules alone", alone),
        *_both(f"with {CARDS} cards in three languages", among, "without cards", without),
    ]


def _both(what: str, times: list[float], beside: str, yardsticks: list[float]) -> list[Figure]:
    return [
        Figure(
            f"a keystroke's answer {what}, {name}",
            _percentile(times, share),
            "ms",
            _percentile(yardsticks, share),
            beside,
            MOST,
        )
        for name, share in (("median", 0.5), ("95th percentile", 0.95))
    ]


def _rules(home: Path) -> RulesProvider:
    rules = rules_provider(RESOURCES, Folders(home, home, home, home))
    rules.prepare(lambda _: None)
    return rules


def _finding(rules: RulesProvider, cards: CardProvider, names: EventNames) -> _Finding:
    sources = FindSources(
        rules, policy_provider(RESOURCES), lambda: cards, partial(manual, RESOURCES)
    )
    finder = Finder(sources)
    finder.prepare(names)
    words = Words(RESOURCES / "locale", "es")
    return _Finding(finder, Dressing(sources, names, words), names)


def _many_cards(home: Path) -> CardProvider:
    """The catalogue of a card file with every card in three languages."""
    home.mkdir(parents=True, exist_ok=True)
    file = home / "made.json"
    write_scryfall(file, languages=LANGUAGES)
    cards = known_cards(RESOURCES, home)
    cards.load(file, lambda read, size: True)
    file.unlink()
    return cards


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


def _questions() -> Iterator[tuple[str, str]]:
    for file in sorted(QUESTIONS.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            asked = json.loads(line)
            yield asked["q"], asked["lang"]


def _card_names() -> Iterator[tuple[str, str]]:
    """Names as they are looked for, each in a language of its own."""
    for card in cards(LANGUAGES, NAMES):
        language = LANGUAGES[card.place % len(LANGUAGES)]
        yield card.name_in(language), language


def _prefixes(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for text, language in texts:
        for end in range(1, len(text) + 1):
            yield text[:end], language


def _percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
