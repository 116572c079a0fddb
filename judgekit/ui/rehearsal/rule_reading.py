"""The rule that an answer rests on, read on its page, and the way back to the question."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.rehearsal.questions.question import Question
from judgekit.rehearsal.questions.resting import basis_of
from judgekit.ui.rehearsal.prompt_bar import PromptBar
from judgekit.ui.shell.navigation import INFRACTIONS, RULES, Navigation
from judgekit.ui.shell.page import PolicyPage, ProgramDependencies, ReadingPage
from judgekit.ui.shell.parts.rule_in_force import rule_in_force

BACK_KEY = "Ctrl+Alt+B"


class RuleReading(QObject):
    """Opens the rule, with a bar that leads back; `went_back` once the page before is shown."""

    went_back = Signal()

    def __init__(self, dependencies: ProgramDependencies, navigation: Navigation) -> None:
        super().__init__(navigation)
        self._dependencies, self._navigation = dependencies, navigation
        self._before = ""
        self.bar = PromptBar(dependencies.look, BACK_KEY, says_by_button=True)
        self.bar.first_wanted.connect(self._go_back)
        self.bar.spoke_anew.connect(self._fill)
        self._fill()

    @property
    def is_going_on(self) -> bool:
        """Whether the rule is read instead of the question."""
        return not self.bar.isHidden()

    def begin(self, question: Question) -> bool:
        """Show what the question's answer rests on; return whether that can be read now."""
        basis, navigation = basis_of(question), self._navigation
        place = RULES if basis.section is not None else INFRACTIONS
        if not navigation.has_page(place):
            self._dependencies.messages.say(self.tr("The rules are still being prepared."))
            return False
        self._before = navigation.here
        navigation.go(place)
        page = navigation.page(place)
        if basis.section is not None and isinstance(page, ReadingPage):
            page.open(self._as_read(basis.section))
        elif isinstance(page, PolicyPage):
            page.open_entry(basis.entry)
        self.bar.show()
        page.focus()
        return True

    def end(self) -> None:
        """Take the bar away."""
        self.bar.hide()

    def _go_back(self) -> None:
        self.end()
        self._navigation.go(self._before)
        self.went_back.emit()

    def _as_read(self, section: RuleReference) -> RuleReference:
        """The section in force, in the first of the reader's languages that has it."""
        here = rule_in_force(self._dependencies, section)
        library = self._dependencies.rules_provider.library()
        shown = library.document(here.document)
        for language in self._dependencies.preferences.reading_order():
            if shown is None or shown.language == language:
                break
            for there in library.counterparts(here):
                document = library.document(there.document)
                if there.ref and document is not None and document.language == language:
                    return rule_in_force(
                        self._dependencies, RuleReference(there.document, there.ref)
                    )
        return here

    def _fill(self) -> None:
        self.bar.say(
            self.tr("What the answer rests on"),
            self.tr("Time stands still until you are back at the question."),
            self.tr("Back to the question"),
        )
