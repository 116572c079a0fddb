"""A few known cards, the rules of two formats, and a judge at the Lists view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import repeat
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.cards.card import Card, CardFace, FactSource
from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import (
    CardFacts,
    CardMatch,
    CardSource,
    FoundCard,
    NameLikeness,
)
from judgekit.domain.formats.format_rules import (
    CopyLimit,
    DeckFormat,
    DeckSize,
    FormatRules,
    ListedCard,
    NoSuchFormat,
    SideboardSize,
)
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.cards import LoadProgress
from judgekit.engine.ports.decks import DeckSources
from judgekit.storage.decklists.files import StoredDecklists
from judgekit.ui.deck_checks.lists.rows import ListRow, ListRowKind
from judgekit.ui.deck_checks.lists.view import ListsView
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import bind
from tests.keyboard import press, type_at_focus
from tests.seen import words_of

LEGAL = {"modern": "legal"}
CARDS = (
    "Lightning Bolt",
    "Opt",
    "Brainstorm",
    "Skullcrack",
    "Sculler",
    "Mountain",
    "Lurrus",
    "Fire // Ice",
)
OTHER_NAMES = {"blitzschlag": "Lightning Bolt", "brainstrom": "Brainstorm", "ice": "Fire // Ice"}
DOUBTFUL = {"skul": ("Skullcrack", "Sculler")}
SOURCE = FactSource("scryfall", "2026-11-14")
DOCUMENT = "mtr-en-2019-05-03"


class FewCards:
    """Knows the cards above; `source` is the loaded file, `fails` the reason why loading fails."""

    def __init__(self, source: CardSource | None = None) -> None:
        self.loaded = source
        self.fails: FailureReason | None = None
        self.is_endless = False
        """Whether a load goes on until it is stopped."""
        self.steps: list[bool] = []
        """What `progress` returned while loading."""
        self.asked = 0

    def matches(self, names: Collection[str], language: str = "") -> Mapping[str, CardMatch]:
        return {name: self.match(name) for name in names}

    def match(self, name: str) -> CardMatch:
        self.asked += 1
        key = card_key(name)
        known = {card_key(each): each for each in CARDS}
        if key in known:
            return CardMatch(known[key], True, (), None if key == "lurrus" else LEGAL)
        if key in OTHER_NAMES:
            is_wrong, is_half = key == "brainstrom", key == "ice"
            return CardMatch(OTHER_NAMES[key], True, (), LEGAL, is_wrong, is_half)
        return CardMatch(candidates=DOUBTFUL.get(key, ()))

    def facts(self, name: str) -> CardFacts | None:
        if name not in CARDS:
            return None
        legalities = None if name == "Lurrus" else LEGAL
        day = self.loaded.date if self.loaded is not None and legalities else ""
        return CardFacts(name, name == "Mountain", legalities=legalities, legality_date=day)

    def card(self, name: str) -> Card | None:
        """Of Sculler alone is there a text."""
        face = CardFace("Sculler", "{B}{W}", "Artifact Creature — Zombie", "Look at a hand.", "WB")
        return Card("Sculler", "normal", (face,), SOURCE) if name == "Sculler" else None

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        near = ("Sculler",) if typed.casefold().startswith("scull") else ()
        return tuple(FoundCard(name, NameLikeness.WORDS) for name in near[:limit])

    def source(self) -> CardSource | None:
        return self.loaded

    def complaint(self) -> str:
        return ""

    def load(self, file: Path, progress: LoadProgress) -> CardSource | None:
        if self.fails is not None:
            raise EnvironmentFailure(self.fails, file.name)
        for part in repeat(1) if self.is_endless else range(1, 101):
            self.steps.append(progress(part, 100))
            if not self.steps[-1]:
                return None
        self.loaded = CardSource("scryfall", "2026-11-14", 31_000, 90_000, ("en",), ("modern",))
        return self.loaded


class TwoFormats:
    """Modern, where Lurrus is banned, and Limited."""

    def rules(
        self,
        asked: DeckFormat,
        edition: str = "",
        played_as: DeckFormat | None = None,
        day: str = "",
    ) -> FormatRules | NoSuchFormat:
        del played_as, day
        size, lists = RuleReference(DOCUMENT, "6.1"), RuleReference(DOCUMENT, "6.4")
        if asked is DeckFormat.LIMITED:
            pool = RuleReference(DOCUMENT, "7.2")
            return FormatRules(
                asked,
                DOCUMENT,
                "2019-05-03",
                DeckSize(40, RuleReference(DOCUMENT, "7.1")),
                SideboardSize(None, RuleReference(DOCUMENT, "7.1")),
                pool,
                pool_rule=pool,
                any_card=True,
            )
        if asked is not DeckFormat.MODERN:
            return NoSuchFormat(asked, edition)
        return FormatRules(
            asked,
            DOCUMENT,
            "2019-05-03",
            DeckSize(60, size),
            SideboardSize(15, size),
            lists,
            CopyLimit(4, size),
            unified_rule=RuleReference(DOCUMENT, "8.4"),
            banned=(ListedCard("Lurrus", ("lurrus",), lists),),
            file_format="modern",
        )


class ListsJudge:
    """Uses the view by keyboard."""

    def __init__(
        self, view: ListsView, bridge: EngineBridge, cards: FewCards, wait: Callable[[], None]
    ) -> None:
        self.view = view
        self.bridge = bridge
        self.cards = cards
        self.wait = wait

    @property
    def kept(self):
        return self.bridge.state.deck_checks.lists

    def press(self, *keys: str) -> None:
        for key in keys:
            press(self.view, key)
            QApplication.processEvents()
        self.wait()

    def type(self, text: str) -> None:
        type_at_focus(text)

    def paste(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.press("Ctrl+A", "Ctrl+V")

    def write_list(self, player: str, text: str) -> None:
        """Write a new list, without recording it."""
        self.press("Ctrl+N")
        self.type(player)
        self.press("Return")
        self.paste(text)

    def rows(self, kind: ListRowKind | None = None) -> list[ListRow]:
        rows = self.view.editor.preview.rows.rows
        return [row for row in rows if kind is None or row.kind is kind]

    def words(self, kind: ListRowKind | None = None) -> list[str]:
        return [row.words for row in self.rows(kind)]

    def table(self) -> list[tuple[str, str, str]]:
        """The rows of recorded lists."""
        rows = self.view.overview.table.rows.rows
        return [(row.player, row.cards, row.findings) for row in rows if row.has_list]

    def without(self) -> list[tuple[str, str]]:
        """The rows of players without a list."""
        rows = self.view.overview.table.rows.rows
        return [(row.player, row.findings) for row in rows if not row.has_list]

    def many(self) -> list[tuple[str, str]]:
        return [(row.player, row.findings) for row in self.view.many.table.rows.rows]

    def to_preview(self) -> None:
        """Focus what was parsed, by Tab from the text."""
        self.view.editor.field.setFocus()
        self.press("Tab")

    def row_of(self, words: str) -> None:
        """Move down to the row with these words."""
        for _ in range(len(self.rows())):
            row = self.view.editor.preview.row()
            if row is not None and words in row.words:
                return
            self.press("Down")
        raise AssertionError(f"no row says {words}")


def shown_words(widget: QWidget) -> str:
    return " ".join(words_of(widget))


def few_sources(cards: FewCards) -> DeckSources:
    return DeckSources(StoredDecklists(), cards, TwoFormats())


def judge_at(dependencies: ProgramDependencies, cards: FewCards, qtbot) -> ListsJudge:
    """Show the view with its keys bound and updated as the page does."""
    view, bridge, tasks = ListsView(dependencies), dependencies.bridge, dependencies.tasks
    qtbot.addWidget(view)
    bind(view, view.actions())
    view.resize(928, 531)
    with qtbot.waitExposed(view):
        view.show()
    view.refresh()
    bridge.changed.connect(lambda _: view.refresh())

    def wait() -> None:
        pauses = (view.editing.reader.pause, view.editor.teammates.pause)
        qtbot.waitUntil(lambda: not any(each.isActive() for each in pauses) and not tasks.is_busy())

    wait()
    view.take_focus()
    return ListsJudge(view, bridge, cards, wait)
