"""The actions of the Rules page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QMenu

from judgekit.domain.rules.citation import cite
from judgekit.domain.rules.document import Section
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.interface_words import interface_words
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.rules.other_views import OtherViews
from judgekit.ui.rules.outline.pane import OutlinePane
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.rules.reading.find_in_text import FindInText
from judgekit.ui.shell.navigation import OPEN_KEY
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.card_opening import CardOpening
from judgekit.ui.shell.parts.cards.load_key import LOAD_KEY
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.words.edition_wording import TODAY_KEY
from judgekit.ui.words.rules_wording import citation_words, place_words
from judgekit.views.words.editions import number_today

MENU = (
    ("rules.card", "rules.copy", "rules.parallel", "rules.counterpart"),
    ("rules.bookmark", "rules.note"),
    ("rules.find", "rules.searches", "rules.print"),
)
"""The actions of the context menu, by group."""
MOST_SHOWN = 30
translate = QCoreApplication.translate


class RulesActions:
    """Actions on the section shown; without one they do nothing."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        controller: ReadingController,
        keeper: MarksKeeper,
        finding: FindInText,
        outline: OutlinePane,
    ) -> None:
        self._look = dependencies.look
        self._messages = dependencies.messages
        self._controller = controller
        self._keeper = keeper
        self._finding = finding
        self._outline = outline
        self.others = OtherViews(dependencies, controller, keeper, outline)
        self.cards = CardOpening(dependencies, controller)
        self.searches: Callable[[], Sequence[str]] = tuple
        """Returns the searches to offer again, newest first."""
        self._ask = dependencies.ask
        self._table = (*self._about_the_section(), *self._about_the_way())
        self.cards.moved.connect(self._follow_card)
        self.cards.closed.connect(controller.setFocus)

    def actions(self) -> tuple[Action, ...]:
        """Return all actions with text, key, and a second key that needs no Latin letter."""
        return self._table

    def _about_the_section(self) -> tuple[Action, ...]:
        return (
            _action("rules.bookmark", "B", self.toggle_bookmark, "Ctrl+B"),
            _action("rules.note", "N", self.edit_note, "Ctrl+Shift+N"),
            _action("rules.copy", "Y", self.copy, "Ctrl+Shift+C"),
            _action("rules.parallel", "L", self.toggle_side_by_side, "Ctrl+L"),
            _action("rules.counterpart", "P", self.choose_counterpart, "Ctrl+Shift+E"),
            _action("rules.card", "A", self.show_card, "Ctrl+Shift+A"),
            _action("rules.print", "Ctrl+P", self.print),
            _action("rules.undo", "Ctrl+Z", self._keeper.undo),
        )

    def _about_the_way(self) -> tuple[Action, ...]:
        controller, find, outline, others = (
            self._controller,
            self._finding,
            self._outline,
            self.others,
        )
        return (
            _action("rules.back", "Alt+Left", controller.step_back),
            _action("rules.forward", "Alt+Right", controller.step_forward),
            _action("rules.next", "Ctrl+Down", lambda: controller.step_sections(1)),
            _action("rules.previous", "Ctrl+Up", lambda: controller.step_sections(-1)),
            _action("rules.find", "Ctrl+F", find.open),
            _action("rules.find-next", "F3", lambda: find.step(1)),
            _action("rules.find-previous", "Shift+F3", lambda: find.step(-1)),
            _action("rules.document", "D", outline.choose, "Ctrl+D"),
            _action("rules.today", TODAY_KEY, self.go_to_todays, "Ctrl+T"),
            _action("rules.outline", "O", outline.enter, "Ctrl+Shift+O"),
            _action("rules.cards", "C", others.cards_wanted.emit, "F2"),
            _action("rules.load-cards", LOAD_KEY, others.load_cards),
            _action("rules.glossary", "G", others.show_glossary, "Ctrl+G"),
            _action("rules.bookmarks", "M", others.show_bookmarks, "Ctrl+M"),
            _action("rules.library", "I", others.show_library, "Ctrl+I"),
            _action("rules.import", OPEN_KEY, lambda: others.import_documents(())),
            _action("rules.compare", "E", others.show_comparison, "Ctrl+E"),
            _action("rules.next-change", "N", lambda: others.step_changes(1), "Alt+Down"),
            _action("rules.previous-change", "Shift+N", lambda: others.step_changes(-1), "Alt+Up"),
            _action("rules.searches", "H", self.choose_search, "Ctrl+H"),
            _action("rules.next-paragraph", "Alt+Down", lambda: controller.step_paragraphs(1)),
            _action("rules.previous-paragraph", "Alt+Up", lambda: controller.step_paragraphs(-1)),
        )

    def show_term(self, term: str) -> None:
        """Show the glossary at a term."""
        self.others.show_glossary()
        if self.others.glossary is not None:
            self.others.glossary.field.setText(term)

    def choose_document(self, name: str) -> None:
        """Open a document at the current section's counterpart, or one of the other views."""
        self.others.choose(name)

    def toggle_bookmark(self) -> None:
        """Set or remove the section's bookmark."""
        reference = self._controller.current
        if reference is not None:
            self._keeper.toggle_bookmark(
                reference, place_words(self._controller.library, reference)
            )

    def edit_note(self) -> None:
        """Edit the note on the section."""
        reference = self._controller.current
        if reference is not None:
            self._controller.stage.view.edit_note(reference)

    def copy(self) -> None:
        """Copy the selection, or else the section's text, with its citation; what is compared."""
        if self.others.compares is not None:
            self.others.compares.copy()
        reference = self._controller.current
        library = self._controller.library
        section = library.section(reference) if reference else None
        citation = cite(library, reference) if reference else None
        if section is None or citation is None:
            return
        words = citation_words(citation)
        text = self._controller.stage.view.selected_text() or plain_text(section)
        QApplication.clipboard().setText(f"{text}\n\n{words}\n".lstrip())
        self._messages.say(translate("RulesCommands", "Copied: {citation}").format(citation=words))

    def go_to_todays(self) -> None:
        """Go to the section that has the number of the one read today."""
        current, library = self._controller.current, self._controller.library
        today = library.number_today(current) if current is not None else None
        if current is not None and today is not None and today.ref is not None:
            self._controller.open(RuleReference(current.document, today.ref))
        elif current is not None and today is not None:
            self._messages.say(number_today(library, current, interface_words()))
        elif current is not None:
            self._messages.say(translate("RulesCommands", "No other section has this number today"))

    def toggle_side_by_side(self) -> None:
        """Switch between one text and two languages side by side."""
        stage, current = self._controller.stage, self._controller.current
        if current is None:
            return
        if stage.side_by_side or stage.partner(current) is not None:
            stage.toggle_side_by_side()
            self._controller.setFocus()
        else:
            self._messages.say(
                translate("RulesCommands", "The library has this text in one language only.")
            )

    def choose_counterpart(self) -> None:
        """Set by hand which section of the other document is the counterpart."""
        if not self._controller.stage.choose_counterpart():
            self._messages.say(
                translate("RulesCommands", "Counterparts are set with two texts side by side.")
            )

    def choose_search(self) -> None:
        """Open the menu of earlier searches."""
        searches = self.searches()
        if not searches:
            self._messages.say(translate("RulesCommands", "No earlier searches"))
            return
        menu = QMenu(self._controller)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text in searches:
            menu.addAction(text.replace("&", "&&"), partial(self._ask, text))
        menu.setActiveAction(menu.actions()[0])
        bar = self._controller.bar
        if bar is not None:
            menu.popup(bar.below("rules.searches"))

    def fill_menu(self, menu: QMenu) -> None:
        """Add what can be done with the chosen paragraph to a context menu."""
        selected = " ".join(self._controller.stage.view.selected_text().split())
        if selected:
            words = translate("RulesCommands", "Search for “{words}”")
            shown = selected if len(selected) <= MOST_SHOWN else selected[:MOST_SHOWN] + "…"
            entry = words.format(words=shown).replace("&", "&&")
            menu.addAction(entry, partial(self._ask, selected))
            menu.addSeparator()
        actions = {action.id: action for action in self._table}
        for group in MENU:
            for name in group:
                action = actions[name]
                keyed = f"{action.words()}\t{key_text(action.key)}"
                menu.addAction(keyed.replace("&", "&&"), action.run)
            menu.addSeparator()

    def print(self) -> None:
        """Open the menu for printing the section, its chapter or the whole text; what is compared
        is printed as it is."""
        if self.others.compares is not None:
            self.others.compares.print()
        reference = self._controller.current
        if reference is None:
            return
        from judgekit.ui.rules.reading.print_menu import PrintMenu  # noqa: PLC0415  (first use)

        menu = PrintMenu(self._look, self._controller.library, self._messages, self._controller)
        menu.open(reference)

    def show_card(self) -> None:
        """Show the chosen paragraph full screen, in the player's language."""
        reference, library = self._controller.current, self._controller.library
        document = library.document(reference.document) if reference is not None else None
        if reference is not None and document is not None:
            paragraph = self._controller.stage.view.paragraph
            self.cards.open(reference, paragraph, document.language)

    def _follow_card(self, reference: RuleReference, paragraph: int) -> None:
        self._controller.show_place(reference, Mark(paragraph, 0, 0))


