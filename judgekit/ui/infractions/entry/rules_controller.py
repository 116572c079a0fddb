"""Puts the sections of the rules beside what is chosen, in the languages of the table, and onto
answer cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.rules_aside import RulesAside
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.card_opening import CardOpening
from judgekit.ui.shell.parts.rule_in_force import event_day


class RulesController(QObject):
    """Shows them in the edition in force on the event's day."""

    def __init__(self, dependencies: ProgramDependencies, body: QWidget) -> None:
        super().__init__(body)
        self._dependencies = dependencies
        self._rules: Sequence[RuleReference] = ()
        preferences = dependencies.preferences
        self.aside = RulesAside(
            dependencies.look,
            dependencies.rules_provider.library,
            dependencies.languages_at_table(),
        )
        self.cards = CardOpening(dependencies, body)
        dependencies.documents.changed.connect(lambda _: self.aside.follow_library())
        preferences.changed.connect(self.read_at_table)
        self.aside.language_chosen.connect(lambda each: preferences.change(rules_beside=each))
        self.aside.link_wanted.connect(dependencies.ask)
        self.aside.card_wanted.connect(self.show_card)

    def take_rules(self, rules: Sequence[RuleReference]) -> None:
        """Take the sections of what is chosen; `show` shows them."""
        self._rules = rules

    def show(self) -> None:
        """Show the sections."""
        self.aside.show_rules(self._rules, event_day(self._dependencies))

    def read_at_table(self) -> None:
        """Read in the judge's language and the player's, or in the one that is chosen."""
        choice = self._dependencies.preferences.now.rules_beside
        self.aside.read_in(self._dependencies.languages_at_table(), choice)

    def show_card(self) -> None:
        """Show the section full screen for the player; nothing without one."""
        reference = self.aside.shown or self.aside.reference()
        if reference is not None:
            self.cards.open(reference, 0, self.aside.language)
