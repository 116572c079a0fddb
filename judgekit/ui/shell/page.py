"""What the window asks of a page, and what a page is given: the contract of every place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

import msgspec
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.runtime.tasks import TaskRunner
from judgekit.ui.widgets.actions import Action

if TYPE_CHECKING:
    from judgekit.domain.infractions.commands import IssuePenalty
    from judgekit.domain.shared.command import Command
    from judgekit.engine.ports.decks import DeckSources
    from judgekit.engine.ports.policy import PolicyProvider
    from judgekit.engine.ports.preferences import ReadingMarksStore
    from judgekit.engine.ports.rules import RulesProvider

PageState = dict[str, object]
"""What a page wants back next time: strings, numbers, truth values, and lists of them."""


class ProgramDependencies(msgspec.Struct, frozen=True):
    """All that a page may use. The shelf is prepared by the time the page is made."""

    look: Look
    tasks: TaskRunner
    messages: Messages
    preferences: PreferenceKeeper
    rules_provider: RulesProvider
    policy: PolicyProvider
    decks: Callable[[], DeckSources]
    """What is known of decklists, cards and formats, made when it is first asked for."""
    reading_marks: ReadingMarksStore
    bridge: EngineBridge
    alarms: Alarms
    ask: Callable[[str], None]
    """Puts a text into the command bar and the focus with it, as for a find-it-there link."""
    go: Callable[[str], None]
    """Shows the place of that id, and the keyboard goes with it."""
    leave: Callable[[], None]
    """Goes back to the place that was shown before."""
    action_groups: Callable[[], Sequence[tuple[str, Sequence[Action]]]]
    """All that can be done, under the name of the place where it can: the help lists it."""
    notice: Callable[[], str]
    """Whose the texts are, as the notice beside them says."""
    begin_penalty: Callable[[PenaltyWords], None]
    """Begins a penalty on the page where they are written down."""


class Detail(msgspec.Struct, frozen=True):
    """A line of a proposal: what it is, how it stands, and how it will stand afterwards."""

    label: str
    before: str
    after: str = ""


class Proposal(msgspec.Struct, frozen=True):
    """What Enter would do with the text in the command bar, in words, before it is pressed.

    `form` is the shortest text that means it (`mtr 2.6`), which Tab fills in; `verb` stands in the
    button (`Open`); `note` is one muted line. Where `run` is None nothing can be done, and the
    title says why. Among others it stands with its form and its `meaning`, else its title; what it
    is in full is asked of `whole` once it is chosen. An order empties the field once it is done.
    """

    title: str
    form: str
    verb: str
    run: Callable[[], None] | None
    icon: str = "book"
    details: tuple[Detail, ...] = ()
    note: str = ""
    token: str = "accent"
    meaning: str = ""
    whole: Callable[[], Proposal] | None = None
    is_order: bool = False


class PenaltyWords(NamedTuple):
    """What a penalty is begun with: who gets it, at which table, what happened in a few words; each
    may be missing. What a deck check found has the `infraction` by its id with the `circumstances`
    that hold, and `together` makes one command of the penalty and the end of the check."""

    player: str = ""
    table: int | None = None
    words: str = ""
    infraction: str = ""
    circumstances: tuple[str, ...] = ()
    together: Callable[[IssuePenalty], Command | None] | None = None


class Page(Protocol):
    """One place of the window; made when it is first opened, kept until the program ends.

    It has a widget and isn't one itself: `QWidget.actions` and `QWidget.focus…` mean other things.
    """

    def widget(self) -> QWidget:
        """What is shown; always the same one."""
        ...

    def actions(self) -> Sequence[Action]:
        """What can be done here; the window binds the keys while the page is shown and lists them
        in the help."""
        ...

    def state(self) -> PageState:
        """What to remember for the next start; asked when the window closes."""
        ...

    def restore(self, state: Mapping[str, object]) -> None:
        """Take up a remembered state; whatever in it is missing or makes no sense is ignored."""
        ...

    def focus(self) -> None:
        """The keyboard comes to the page, as when it is opened or the bar is left."""
        ...


@runtime_checkable
class TurnsPage(Page, Protocol):
    """A page with the tracker of additional turns: the Clock."""

    def open_turns(self, table: int) -> None:
        """Show this table in the tracker, in the round where it plays."""
        ...


@runtime_checkable
class PenaltyPage(Page, Protocol):
    """A page where penalties are written down: the Infractions."""

    def begin_penalty(self, said: PenaltyWords) -> None:
        """A penalty for that player, for what these words mean."""
        ...


@runtime_checkable
class DeckCheckPage(Page, Protocol):
    """A page where deck checks are made: the Deck checks."""

    def open_check(self, table: int) -> None:
        """Show the check that goes on at this table."""
        ...


@runtime_checkable
class AnsweringPage(Page, Protocol):
    """A page that answers to the command bar; the window opens it when something is typed."""

    def typed(self, text: str) -> None:
        """The command bar's text after every keystroke; empty when it was cleared."""
        ...

    def proposals(self, text: str) -> Sequence[Proposal]:
        """What Enter would do, best first; empty where the text is only words to search for."""
        ...

    def enter_results(self) -> None:
        """Down, or Enter without a proposal: the keyboard goes from the bar into what was found."""
        ...