def _action(name: str, key: str, run: Callable[[], None], *also: str) -> Action:
    return Action(name, partial(action_words, name), key, run, also)


def action_words(name: str) -> str:
    """Return the text of an action in the interface language."""
    words = {
        "rules.bookmark": translate("RulesCommands", "Bookmark"),
        "rules.note": translate("RulesCommands", "Note"),
        "rules.copy": translate("RulesCommands", "Copy with citation"),
        "rules.parallel": translate("RulesCommands", "Two languages"),
        "rules.counterpart": translate("RulesCommands", "Set the counterpart"),
        "rules.card": translate("RulesCommands", "Answer card"),
        "rules.print": translate("RulesCommands", "Print"),
        "rules.undo": translate("RulesCommands", "Undo bookmark, note or counterpart"),
        "rules.back": translate("RulesCommands", "Back"),
        "rules.forward": translate("RulesCommands", "Forward"),
        "rules.next": translate("RulesCommands", "Next section"),
        "rules.previous": translate("RulesCommands", "Previous section"),
        "rules.find": translate("RulesCommands", "Find in this text"),
        "rules.find-next": translate("RulesCommands", "Next match"),
        "rules.find-previous": translate("RulesCommands", "Previous match"),
        "rules.document": translate("RulesCommands", "Choose a document"),
        "rules.today": translate("RulesCommands", "What this number is today"),
        "rules.outline": translate("RulesCommands", "Outline"),
        "rules.cards": translate("RulesCommands", "Cards"),
        "rules.load-cards": translate("RulesCommands", "Load a card file"),
        "rules.glossary": translate("RulesCommands", "Glossary"),
        "rules.bookmarks": translate("RulesCommands", "Bookmarks and notes"),
        "rules.library": translate("RulesCommands", "Library"),
        "rules.import": translate("RulesCommands", "Import a document"),
        "rules.compare": translate("RulesCommands", "Compare editions"),
        "rules.next-change": translate("RulesCommands", "Next change"),
        "rules.previous-change": translate("RulesCommands", "Previous change"),
        "rules.searches": translate("RulesCommands", "Earlier searches"),
        "rules.next-paragraph": translate("RulesCommands", "Next paragraph"),
        "rules.previous-paragraph": translate("RulesCommands", "Previous paragraph"),
    }
    return words[name]


def plain_text(section: Section) -> str:
    """Return the section's body without markup: paragraphs parted by blank lines, cells by tabs."""
    pieces = []
    for block in section.blocks:
        if block.rows:
            rows = ("\t".join(cell.text.replace("\n", "; ") for cell in row) for row in block.rows)
            pieces.append("\n".join(rows))
        else:
            lead = "  " * block.depth + (f"{block.marker} " if block.marker else "")
            pieces.append(lead + block.text)
    return "\n\n".join(pieces)
