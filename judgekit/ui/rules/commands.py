"""What can be done on the Rules page, as a table of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.citation import cite
from judgekit.domain.rules.document import Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.answer_card_text import JUDGES_LANGUAGE, CardPlace
from judgekit.ui.rules.marks_keeper import MarksKeeper
from judgekit.ui.rules.reading_desk import ReadingDesk
from judgekit.ui.rules.wording import citation_words
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.actions import Action

if TYPE_CHECKING:
    from judgekit.ui.rules.answer_card import AnswerCard

translate = QCoreApplication.translate


class RulesCommands:
    """Acts on the section that the desk shows; nothing happens where it shows none."""

    def __init__(
        self, look: Look, desk: ReadingDesk, keeper: MarksKeeper, messages: Messages
    ) -> None:
        self._look = look
        self._card_language = ""
        self.card: AnswerCard | None = None
        """The answer card while it is open."""
        self._desk = desk
        self._keeper = keeper
        self._messages = messages

    def actions(self) -> tuple[Action, ...]:
        """Every action with its words, its shown key, and one that needs no Latin letter."""
        desk = self._desk
        return (
            Action(
                "rules.back", lambda: translate("RulesCommands", "Back"), "Alt+Left", desk.step_back
            ),
            Action(
                "rules.forward",
                lambda: translate("RulesCommands", "Forward"),
                "Alt+Right",
                desk.step_forward,
            ),
            Action(
                "rules.bookmark",
                lambda: translate("RulesCommands", "Bookmark"),
                "B",
                self.toggle_bookmark,
                ("Ctrl+B",),
            ),
            Action(
                "rules.note",
                lambda: translate("RulesCommands", "Note"),
                "N",
                self.edit_note,
                ("Ctrl+Shift+N",),
            ),
            Action(
                "rules.copy",
                lambda: translate("RulesCommands", "Copy with citation"),
                "Y",
                self.copy,
                ("Ctrl+Shift+C",),
            ),
            Action(
                "rules.parallel",
                lambda: translate("RulesCommands", "Two languages"),
                "L",
                self.toggle_side_by_side,
                ("Ctrl+L",),
            ),
            Action(
                "rules.card",
                lambda: translate("RulesCommands", "Answer card"),
                "A",
                self.show_card,
                ("Ctrl+Shift+A",),
            ),
        )

    def toggle_bookmark(self) -> None:
        """Set the section's bookmark, or take it away."""
        reference = self._desk.current
        if reference is not None:
            self._keeper.toggle_bookmark(reference, self._desk.place_words(reference))

    def edit_note(self) -> None:
        """Write on the section."""
        reference = self._desk.current
        if reference is not None:
            self._desk.view.edit_note(reference)

    def copy(self) -> None:
        """Put what is selected, else the section's text, on the clipboard with its citation."""
        reference = self._desk.current
        library = self._desk.library
        section = library.section(reference) if reference else None
        citation = cite(library, reference) if reference else None
        if section is None or citation is None:
            return
        words = citation_words(citation)
        text = self._desk.view.selected_text() or plain_text(section)
        QApplication.clipboard().setText(f"{text}\n\n{words}\n")
        self._messages.say(translate("RulesCommands", "Copied: {citation}").format(citation=words))

    def toggle_side_by_side(self) -> None:
        """One text, or two languages."""
        desk = self._desk
        if desk.side_by_side or desk.has_partner:
            desk.toggle_side_by_side()
        else:
            self._messages.say(
                translate("RulesCommands", "The library has this text in one language only.")
            )

    def show_card(self) -> None:
        """The chosen paragraph full screen, in the player's language."""
        reference = self._desk.current
        if reference is None:
            return
        from judgekit.ui.rules.answer_card import AnswerCard  # noqa: PLC0415  (when wanted)

        place = CardPlace(reference, self._desk.view.paragraph)
        card = AnswerCard(self._look, self._desk.library, place, self._player_language(reference))
        card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        card.closed.connect(self._card_closed)
        screen = self._desk.screen()
        if screen is not None:
            card.setGeometry(screen.geometry())
        card.showFullScreen()
        self.card = card

    def _player_language(self, reference: RuleReference) -> str:
        """The one of the last card, else that of the text, else the first that isn't English."""
        document = self._desk.library.document(reference.document)
        if self._card_language:
            return self._card_language
        if document is not None and document.language != JUDGES_LANGUAGE:
            return document.language
        order = self._desk.reading_order()
        return next((code for code in order if code != JUDGES_LANGUAGE), JUDGES_LANGUAGE)

    def _card_closed(self, language: str) -> None:
        self._card_language = language
        self.card = None
        self._desk.window().activateWindow()
        self._desk.setFocus()

    def undo(self) -> None:
        """Take back the last change of a bookmark or note."""
        self._keeper.undo()


def plain_text(section: Section) -> str:
    """The section's body without markup: paragraphs parted by blank lines, cells by tabs."""
    pieces = []
    for block in section.blocks:
        if block.rows:
            rows = ("\t".join(cell.text.replace("\n", "; ") for cell in row) for row in block.rows)
            pieces.append("\n".join(rows))
        else:
            lead = "  " * block.depth + (f"{block.marker} " if block.marker else "")
            pieces.append(lead + block.text)
    return "\n\n".join(pieces)
