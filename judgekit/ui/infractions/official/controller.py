"""Puts the official wording of the chosen infraction beside it, or below it on a narrow page."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.infractions.official_wording import GUIDES, guide_of, official_wording
from judgekit.domain.infractions.policy import Catalogue, Edition, Entry
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.ui.infractions.entry.pane import EntryPane
from judgekit.ui.infractions.entry.rules_aside import RulesAside
from judgekit.ui.infractions.official.side_column import OFFICIAL, RULES, SideColumn
from judgekit.ui.infractions.official.view import OfficialView
from judgekit.ui.infractions.page_body import InfractionsBody
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.import_offer import begin_import
from judgekit.ui.shell.parts.rule_in_force import event_day
from judgekit.views.words.official_wording import (
    absent_guide,
    absent_section,
    doubt,
    edition_difference,
    entry_date,
)


class OfficialController(QObject):
    """Looks the wording up when it is to be seen, in the edition in force on the event's day."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        catalogue: Catalogue,
        body: InfractionsBody,
        pane: EntryPane,
        rules: RulesAside,
    ) -> None:
        super().__init__(body)
        self._dependencies = dependencies
        self._catalogue = catalogue
        self._body = body
        self._pane = pane
        self._entry: tuple[Entry, Edition] | None = None
        self._language = ""
        """The language chosen here; empty for the reader's."""
        self._wanted = RULES
        """What the user chose to see; what has no official wording shows the rules meanwhile."""
        self.view = OfficialView(dependencies.look)
        self.column = SideColumn(dependencies.look, rules)
        self._place()
        body.narrow_changed.connect(self._place)
        body.shown.connect(self.show)
        self.view.spoken.connect(self._speak)
        self.view.link_wanted.connect(dependencies.ask)
        self.view.import_wanted.connect(lambda: begin_import(dependencies))
        self.column.turned.connect(self._turned)
        pane.official.clicked.connect(self.toggle)

    def take_entry(self, entry: Entry | None, edition: Edition = Edition.OF_2024) -> None:
        """Take the chosen infraction; `show` shows its wording."""
        self._entry = None if entry is None else (entry, edition)
        self.column.show_part(RULES if entry is None else self._wanted)
        self._show_parts()

    def toggle(self) -> None:
        """Show the official wording, or the rules again; on a narrow page go to it and back."""
        if self._entry is None:
            return
        if self._body.is_narrow:
            self._body.close_aside()
            self._pane.turn_to(self.view)
            return
        self._turned(RULES if self.column.part == OFFICIAL else OFFICIAL)

    def show(self) -> None:
        """Show the wording of the infraction, as the library has it now."""
        if self._entry is None or not (self._body.is_narrow or self.column.part == OFFICIAL):
            return
        entry, edition = self._entry
        library, words = self._dependencies.rules_provider.library(), interface_words()
        reader = self._language or self._dependencies.preferences.reading_order()[0]
        guide = guide_of(library, entry.level, reader, event_day(self._dependencies))
        languages = _languages(library, entry)
        if guide is None:
            self.view.show_absent(absent_guide(entry.level, words), None, languages)
            return
        wording = official_wording(self._catalogue, entry, guide)
        if wording is None:
            self.view.show_absent(absent_section(guide, words), guide, languages)
            return
        entered = entry_date(self._catalogue, entry, edition)
        remarks = [doubt(wording, words), edition_difference(entered, guide, words)]
        self.view.show_wording(wording, languages, [each for each in remarks if each])

    # -- internals

    def _speak(self, language: str) -> None:
        self._language = language
        self.show()

    def _turned(self, part: str) -> None:
        self._wanted = part
        self.column.show_part(part)
        self.show()

    def _place(self) -> None:
        if self._body.is_narrow:
            self.column.take_official(None)
            self._pane.below.addWidget(self.view)
        else:
            self.column.take_official(self.view)
            self.column.show_part(RULES if self._entry is None else self._wanted)
        self._show_parts()
        self.show()

    def _show_parts(self) -> None:
        has_entry = self._entry is not None
        is_narrow = self._body.is_narrow
        self._pane.official.setVisible(has_entry and is_narrow)
        self.column.choice.setVisible(has_entry and not is_narrow)
        self.view.setVisible(has_entry)
        self.view.heading.setVisible(is_narrow)


def _languages(library: Library, entry: Entry) -> list[str]:
    guides: tuple[Document, ...] = library.editions(GUIDES[entry.level])
    return sorted({each.language for each in guides})
