"""Find in text: connects the find bar, the current document and the hits in it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.controller import ReadingController

if TYPE_CHECKING:
    from judgekit.search.answers.text_search import Place, TextFinder
    from judgekit.ui.rules.reading.find_bar import FindBar


class FindInText(QObject):
    """Find in text; while it is open, hits replace the marks of the search."""

    def __init__(self, look: Look, controller: ReadingController) -> None:
        super().__init__(controller)
        self._look = look
        self._controller = controller
        self._made: FindBar | None = None
        self._finder: TextFinder | None = None
        self._places: tuple[Place, ...] = ()
        self._marks: dict[RuleReference, list[Mark]] = {}
        self._at = -1
        self.is_open = False

    @property
    def bar(self) -> FindBar:
        """The find bar, created on first use."""
        if self._made is None:
            from judgekit.ui.rules.reading.find_bar import FindBar  # noqa: PLC0415  (first use)

            self._made = FindBar(self._look)
            self._controller.add_foot(self._made)
            self._made.typed.connect(self._find)
            self._made.stepped.connect(self.step)
            self._made.closed.connect(self.close)
        return self._made

    def open(self) -> None:
        """Open the bar and find in the current document."""
        if self._controller.current is None:
            return
        self.is_open = True
        self.bar.begin()
        self._find(self.bar.field.text())

    def close(self) -> None:
        """Close the bar; the text stays at the last hit."""
        self.is_open = False
        self.bar.hide()
        self._controller.stage.refresh()
        self._controller.setFocus()

    def step(self, by: int) -> None:
        """Go `by` hits on, or back if negative, wrapping around at the ends."""
        if not self.is_open:
            self.open()
        elif not self._is_of_this_text():
            self._find(self.bar.field.text())
        elif self._places:
            self._at = (self._at + by) % len(self._places)
            self._show()

    def marks_of(self, reference: RuleReference) -> tuple[Mark, ...]:
        """Return the marks of the hits in a section."""
        return tuple(self._marks.get(reference, ()))

    def _is_of_this_text(self) -> bool:
        """Whether the hits are in the current text."""
        current, finder = self._controller.current, self._finder
        return current is None or (finder is not None and finder.document.id == current.document)

    def _find(self, letters: str) -> None:
        from judgekit.search.answers.text_search import TextFinder  # noqa: PLC0415  (first use)

        current = self._controller.current
        document = self._controller.library.document(current.document) if current else None
        if document is None or current is None:
            return
        if self._finder is None or self._finder.document is not document:
            self._finder = TextFinder(document)
        self._places = self._finder.find(letters)
        marks: dict[RuleReference, list[Mark]] = defaultdict(list)
        for place in self._places:
            marks[place.reference].append(place.mark)
        self._marks = dict(marks)
        self._at = self._first_from(current)
        if self._places:
            self._show()
        else:
            self.bar.show_found(0, 0)
            self._controller.stage.refresh()

    def _first_from(self, current: RuleReference) -> int:
        """Return the first hit from the current section on, wrapping around; -1 without hits."""
        if self._finder is None:
            return -1
        order = {section.ref: at for at, section in enumerate(self._finder.document.sections)}
        here = order[current.ref]
        later = (at for at, place in enumerate(self._places) if order[place.reference.ref] >= here)
        return next(later, 0 if self._places else -1)

    def _show(self) -> None:
        place = self._places[self._at]
        self.bar.show_found(self._at + 1, len(self._places))
        self._controller.show_place(place.reference, place.mark)
