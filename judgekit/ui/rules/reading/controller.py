"""Controller of the text: the bar, the text in one or two languages, and the foot below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.rules.library import Library
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.rules.reading.bar import ReadingBar
from judgekit.ui.rules.reading.text_stage import Reader, TextStage
from judgekit.ui.rules.reading.way_back import WayBack
from judgekit.ui.widgets.actions import Action
from judgekit.ui.words.rules_wording import place_words
from judgekit.views.rules.history import History
from judgekit.views.words.editions import TO_IMPORT


class ReadingController(QWidget):
    """Opens sections, keeps the history, and knows the section that actions apply to."""

    section_changed = Signal(RuleReference)
    """The section at the top changed: opened, or scrolled to."""
    text_shown = Signal(bool)
    """Whether a text is shown, rather than another view."""
    whole_width_taken = Signal(bool)
    """Whether the view shown takes the whole width, with a bar of its own."""
    absent = Signal(str)
    """The command bar's query for a section of a document that the library lacks."""

    def __init__(
        self,
        look: Look,
        library: Library,
        keeper: MarksKeeper,
        marks_of: Callable[[RuleReference], tuple[Mark, ...]],
        reader: Reader,
    ) -> None:
        super().__init__()
        self._look = look
        self._keeper = keeper
        self.library = library
        self.history = History()
        self.bar: ReadingBar | None = None
        self.stage = TextStage(look, library, marks_of, keeper.note_on, reader)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.stage)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._stack, 1)
        self._whole: set[QWidget] = set()
        self._own_ways: set[QWidget] = set()
        self.way_back = WayBack(self)
        self._stack.currentChanged.connect(self._view_changed)
        self.stage.reference_followed.connect(self.open)
        self.stage.section_changed.connect(self._moved_to)
        self.stage.note_written.connect(self._write_note)
        self.stage.side_by_side_changed.connect(lambda _: self.show_state())
        keeper.changed.connect(self._marks_changed)
        self.setFocusProxy(self.stage)

    def add_bar(self, actions: Mapping[str, Action]) -> None:
        """Insert the bar with these actions above the text."""
        self.bar = ReadingBar(self._look, actions)
        self._column.insertWidget(0, self.bar)
        self.show_state()

    def add_foot(self, foot: QWidget) -> None:
        """Add a bar below the text."""
        self._column.addWidget(foot)

    def open(self, reference: RuleReference, block: int = 0, *, passing: bool = False) -> None:
        """Show a section; a document that could be imported is asked for by its kind, and anything
        else that is not in the library is ignored."""
        if reference.document in TO_IMPORT:
            self.absent.emit(f"{reference.document} {reference.ref}")
        elif self.stage.show_section(reference, block):
            self._stack.setCurrentWidget(self.stage)
            self.setFocusProxy(self.stage)
            self.history.visit(reference, passing=passing)
            self._moved_to(reference)

    def show_other(self, widget: QWidget, *, whole: bool = False, own_way: bool = False) -> None:
        """Show another view, such as the glossary, until a section is opened; one that takes the
        `whole` width has a bar of its own, one with an `own_way` goes back and forward in it."""
        if own_way:
            self._own_ways.add(widget)
        if whole:
            self._whole.add(widget)
        if self._stack.indexOf(widget) < 0:
            self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)
        self.setFocusProxy(widget)
        self.show_state()

    @property
    def other_view(self) -> QWidget | None:
        """The view shown instead of a text, if any."""
        shown = self._stack.currentWidget()
        return None if shown is self.stage else shown

    def return_to(self, reference: RuleReference, top: tuple[int, int] | None) -> None:
        """Show a section again; `top` is the row at the top and its pixels scrolled away."""
        self._return_to(reference)
        if top is not None:
            self.stage.view.rows.show_row(*top)
        self.setFocusProxy(self.stage)

    def step_back(self) -> None:
        """Go back in the history; from another view, return to the text. A view that has a way of
        its own stays."""
        if self._stack.currentWidget() in self._own_ways or self.way_back.take(self.current):
            return
        if self.current is None and self.stage.view.current is not None:
            self.open(self.stage.view.current)
        else:
            self._return_to(self.history.back())

    def step_forward(self) -> None:
        """Go forward in the history, unless a view with a way of its own is shown."""
        if self._stack.currentWidget() not in self._own_ways:
            self._return_to(self.history.forward())

    def step_sections(self, by: int) -> None:
        """Go `by` sections on, or back if negative."""
        reference = self.stage.view.step(by)
        if reference is not None:
            self.open(reference, passing=True)

    def step_paragraphs(self, by: int) -> None:
        """Choose the next paragraph of the current section, or the previous one."""
        current, view = self.current, self.stage.view
        section = self.library.section(current) if current is not None else None
        if current is not None and section is not None and section.blocks:
            block = min(max(view.paragraph + by, 0), len(section.blocks) - 1)
            self.show_place(current, Mark(block, 0, 0))

    @property
    def current(self) -> RuleReference | None:
        """The section that actions apply to, None while no text is shown."""
        return self.stage.view.current if self._stack.currentWidget() is self.stage else None

    def show_place(self, reference: RuleReference, mark: Mark) -> None:
        """Scroll to a mark in the current text."""
        self.stage.view.show_mark(reference, mark)
        self._moved_to(reference)

    def show_state(self) -> None:
        """Update the bar to the current section and what is possible there."""
        if self.bar is None:
            return
        current, both = self.current, self.stage.side_by_side
        both = both and current is not None
        self.bar.show_parallel(both)
        self.bar.show_place(chapter(self.library, current) if current is not None and both else "")
        self.bar.show_bookmarked(current is not None and self._keeper.is_bookmarked(current))
        self.bar.show_possible(
            back=self.history.has_back or current is None or self.way_back.is_there,
            forward=self.history.has_forward,
            section=current is not None,
        )

    def changeEvent(self, event: QEvent) -> None:
        if self.bar is not None and event.type() is QEvent.Type.LanguageChange:
            self.bar.retranslate()
        super().changeEvent(event)

    # -- inside

    def _view_changed(self, at: int) -> None:
        whole = self._stack.currentWidget() in self._whole
        if self.bar is not None:
            self.bar.setVisible(not whole)
        self.whole_width_taken.emit(whole)
        self.text_shown.emit(at == 0)

    def _return_to(self, place: RuleReference | None) -> None:
        if place is not None and self.stage.show_section(place):
            self._stack.setCurrentWidget(self.stage)
            self._moved_to(place)

    def _moved_to(self, reference: RuleReference) -> None:
        self.show_state()
        self.section_changed.emit(reference)

    def _write_note(self, reference: RuleReference, text: str) -> None:
        self._keeper.write_note(reference, text, place_words(self.library, reference))

    def _marks_changed(self, reference: RuleReference | None) -> None:
        self.stage.refresh(reference)
        self.show_state()


def chapter(library: Library, reference: RuleReference) -> str:
    """Return `3 Tournament Rules` for anything below it; a top-level section for itself."""
    section = library.section(reference)
    while section is not None and section.parent is not None:
        reference = RuleReference(reference.document, section.parent)
        section = library.section(reference)
    return place_words(library, reference)
