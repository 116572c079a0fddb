"""The official wording of an infraction: its edition, its parts, or how to get it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.infractions.official_wording import OfficialWording
from judgekit.domain.rules.document import Document, Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.official.part_row import PartRow
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.rule_link import RuleLink
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.rules_wording import edition_line
from judgekit.ui.words.wording import language_name
from judgekit.views.markup import escape
from judgekit.views.words.section_numbers import number_in_language


class OfficialView(QWidget):
    """`spoken` carries a language to read in; `link_wanted` the command bar's query of a section;
    `import_wanted` is emitted by the button that stands where there is no guide."""

    spoken = Signal(str)
    link_wanted = Signal(str)
    import_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._wording: OfficialWording | None = None
        self._folded: set[str] = set()
        """Titles of the parts that the user folded; they stay folded at other infractions."""
        self.heading = Label(look, bold=True)
        self.languages = SegmentedButtons(look, [], "")
        self._edition = Label(look, size="small", token="text-muted", wraps=True)
        self._title = Label(look, bold=True, wraps=True)
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self.remark = Label(look, size="small", token="attention", wraps=True)
        self.gap = Label(look, token="text-muted", wraps=True)
        self.get = Button(look, icon="plus")
        self._link = RuleLink(look)
        self.rows: list[PartRow] = []
        self._parts = QVBoxLayout()
        self._lay_out()
        self.languages.chosen.connect(self.spoken)
        self.get.clicked.connect(self.import_wanted)
        self._link.wanted.connect(self.link_wanted)
        look.changed.connect(self._show_parts)
        self.retranslate()

    def show_wording(
        self, wording: OfficialWording, languages: list[str], remarks: list[str]
    ) -> None:
        """Show a section of a guide; `languages` are those in which there is a guide."""
        document = wording.document
        self._show_guide(document, languages)
        self._wording = wording
        number = escape(number_in_language(wording.section.number or "", document.language))
        token = self._look.theme.hex("accent")
        mark = f'<span style="color:{token}">{number}</span>&nbsp; ' if number else ""
        self._title.setText(f"{mark}{escape(wording.section.title or '')}")
        self._title.show()
        self.remark.say("\n".join(remarks))
        self._link.show_rule(wording.reference)
        self._show_parts()

    def show_absent(self, words: str, document: Document | None, languages: list[str]) -> None:
        """Say that there is no official wording; without a guide, offer to import one."""
        self._wording = None
        self._show_guide(document, languages)
        for part in (self._title, self._link, self.remark):
            part.hide()
        self.gap.say(words)
        self.get.setVisible(document is None)
        self._show_parts()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self.heading.setText(self.tr("Official wording"))
        self.get.set_words(self.tr("Import…"), name=self.tr("Import the guide's file"))
        self.languages.setAccessibleName(self.tr("Language of the official wording"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def take_focus(self) -> None:
        """Focus the first part, or the button that brings the guide."""
        heads = [row.head for row in self.rows if row.isVisibleTo(self) and row.head.text()]
        for widget in [each for each in (self.get, *heads) if each.isVisibleTo(self)][:1]:
            widget.setFocus()

    # -- internals

    def _show_guide(self, document: Document | None, languages: list[str]) -> None:
        self.gap.say("")
        self.get.hide()
        self._edition.say(edition_line(document) if document is not None else "")
        names = {code: language_name(code) for code in languages}
        self.languages.set_choices([(code, code.upper()) for code in languages], names)
        if document is not None:
            self.languages.choose(document.language)
        self.languages.setVisible(len(languages) > 1)

    def _show_parts(self) -> None:
        parts = self._wording.parts if self._wording is not None else ()
        while len(self.rows) < len(parts):
            self.rows.append(self._new_row())
        for row in self.rows[len(parts) :]:
            row.hide()
        for row, part in zip(self.rows, parts, strict=False):
            title = self._title_of(part)
            row.show_part(part, title, is_open=title.casefold() not in self._folded)

    def _title_of(self, part: Section) -> str:
        is_own = self._wording is not None and part.ref == self._wording.section.ref
        return "" if is_own else part.title or part.ref

    def _turn(self, title: str) -> None:
        self._folded ^= {title.casefold()}
        self._show_parts()

    def _follow(self, reference: RuleReference) -> None:
        kind = reference.document.split("-", 1)[0]
        self.link_wanted.emit(f"{kind} {reference.ref}")

    def _new_row(self) -> PartRow:
        row = PartRow(self._look)
        row.turned.connect(self._turn)
        row.followed.connect(self._follow)
        self._parts.addWidget(row)
        return row

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        column, head = QVBoxLayout(self), QHBoxLayout()
        left = Qt.AlignmentFlag.AlignLeft
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.languages)
        column.addLayout(head)
        column.addWidget(self._edition)
        column.addWidget(self._title)
        column.addWidget(self.remark)
        column.addWidget(self.gap)
        column.addWidget(self.get, 0, left)
        column.addLayout(self._parts)
        column.addWidget(self._link, 0, left)
        scaled.keep(column, (0, 0, 0, 0), 8)
        scaled.keep(head, (0, 0, 0, 0), 8)
        scaled.keep(self._parts, (0, 0, 0, 0), 6)
