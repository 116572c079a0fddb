"""The right side of the page: the bar, the text in one or two languages, and find in text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
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

if TYPE_CHECKING:
    from judgekit.ui.rules.parallel_view import ParallelView


class ReadingDesk(QWidget):
    """Opens sections, keeps the way back, and knows which section commands are about."""

    section_changed = Signal(RuleReference)
    """Another section stands at the top: opened, or scrolled to."""
    side_by_side_changed = Signal(bool)

    def __init__(
        self,
        look: Look,
        library: Library,
        keeper: MarksKeeper,
        marks_of: Callable[[RuleReference], tuple[Mark, ...]],
        reading_order: Callable[[], Sequence[str]],
    ) -> None:
        super().__init__()
        self._look = look
        self.library = library
        self._keeper = keeper
        self._marks_of = marks_of
        self.reading_order = reading_order
        self._parallel: ParallelView | None = None
        self._second = ""
        self.side_by_side = False
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
        if self._show(reference, block):
            self.history.visit(reference, passing=passing)
            self._moved_to(reference)

    def toggle_side_by_side(self) -> None:
        """One text, or two languages; a text without another language stays alone."""
        reference = self.current
        if reference is None:
            return
        self.side_by_side = not self.side_by_side and self._partner(reference) is not None
        self.side_by_side_changed.emit(self.side_by_side)
        self._show(reference)
        self._show_place()

    @property
    def has_partner(self) -> bool:
        """Whether the text that is read exists in another language or edition."""
        return self.current is not None and self._partner(self.current) is not None

    def step_back(self) -> None:
        """To where the reader was before."""
        self._return_to(self.history.back())

    def step_forward(self) -> None:
        """To where the reader came back from."""
        self._return_to(self.history.forward())

    def step_sections(self, by: int) -> None:
        """To the next section, or the one before."""
        reference = self.view.step(by)
        if reference is not None:
            self.open(reference, passing=True)

    @property
    def view(self) -> ReadingView | ParallelView:
        """The text as it is shown: one language, or two."""
        if self.side_by_side and self._parallel is not None:
            return self._parallel
        return self.reading

    @property
    def current(self) -> RuleReference | None:
        """The section that commands are about, None while none is shown."""
        return self.view.current if self.stack.currentWidget() is self.view else None

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
        self.view.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if self.bar is not None:
            if event.type() is QEvent.Type.LanguageChange:
                self.bar.retranslate()
            elif event.type() is QEvent.Type.StyleChange:
                self.bar.redress()
        super().changeEvent(event)

    # -- inside

    def _return_to(self, place: RuleReference | None) -> None:
        if place is not None and self._show(place):
            self._moved_to(place)

    def _show(self, reference: RuleReference, block: int = 0) -> bool:
        """Put the section on the screen, in one language or two; False where it doesn't exist."""
        document = self.library.document(reference.document)
        if document is None or self.library.section(reference) is None:
            return False
        partner = self._partner(reference) if self.side_by_side else None
        if partner is None:
            if self.side_by_side:
                self.side_by_side = False
                self.side_by_side_changed.emit(False)
            self.reading.show_section(self.library, reference, block)
        else:
            self._parallel_view().show_sections(document, partner, reference)
        self.stack.setCurrentWidget(self.view)
        self.setFocusProxy(self.view)
        return True

    def _partner(self, reference: RuleReference) -> Document | None:
        """What stands beside a text: the one chosen for that, else the reader's next language."""
        document = self.library.document(reference.document)
        if document is None:
            return None
        others = [item for item in self.library.editions(document.kind) if item is not document]
        chosen = next((item for item in others if item.id == self._second), None)
        order = {language: at for at, language in enumerate(self.reading_order())}
        others.sort(key=lambda item: order.get(item.language, len(order)))
        return chosen or next(iter(others), None)

    def _parallel_view(self) -> ParallelView:
        if self._parallel is None:
            from judgekit.ui.rules.parallel_view import ParallelView  # noqa: PLC0415  (when wanted)

            view = ParallelView(self._look, self.library, self._marks_of, self._keeper.note_on)
            view.reference_followed.connect(self.open)
            view.section_changed.connect(self._moved_to)
            view.note_written.connect(self.write_note)
            view.documents_changed.connect(self._choose_documents)
            self.stack.addWidget(view)
            self._parallel = view
        return self._parallel

    def _choose_documents(self, left: str, right: str) -> None:
        """Other columns, at the counterpart of the section that is read."""
        current = self.current
        self._second = right
        if current is None:
            return
        ref = current.ref if current.document == left else None
        if ref is None:
            ref = self.library.alignment.counterpart(current, left).ref
        if ref is not None:
            self.open(RuleReference(left, ref))
            return
        documents = [self.library.document(name) for name in (left, right)]
        if documents[0] is not None and documents[1] is not None:
            self._parallel_view().show_sections(documents[0], documents[1], current)

    def _moved_to(self, reference: RuleReference) -> None:
        self._show_place()
        self.section_changed.emit(reference)

    def _marks_changed(self, reference: RuleReference | None) -> None:
        if reference is None or self.side_by_side:
            self.view.refresh()
        else:
            self.reading.refresh_section(reference)
        self._show_place()

    def _show_place(self) -> None:
        if self.bar is None:
            return
        current = self.current
        self.bar.place.setText(self._chapter(current) if current and self.side_by_side else "")
        self.bar.show_parallel(self.side_by_side)
        self.bar.show_bookmarked(current is not None and self._keeper.is_bookmarked(current))
        self.bar.show_possible(
            back=self.history.has_back,
            forward=self.history.has_forward,
            section=current is not None,
        )

    def _chapter(self, reference: RuleReference) -> str:
        """`3 Tournament Rules` for anything below it; the section itself where nothing is above."""
        section = self.library.section(reference)
        while section is not None and section.parent is not None:
            reference = RuleReference(reference.document, section.parent)
            section = self.library.section(reference)
        return self.place_words(reference)
