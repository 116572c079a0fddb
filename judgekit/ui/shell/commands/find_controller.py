"""Finds everything that the text in the command bar may mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from judgekit.domain.shared.topic import Topic
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.lazy import Lazy
from judgekit.ui.runtime.typeface import lacks_letters
from judgekit.ui.shell.page import ProgramDependencies

if TYPE_CHECKING:
    from judgekit.domain.infractions.policy import PolicyLevel
    from judgekit.domain.rules.reading_marks import ReadingMarks
    from judgekit.ui.shell.commands.find_rows import FindRow
    from judgekit.views.find.finder import EventNames, Finder

NAMING = frozenset({Topic.SETUP, Topic.INFRACTIONS, Topic.DECK_CHECKS})
"""Topics that players, notes and cards of an event come from."""
MOST_FOUND = 30
UNSURE = 0.6
"""Score below which a text that begins like an order is said not to be understood as one."""
SOON = 250
"""Milliseconds after the field was entered before names are loaded: a first answer comes first."""


class FoundRows(NamedTuple):
    """The rows for a text, best first, and how many answers there are.

    Above them stands, for a text that begins like an order and can't be one, that it is none.
    """

    rows: tuple[FindRow, ...] = ()
    total: int = 0


class FindController(QObject):
    """Answers at every keystroke; until it is prepared in the background, without names."""

    prepared = Signal()

    def __init__(
        self, dependencies: ProgramDependencies, can_find: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._can_find = can_find
        self._finder = Lazy(self._make)
        self._names: EventNames | None = None
        self._marks: ReadingMarks | None = None
        self._prepared_for: PolicyLevel | None = None
        self._is_preparing = False
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.prepare)
        dependencies.bridge.changed.connect(self._changed)
        dependencies.bridge.switched.connect(self._forget)

    def prepare(self) -> None:
        """Load what names are found in, in the background; only with the library."""
        self._soon.stop()
        if self._is_preparing or not self._can_find() or self._is_prepared():
            return
        self._is_preparing = True
        self._dependencies.tasks.run(
            "load the names that the command bar finds",
            lambda report: self._load(),
            done=self._now_prepared,
            failed=lambda failure: None,
        )

    def begin(self) -> None:
        """Take in what the reader wrote since the last time; names are loaded in a moment."""
        if not self._is_prepared():
            self._soon.start()
        try:
            marks = self._dependencies.reading_marks.load().marks
        except EnvironmentFailure:
            return
        if marks != self._marks:
            self._marks = marks
            self._forget()

    def can_answer(self) -> bool:
        """Whether the library is ready, so that nothing found means that there is nothing."""
        return self._can_find() and self._is_prepared()

    def answer(
        self, text: str, most_rows: Callable[[], int], *, cards_first: bool = False
    ) -> FoundRows:
        """Return what was found; nothing while the library is not ready."""
        if not text.strip() or not self._can_find():
            return FoundRows()
        from judgekit.ui.shell.commands.find_rows import find_row, not_an_order  # noqa: PLC0415  (first use)
        from judgekit.views.find.dressing import Dressing  # noqa: PLC0415
        from judgekit.views.find.finder import Wanted  # noqa: PLC0415  (first use)

        if not self._is_prepared() and not self._soon.isActive():
            self.prepare()
        reader = self._dependencies.preferences.reading_order()[0]
        finder, names = self._finder(), self._event_names()
        wanted = Wanted.CARDS_FIRST if cards_first else Wanted.ALL
        if not self._is_prepared():
            wanted = Wanted.WITHOUT_NAMES
        findings = finder.find(text, reader=reader, names=names, limit=MOST_FOUND, wanted=wanted)
        total, most = len(findings.found), most_rows()
        shown = msgspec.structs.replace(findings, found=findings.found[:most])
        dressing = Dressing(finder.sources, names, interface_words(), lacks_letters)
        policy = finder.sources.policy
        rows = [find_row(each, shown, policy) for each in dressing.dressed(shown)]
        rows = self._with_missing_cards(text.strip(), rows, most)
        why = not_understood(text)
        if why and (not rows or rows[0].found.score < UNSURE):
            rows = [not_an_order(text.strip(), why), *rows[: most - 1]]
        return FoundRows(tuple(rows), total)

    def _with_missing_cards(self, text: str, rows: list[FindRow], most: int) -> list[FindRow]:
        """Return so many rows, one of which says why no card is among them, if a card may be meant:
        before answers that are hardly any, behind those that are unsure."""
        from judgekit.views.find.missing_cards import HARDLY, may_lack_card  # noqa: PLC0415  (typed)

        cards = self._dependencies.decks().cards
        found = [row.found for row in rows]
        if not (self._is_prepared() and may_lack_card(text, found, cards)):
            return rows
        from judgekit.ui.shell.commands.find_rows import no_card  # noqa: PLC0415  (seldom)
        from judgekit.views.words.cards import why_no_cards  # noqa: PLC0415  (seldom)

        row = no_card(text, why_no_cards(cards.complaint(), interface_words()))
        others = rows[: most - 1]
        return [row, *others] if found[0].score < HARDLY else [*others, row]

    def _make(self) -> Finder:
        from judgekit.views.find.finder import Finder, FindSources  # noqa: PLC0415

        dependencies = self._dependencies
        return Finder(
            FindSources(
                dependencies.rules_provider,
                dependencies.policy,
                lambda: dependencies.decks().cards,
                dependencies.manual,
            )
        )

    def _load(self) -> PolicyLevel:
        """Load what names are found in, in a thread; return the level of the event."""
        finder, names = self._finder(), self._event_names()
        finder.prepare(names)
        return names.level

    def _event_names(self) -> EventNames:
        if self._names is None:
            from judgekit.domain.rules.reading_marks import ReadingMarks  # noqa: PLC0415
            from judgekit.views.find.finder import EventNames  # noqa: PLC0415

            bridge = self._dependencies.bridge
            state = bridge.state if bridge.engine is not None else None
            self._names = EventNames(state, self._marks or ReadingMarks())
        return self._names

    def _is_prepared(self) -> bool:
        """Whether names can be found at the level of the open event."""
        return self._prepared_for is not None and self._prepared_for is self._event_names().level

    def _now_prepared(self, level: PolicyLevel) -> None:
        self._is_preparing = False
        self._prepared_for = level
        self.prepared.emit()

    def _changed(self, topics: frozenset[Topic]) -> None:
        if topics & NAMING:
            self._forget()

    def _forget(self) -> None:
        self._names = None


def not_understood(text: str) -> str:
    """Return why a text that begins like an order is none; empty if it doesn't."""
    letter, _, rest = text.strip().partition(" ")
    if len(letter) != 1 or letter.casefold() not in "cxtdj" or not rest:
        return ""
    words = QCoreApplication.translate(
        "Orders", "Not understood as a command: after {letter} comes a table’s number, {letter} 14"
    )
    return words.format(letter=letter)
