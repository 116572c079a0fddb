"""The right side of the page: the bar, the text in one or two languages, and find in text."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.rules.library import Library
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.history import History
from judgekit.ui.rules.marks_keeper import MarksKeeper
from judgekit.ui.rules.reading_bar import ReadingBar
from judgekit.ui.rules.reading_view import ReadingView
from judgekit.ui.rules.wording import number_in_language
from judgekit.ui.shell.actions import Action


class ReadingDesk(QWidget):
    """Opens sections, keeps the way back, and knows which section commands are about."""

    section_changed = Signal(RuleReference)
    """Another section stands at the top: opened, or scrolled to."""

    def __init__(
        self,
        look: Look,
        library: Library,
        keeper: MarksKeeper,
        marks_of: Callable[[RuleReference], tuple[Mark, ...]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.library = library
        self._keeper = keeper
        self.history = History()
        self.bar: ReadingBar | None = None
        self.reading = ReadingView(look, marks_of, keeper.note_on)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.reading)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.stack, 1)
        self.reading.reference_followed.connect(self.open)
        self.reading.section_changed.connect(self._moved_to)
        self.reading.note_written.connect(self.write_note)
        self.reading.note_wanted.connect(self.reading.edit_note)
        keeper.changed.connect(self._marks_changed)
        self.setFocusProxy(self.reading)

    def add_bar(self, actions: Mapping[str, Action]) -> None:
        """Put the bar with these actions over the text."""
        self.bar = ReadingBar(self._look, actions)
        self._column.insertWidget(0, self.bar)
        self._show_place()

    def open(self, reference: RuleReference, block: int = 0, *, passing: bool = False) -> None:
        """Show a section; one that the library lacks changes nothing."""
        if self.reading.show_section(self.library, reference, block):
            self.history.visit(reference, passing=passing)
            self.stack.setCurrentWidget(self.reading)
            self._moved_to(reference)

    def step_back(self) -> None:
        """To where the reader was before."""
        self._return_to(self.history.back())

    def step_forward(self) -> None:
        """To where the reader came back from."""
        self._return_to(self.history.forward())

    def step_sections(self, by: int) -> None:
        """To the next section, or the one before."""
        reference = self.reading.step(by)
        if reference is not None:
            self.open(reference, passing=True)

    @property
    def current(self) -> RuleReference | None:
        """The section that commands are about, None while none is shown."""
        return self.reading.current if self.stack.currentWidget() is self.reading else None

    def write_note(self, reference: RuleReference, text: str) -> None:
        """Keep a note and give the focus back to the text."""
        self._keeper.write_note(reference, text, self.place_words(reference))

    def place_words(self, reference: RuleReference) -> str:
        """`2.6 Time Extensions`, in the language of its document."""
        section = self.library.section(reference)
        document = self.library.document(reference.document)
        if section is None or document is None:
            return reference.ref
        number = number_in_language(section.number or "", document.language)
        return f"{number} {section.title or ''}".strip()

    def refresh(self) -> None:
        """Write the text anew: other words are marked now."""
        self.reading.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if self.bar is not None:
            if event.type() is QEvent.Type.LanguageChange:
                self.bar.retranslate()
            elif event.type() is QEvent.Type.StyleChange:
                self.bar.redress()
        super().changeEvent(event)

    # -- inside

    def _return_to(self, place: RuleReference | None) -> None:
        if place is not None and self.reading.show_section(self.library, place):
            self.stack.setCurrentWidget(self.reading)
            self._moved_to(place)

    def _moved_to(self, reference: RuleReference) -> None:
        self._show_place()
        self.section_changed.emit(reference)

    def _marks_changed(self, reference: RuleReference | None) -> None:
        if reference is None:
            self.reading.refresh()
        else:
            self.reading.refresh_section(reference)
        self._show_place()

    def _show_place(self) -> None:
        if self.bar is None:
            return
        current = self.current
        self.bar.show_bookmarked(current is not None and self._keeper.is_bookmarked(current))
        self.bar.show_possible(
            back=self.history.has_back,
            forward=self.history.has_forward,
            section=current is not None,
        )
