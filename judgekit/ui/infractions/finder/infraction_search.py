"""Controller of the finder: searches for the words, follows the questions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel
from judgekit.domain.infractions.questioning import follow
from judgekit.domain.setup.state import Level
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.infractions.finder.found_rows import FoundRow, RowMaker
from judgekit.ui.infractions.finder.question_rows import question_rows
from judgekit.ui.infractions.finder.view import Finder
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.penalty_wording import LEVELS, translate
from judgekit.ui.words.wording import failure_sentence, level_name
from judgekit.views.infractions.policy_level import policy_level

MOST_FOUND = 6


class InfractionSearch(QObject):
    """`chosen` carries a `FoundRow`; `arrived` the finished chain of questions."""

    chosen = Signal(object)
    opened = Signal()
    arrived = Signal(object)
    policy_changed = Signal()
    """The level or the edition has changed."""

    def __init__(
        self, dependencies: ProgramDependencies, catalogue: Catalogue, finder: Finder
    ) -> None:
        super().__init__(finder)
        self._dependencies = dependencies
        self._catalogue = catalogue
        self._finder = finder
        self.level = Level.COMPETITIVE
        self.edition = Edition.OF_2024
        self._of_tournament = (self.level, self.edition)
        self._places: tuple[int, ...] = ()
        self.chain = follow(catalogue, PolicyLevel.COMPETITIVE, ())
        self._words: str | None = None
        finder.level.clicked.connect(self.turn_level)
        finder.editions.chosen.connect(lambda value: self.take_edition(Edition(value)))
        finder.none.clicked.connect(self.show_none)
        finder.field.textEdited.connect(self.search)
        finder.field.stepped.connect(finder.list.step)
        finder.field.entered.connect(self._enter)
        finder.list.chosen.connect(self.chosen)
        finder.list.opened.connect(self.chosen)
        finder.list.opened.connect(lambda _: self.opened.emit())
        finder.questions.answered.connect(self.answer)
        finder.questions.returned.connect(self.return_to)
        finder.questions.arrived.connect(lambda: self.arrived.emit(self.chain))

    @property
    def policy(self) -> PolicyLevel:
        """The policy of the current level."""
        return policy_level(self.level)

    def follow_tournament(self, *, anew: bool = False) -> None:
        """Take the tournament's level and edition if they have changed; with `anew` always, as for
        another tournament."""
        details = self._dependencies.bridge.state.setup.details
        rel = details.rel if details else ""
        level = Level(rel) if rel in list(Level) else Level.COMPETITIVE
        said = details.policy if details else ""
        edition = Edition(said) if said in list(Edition) else Edition.OF_2024
        if anew or (level, edition) != self._of_tournament:
            self._of_tournament = (level, edition)
            self.level, self.edition = level, edition
            self._policy_changed()

    def turn_level(self) -> None:
        """Switch to the next level for a question; the tournament keeps its own."""
        self.level = LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)]
        self._policy_changed()

    def turn_level_to(self, policy: PolicyLevel) -> None:
        """Switch to a level with that policy."""
        is_regular = policy is PolicyLevel.REGULAR
        self.level = Level.REGULAR if is_regular else Level.COMPETITIVE
        self._policy_changed()

    def take_edition(self, edition: Edition) -> None:
        """Search by this edition."""
        if edition is not self.edition:
            self.edition = edition
            self._policy_changed()

    def turn_edition(self) -> None:
        """Search by the other edition."""
        editions = list(Edition)
        self.take_edition(editions[(editions.index(self.edition) + 1) % len(editions)])

    def search(self, words: str) -> None:
        """Search for these words, or show the whole level for none; choose the best result."""
        said = words.strip()
        if said == self._words:
            return
        if self._words is not None and self._places:
            # The answers were about something else.
            self._places = ()
            self._show_chain()
        self._words = said
        if not said:
            self._show_whole()
            return
        try:
            hits = self._dependencies.policy.search(
                said,
                level=self.policy,
                edition=self.edition,
                limit=MOST_FOUND,
            )
        except EnvironmentFailure as failure:
            self._show_whole(failure_sentence(failure))
            return
        rows = self.rows().found(hits, said, self.policy)
        self._finder.list.show_rows(rows)
        self._finder.show_found(nothing=not rows)
        self._choose_first()

    def begin_anew(self) -> None:
        """Clear the field and the answers."""
        self._finder.field.clear()
        self._places = ()
        self.refresh()

    def show_none(self) -> None:
        """List everything that is no infraction."""
        rows = self.rows().none_cases(self.policy)
        self._finder.field.clear()
        self._words = None
        self._finder.list.show_rows(rows)
        self._finder.show_found(nothing=False)
        self._choose_first()

    def answer(self, place: int) -> None:
        """Answer the current question; at the end of the chain, emit `arrived`."""
        self._places = (*self._places, place)
        self._show_chain()
        if self.chain.current is None:
            self.arrived.emit(self.chain)

    def return_to(self, place: int) -> None:
        """Ask the question at that position again."""
        self._places = self._places[:place]
        self._show_chain()

    def refresh(self) -> None:
        """Update everything, as for another language or level."""
        words, self._words = self._finder.field.text(), None
        self._show_level()
        self._show_chain()
        self.search(words)

    def _policy_changed(self) -> None:
        self._places = ()
        self.refresh()
        self.policy_changed.emit()

    def rows(self) -> RowMaker:
        """Return a maker of rows for the current language and edition."""
        language = self._dependencies.preferences.language()
        return RowMaker(self._catalogue, language, self.edition)

    def _show_whole(self, problem: str = "") -> None:
        """Show the whole level, also when the search fails: the list and the questions remain."""
        self._finder.list.show_rows(self.rows().whole(self.policy))
        self._finder.show_found(nothing=False, problem=problem)
        self._finder.list.scrollToTop()

    def _choose_first(self) -> None:
        row: FoundRow | None = self._finder.list.choose_first()
        if row is not None:
            self.chosen.emit(row)

    def _enter(self) -> None:
        row = self._finder.list.row()
        if row is None:
            self._choose_first()
        self.opened.emit()

    def _show_chain(self) -> None:
        self.chain = follow(self._catalogue, self.policy, self._places)
        language = self._dependencies.preferences.language()
        self._finder.questions.show_rows(question_rows(self._catalogue, self.chain, language))
        self._finder.show_questions(self.chain)

    def _show_level(self) -> None:
        level, edition = self._of_tournament
        differs = ""
        if level is not self.level:
            differs = translate("Infractions", "The event is {level}").format(
                level=level_name(level)
            )
        elif edition is not self.edition:
            differs = translate("Infractions", "The event goes by {edition}").format(
                edition=edition.value
            )
        self._finder.show_level(self.level, self.edition, differs)
