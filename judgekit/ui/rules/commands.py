"""What can be done on the Rules page, as a table of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.citation import cite
from judgekit.domain.rules.document import Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.answer_card_text import JUDGES_LANGUAGE, CardPlace
from judgekit.ui.rules.find_in_text import FindInText
from judgekit.ui.rules.marks_keeper import MarksKeeper
from judgekit.ui.rules.other_views import OtherViews
from judgekit.ui.rules.outline_pane import OutlinePane
from judgekit.ui.rules.reading_desk import ReadingDesk
from judgekit.ui.rules.wording import citation_words, place_words
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import Services

if TYPE_CHECKING:
    from judgekit.ui.rules.answer_card import AnswerCard

translate = QCoreApplication.translate


class RulesCommands:
    """Acts on the section that the desk shows; nothing happens where it shows none."""

    def __init__(
        self,
        services: Services,
        desk: ReadingDesk,
        keeper: MarksKeeper,
        finding: FindInText,
        outline: OutlinePane,
    ) -> None:
        self._look = services.look
        self._messages = services.messages
        self._desk = desk
        self._keeper = keeper
        self._finding = finding
        self._outline = outline
        self._others = OtherViews(services, desk, keeper, outline)
        self._card_language = ""
        self.card: AnswerCard | None = None
        """The answer card while it is open."""
        self._table = (*self._about_the_section(), *self._about_the_way())

    def actions(self) -> tuple[Action, ...]:
        """Every action with its words, its shown key, and one that needs no Latin letter."""
        return self._table

    def _about_the_section(self) -> tuple[Action, ...]:
        return (
            Action(
                "rules.bookmark",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Bookmark")),
                "B",
                self.toggle_bookmark,
                ("Ctrl+B",),
            ),
            Action(
                "rules.note",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Note")),
                "N",
                self.edit_note,
                ("Ctrl+Shift+N",),
            ),
            Action(
                "rules.copy",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Copy with citation")),
                "Y",
                self.copy,
                ("Ctrl+Shift+C",),
            ),
            Action(
                "rules.parallel",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Two languages")),
                "L",
                self.toggle_side_by_side,
                ("Ctrl+L",),
            ),
            Action(
                "rules.card",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Answer card")),
                "A",
                self.show_card,
                ("Ctrl+Shift+A",),
            ),
            Action(
                "rules.print",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Print")),
                "Ctrl+P",
                self.print,
            ),
            Action(
                "rules.undo",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Undo bookmark or note")),
                "Ctrl+Z",
                self._keeper.undo,
            ),
        )

    def _about_the_way(self) -> tuple[Action, ...]:
        desk, find, outline = self._desk, self._finding, self._outline
        return (
            Action(
                "rules.back",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Back")),
                "Alt+Left",
                desk.step_back,
            ),
            Action(
                "rules.forward",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Forward")),
                "Alt+Right",
                desk.step_forward,
            ),
            Action(
                "rules.next",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Next section")),
                "Ctrl+Down",
                lambda: desk.step_sections(1),
            ),
            Action(
                "rules.previous",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Previous section")),
                "Ctrl+Up",
                lambda: desk.step_sections(-1),
            ),
            Action(
                "rules.find",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Find in this text")),
                "Ctrl+F",
                find.open,
            ),
            Action(
                "rules.find-next",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Next place")),
                "F3",
                lambda: find.step(1),
            ),
            Action(
                "rules.find-previous",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Previous place")),
                "Shift+F3",
                lambda: find.step(-1),
            ),
            Action(
                "rules.document",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Choose a document")),
                "D",
                outline.choose,
                ("Ctrl+D",),
            ),
            Action(
                "rules.outline",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Outline")),
                "O",
                outline.enter,
                ("Ctrl+O",),
            ),
            Action(
                "rules.glossary",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Glossary")),
                "G",
                self._others.show_glossary,
                ("Ctrl+G",),
            ),
            Action(
                "rules.bookmarks",
                _words(QT_TRANSLATE_NOOP("RulesCommands", "Bookmarks and notes")),
                "M",
                self._others.show_bookmarks,
                ("Ctrl+M",),
            ),
        )

    def choose_document(self, name: str) -> None:
        """Open a document at the counterpart of what is read, or the glossary, or the bookmarks."""
        self._others.choose(name)

    def toggle_bookmark(self) -> None:
        """Set the section's bookmark, or take it away."""
        reference = self._desk.current
        if reference is not None:
            self._keeper.toggle_bookmark(reference, place_words(self._desk.library, reference))

    def edit_note(self) -> None:
        """Write on the section."""
        reference = self._desk.current
        if reference is not None:
            self._desk.stage.view.edit_note(reference)

    def copy(self) -> None:
        """Put what is selected, else the section's text, on the clipboard with its citation."""
        reference = self._desk.current
        library = self._desk.library
        section = library.section(reference) if reference else None
        citation = cite(library, reference) if reference else None
        if section is None or citation is None:
            return
        words = citation_words(citation)
        text = self._desk.stage.view.selected_text() or plain_text(section)
        QApplication.clipboard().setText(f"{text}\n\n{words}\n".lstrip())
        self._messages.say(translate("RulesCommands", "Copied: {citation}").format(citation=words))

    def toggle_side_by_side(self) -> None:
        """One text, or two languages."""
        stage, current = self._desk.stage, self._desk.current
        if current is None:
            return
        if stage.side_by_side or stage.partner(current) is not None:
            stage.toggle_side_by_side()
            self._desk.setFocus()
        else:
            self._messages.say(
                translate("RulesCommands", "The library has this text in one language only.")
            )

    def print(self) -> None:
        """Print the section, its chapter or the whole text."""
        reference = self._desk.current
        if reference is None:
            return
        from judgekit.ui.rules.print_menu import PrintMenu  # noqa: PLC0415  (when wanted)

        menu = PrintMenu(self._look, self._desk.library, self._messages, self._desk)
        menu.open(reference)

    def show_card(self) -> None:
        """The chosen paragraph full screen, in the player's language."""
        reference = self._desk.current
        if reference is None:
            return
        from judgekit.ui.rules.answer_card import AnswerCard  # noqa: PLC0415  (when wanted)

        place = CardPlace(reference, self._desk.stage.view.paragraph)
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


def _words(text: object) -> Callable[[], str]:
    """The text in the interface language of the moment it is asked for."""
    return lambda: translate("RulesCommands", str(text))


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
