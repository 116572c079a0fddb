"""What can be done on the Rules page, as a table of actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.citation import cite
from judgekit.domain.rules.document import Section
from judgekit.ui.rules.marks_keeper import MarksKeeper
from judgekit.ui.rules.reading_desk import ReadingDesk
from judgekit.ui.rules.wording import citation_words
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.actions import Action

translate = QCoreApplication.translate


class RulesCommands:
    """Acts on the section that the desk shows; nothing happens where it shows none."""

    def __init__(self, desk: ReadingDesk, keeper: MarksKeeper, messages: Messages) -> None:
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
                self.undo,
                ("Ctrl+L",),
            ),
            Action(
                "rules.card",
                lambda: translate("RulesCommands", "Answer card"),
                "A",
                self.undo,
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
            self._desk.reading.edit_note(reference)

    def copy(self) -> None:
        """Put what is selected, else the section's text, on the clipboard with its citation."""
        reference = self._desk.current
        library = self._desk.library
        section = library.section(reference) if reference else None
        citation = cite(library, reference) if reference else None
        if section is None or citation is None:
            return
        words = citation_words(citation)
        text = self._desk.reading.selected_text() or plain_text(section)
        QApplication.clipboard().setText(f"{text}\n\n{words}\n")
        self._messages.say(translate("RulesCommands", "Copied: {citation}").format(citation=words))

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
