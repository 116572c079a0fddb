"""A terminal with a small library: takes calls, returns what was printed."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec
import pytest

from judgekit.app import document_imports, edition_facts, known_cards, manual
from judgekit.cli.context import Context
from judgekit.cli.main import main
from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Hit, Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.ports.cards import CardProvider
from judgekit.engine.stored import IndexState
from judgekit.system.paths import Folders
from judgekit.system.resources import locale_folder, resources_folder
from judgekit.views.words.words import Words
from tests import builders
from tests.builders import document, item, section, table
from tests.policy_builder import SmallPolicyProvider
from tests.storage.cards.card_files import on_the_day

ENGLISH = "mtr-en-2019-05-03"
SPANISH = "mtr-es-2021-07-23"


@dataclass
class FakeRulesProvider:
    """Finds every section whose title has one of the words."""

    known: Library
    asked: list[tuple[Query, str, int]] = field(default_factory=list)

    def is_prepared(self) -> bool:
        return True

    def prepare(self, progress) -> None:
        progress(1.0)

    def library(self) -> Library:
        return self.known

    def glossary(self) -> Glossary:
        return Glossary(())

    def refresh(self, progress=lambda part: None) -> None:
        """Nothing is cached."""

    def state(self) -> IndexState:
        return IndexState("in-memory", "", 0, {"sqlite": "3"})

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        return ()

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        self.asked.append((query, reader, limit))
        hits = [
            Hit(RuleReference(found.id, part.ref), found.language, part.title or "", "…", 1.0)
            for found in self.known.documents
            for part in found.sections
            if any(word in (part.title or "").lower() for word in query.text.lower().split())
        ]
        return SearchAnswer(query.text, tuple(hits[:limit]))


@dataclass
class Printed:
    """Status and output of a call."""

    status: int
    out: str
    err: str

    @property
    def json(self):
        return msgspec.json.decode(self.out)


class Terminal:
    def __init__(self, rules_provider: FakeRulesProvider, home: Path, monkeypatch) -> None:
        self.rules_provider = rules_provider
        self.bugs: list[Exception] = []
        self.folders = Folders(home / "data", home / "config", home / "cache", home / "logs")
        self._resources = resources_folder()
        self._locale = locale_folder()
        self._monkeypatch = monkeypatch
        self.make_cards: Callable[[], CardProvider] = lambda: known_cards(
            self._resources, self.folders.data, on_the_day
        )

    def call(self, *words: str, system_language: str = "en") -> Printed:
        out, err = io.BytesIO(), io.BytesIO()
        self._monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, "utf-8"))
        self._monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(err, "utf-8"))
        status = main(words, self._context, system_language, self._report, self._locale)
        return Printed(status, out.getvalue().decode(), err.getvalue().decode())

    def _report(self, bug: Exception) -> str:
        self.bugs.append(bug)
        return "judgekit.log"

    def _context(self, wording: Words, reader: str | None) -> Context:
        return Context(
            self.rules_provider,
            SmallPolicyProvider(),
            self.folders,
            wording,
            reader,
            partial(manual, self._resources),
            self.make_cards,
            lambda: document_imports(resources_folder(), self.folders, self.rules_provider),
            lambda: edition_facts(self._resources, self.folders),
        )


@pytest.fixture
def terminal(tmp_path, monkeypatch) -> Terminal:
    english = document(
        ENGLISH,
        section("2", "Tournament Mechanics"),
        section("2.6", "Time Extensions", "A pause of more than a minute.", item("one", "1.")),
        section("3.9", "Card Shuffling", "Decks are randomized."),
        section("Appendix B", "Time Limits", table(("Cards", "Time"), ("15", "40"))),
    )
    spanish = document(
        SPANISH,
        section("2.6", "Extensiones de tiempo", "Una pausa."),
        section("3.9", "Lanzar dados", "Dados."),
        section("3.10", "Barajado de cartas", "Se baraja."),
        title="Reglas de Torneo",
    )
    groups = (
        AlignmentGroup({ENGLISH: "2.6", SPANISH: "2.6"}),
        AlignmentGroup({ENGLISH: "3.9", SPANISH: "3.10"}),
    )
    return Terminal(
        FakeRulesProvider(builders.library(english, spanish, groups=groups)), tmp_path, monkeypatch
    )


@pytest.fixture
def five_texts(terminal: Terminal, library: Library) -> Terminal:
    """The same terminal with the program's own texts for a library."""
    terminal.rules_provider.known = library
    return terminal
