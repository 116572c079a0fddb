"""Interface between the window and its pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

import msgspec
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.document_keeper import DocumentKeeper
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.runtime.tasks import TaskRunner
from judgekit.ui.widgets.actions import Action

if TYPE_CHECKING:
    from judgekit.domain.deck_checks.commands import StartDeckCheck
    from judgekit.domain.shared.rule_reference import RuleReference
    from judgekit.engine.ports.decks import DeckSources
    from judgekit.engine.ports.policy import PolicyProvider
    from judgekit.engine.ports.preferences import ReadingMarksStore
    from judgekit.engine.ports.rules import RulesProvider
    from judgekit.engine.ports.team import LookAround
    from judgekit.reading.manual.page import Manual
    from judgekit.ui.runtime.card_file_keeper import CardFileKeeper
    from judgekit.views.cards.answer_language import LanguagesKnown
    from judgekit.views.cards.cards_here import CardsHere

PageState = dict[str, object]
"""A page's saved state: strings, numbers, booleans, and lists of them."""


class ChosenForPlayer:
    """The `language` chosen last for a player in this event, wherever that was; empty before."""

    def __init__(self) -> None:
        self.language = ""

    def forget(self) -> None:
        """Begin anew, as in another event."""
        self.language = ""


class ProgramDependencies(msgspec.Struct, frozen=True):
    """Everything that a page may use. The rules provider is prepared before a page is created."""

    look: Look
    tasks: TaskRunner
    messages: Messages
    preferences: PreferenceKeeper
    rules_provider: RulesProvider
    policy: PolicyProvider
    decks: Callable[[], DeckSources]
    """Source of decklists, cards and formats, created on first use."""
    card_file: Callable[[], CardFileKeeper]
    """The card file and its loading, made on first use."""
    manual: Callable[[], Manual]
    """The pages of the help, read on first use; raises EnvironmentFailure."""
    documents: DocumentKeeper
    reading_marks: ReadingMarksStore
    bridge: EngineBridge
    alarms: Alarms
    ask: Callable[[str], None]
    """Puts a text into the command bar and focuses it, as for a link to a section."""
    go: Callable[[str], None]
    """Shows the page with that id and focuses it."""
    leave: Callable[[], None]
    """Returns to the previous page."""
    action_groups: Callable[[], Sequence[tuple[str, Sequence[Action]]]]
    """All actions by page name, as listed in the help."""
    notice: Callable[[], str]
    """The copyright notice of the texts."""
    begin_penalty: Callable[[PenaltyWords], None]
    """Begins a penalty on its page."""
    rehearse: Callable[[], None]
    """Begins a rehearsal."""
    guide: Callable[[], None]
    """Begins the tour through a rehearsal."""
    end_rehearsal: Callable[[], None]
    """Shows the score of the rehearsal that goes on, and asks whether to end it."""
    create_event: Callable[[], None]
    """Shows the form for a new event and focuses it."""
    show_events: Callable[[], None]
    """Shows the list of all events and focuses it."""
    open_card: Callable[[str, str], None]
    """Shows the card of that English name and focuses it; the second is the language of the name by
    which it was found, or empty."""
    press_card_key: Callable[[], None]
    """Shows the card named where work is over the page, or that card's whole page."""
    show_cards: Callable[[CardsHere], None]
    """Shows a card named on a page over it, until Esc; the focus stays where it is."""
    point_at_card: Callable[[CardsHere, QRect], None]
    """Shows a card over the page while the mouse rests in that place of the screen, where one is
    found."""
    show_table: Callable[[str, int], None]
    """Chooses a clock's table on the board and focuses it."""
    paste_pairings: Callable[[str], None]
    """Shows these lines as new pairings, to be checked and saved."""
    qr_modules: Callable[[str], Sequence[Sequence[bool]]]
    """The QR code of a text: rows of modules, dark where true, with their border."""
    look_around: LookAround
    """Looks for hubs in the local network."""
    show_team: Callable[[], None]
    """Shows the laptops that share the event and focuses them."""
    open_table: Callable[[], int | None]
    """Returns the table that is chosen on the page that is shown, None if none is."""
    chosen_for_player: ChosenForPlayer = msgspec.field(default_factory=ChosenForPlayer)

    def is_card(self, name: str) -> bool:
        """Whether a text is certainly the name of a card."""
        return self.decks().cards.match(name).sure

    def languages_at_table(self) -> tuple[str, ...]:
        """All languages of the rules: the judge's own first, then the player's."""
        from judgekit.views.players_language import languages_at_table  # noqa: PLC0415

        return languages_at_table(self.bridge.state, self.preferences.reading_order())

    def languages_known(self) -> LanguagesKnown:
        """What tells of a player's language on every page; a page adds what it shows."""
        from judgekit.views.cards.answer_language import LanguagesKnown  # noqa: PLC0415
        from judgekit.views.cards.card_text import ENGLISH  # noqa: PLC0415
        from judgekit.views.players_language import event_language  # noqa: PLC0415

        own = self.preferences.language()
        others = (each for each in self.preferences.reading_order() if each not in (own, ENGLISH))
        return LanguagesKnown(
            chosen=self.chosen_for_player.language,
            of_event=event_language(self.bridge.state),
            own=own,
            second=next(others, ""),
        )


class Detail(msgspec.Struct, frozen=True):
    """A line of a proposal: its label, its value before, and its value afterwards."""

    label: str
    before: str
    after: str = ""


class Proposal(msgspec.Struct, frozen=True):
    """What Enter would do with the text in the command bar, shown beforehand.

    `form` is the shortest text that means it (`mtr 2.6`), which Tab fills in; `verb` is the text of
    the button (`Open`); `note` is one muted line. If `run` is None nothing can be done, and the
    title says why. As a row it shows its form and its `meaning`, else its title; `whole` returns
    the full proposal once it is chosen. Running an order clears the field.

    `warning` is shown in amber and prevents nothing; with `ask_again` Enter asks that first and
    runs when it is pressed a second time.
    """

    title: str
    form: str
    verb: str
    run: Callable[[], object] | None
    icon: str = "book"
    details: tuple[Detail, ...] = ()
    note: str = ""
    token: str = "accent"
    meaning: str = ""
    whole: Callable[[], Proposal] | None = None
    is_order: bool = False
    warning: str = ""
    ask_again: str = ""


class PenaltyWords(NamedTuple):
    """Initial values of a penalty: the player, the table, what happened in a few words; each may be
    missing. From a deck check, which goes on, come the `infraction` by its id, the `circumstances`
    that hold, the findings in words as what `happened`, and the id of the `check`."""

    player: str = ""
    table: int | None = None
    words: str = ""
    infraction: str = ""
    circumstances: tuple[str, ...] = ()
    happened: str = ""
    check: str = ""


class Page(Protocol):
    """A page of the window; created when it is first opened, kept until the program ends.

    It has a widget and isn't one itself: `QWidget.actions` and `QWidget.focus…` mean other things.
    """

    def widget(self) -> QWidget:
        """Return the page's widget, always the same one."""
        ...

    def actions(self) -> Sequence[Action]:
        """Return the page's actions; the window binds the keys while the page is shown and lists
        them in the help."""
        ...

    def state(self) -> PageState:
        """Return the state to save for the next start; called when the window closes."""
        ...

    def restore(self, state: Mapping[str, object]) -> None:
        """Restore a saved state; missing or invalid values are ignored."""
        ...

    def focus(self) -> None:
        """Focus the page, as when it is opened or the command bar is left."""
        ...


@runtime_checkable
class TurnsPage(Page, Protocol):
    """A page with the tracker of additional turns: the Clock."""

    def open_turns(self, table: int) -> None:
        """Show this table in the tracker, in its round."""
        ...


@runtime_checkable
class DescribedPage(Page, Protocol):
    """A page with several views, of which the manual speaks apart."""

    def manual_page(self) -> str:
        """Return the name of the manual's page about what is shown."""
        ...


@runtime_checkable
class ManualReader(Page, Protocol):
    """The page that shows the manual: the help."""

    def show_manual(self, name: str) -> None:
        """Show the manual's page of that name."""
        ...


@runtime_checkable
class EntrancePage(Page, Protocol):
    """A page whose key leads to where its work begins, whatever it showed before."""

    def enter(self) -> None:
        """Show the view in which work begins."""
        ...


@runtime_checkable
class BoardPage(Page, Protocol):
    """A page with the board of tables: the Clock."""

    def show_table(self, clock: str, table: int) -> None:
        """Choose this table of the clock on the board, if it is there."""
        ...


@runtime_checkable
class PairingsPage(Page, Protocol):
    """A page that takes pairings: the Event."""

    def paste_pairings(self, text: str) -> None:
        """Show these lines as new pairings, which are saved by the judge alone."""
        ...


@runtime_checkable
class TablePage(Page, Protocol):
    """A page on which a table is chosen: Clock, Calls, Deck checks."""

    def open_table(self) -> int | None:
        """Return that table, None if none is chosen."""
        ...


@runtime_checkable
class TeamPage(Page, Protocol):
    """A page with the laptops that share the event: the Event."""

    def show_team(self) -> None:
        """Show the laptops."""
        ...


@runtime_checkable
class PenaltyPage(Page, Protocol):
    """A page that records penalties: the Infractions."""

    def begin_penalty(self, said: PenaltyWords) -> None:
        """Begin a penalty with these values."""
        ...


@runtime_checkable
class PolicyPage(Page, Protocol):
    """A page with the catalogue of infractions and the list of penalties: the Infractions."""

    def open_entry(self, entry: str, words: str = "") -> None:
        """Show an infraction, by its id; `words` are those it was found with."""
        ...

    def show_penalties(self) -> None:
        """Show the list of the event's penalties."""
        ...


@runtime_checkable
class DeckCheckPage(Page, Protocol):
    """A page for deck checks."""

    def open_check(self, table: int) -> None:
        """Show the check in progress at this table."""
        ...

    def chosen_check(self, table: int, judges: tuple[str, ...]) -> StartDeckCheck | None:
        """Return the check of a table that was drawn or targeted on the page; None otherwise."""
        ...


@runtime_checkable
class AppealsPage(Page, Protocol):
    """A page with the list of appeals: the Calls."""

    def show_list(self, which: str) -> None:
        """Show the `calls` or the `appeals`."""
        ...


@runtime_checkable
class PlayersPage(Page, Protocol):
    """A page with the list of players: the Event."""

    def show_player(self, name: str) -> None:
        """Show the player in the list."""
        ...


@runtime_checkable
class SlipPage(Page, Protocol):
    """A page that shows the slips of tables: the Clock."""

    def show_slip(self, clock: str, table: int) -> None:
        """Show the slip of this table of the clock."""
        ...


@runtime_checkable
class LibraryPage(Page, Protocol):
    """The page that imports documents: the Rules."""

    def import_documents(self, paths: Sequence[Path]) -> None:
        """Read these files and show what they would bring; without any ask for files."""
        ...


@runtime_checkable
class NamesCards(Page, Protocol):
    """A page on which cards are named."""

    def cards_named(self) -> CardsHere:
        """Return the cards named where work is now: at the row, in the field or in the text."""
        ...


@runtime_checkable
class CardsPage(Page, Protocol):
    """A page in which cards are read."""

    def open_card(
        self, name: str, back: Callable[[], None] | None = None, found_in: str = ""
    ) -> None:
        """Show the card of that English name; where no card file has it, say which one to bring.

        `back` leads to where the reader was, if that was another page; `found_in` is the language
        of the name by which it was found.
        """
        ...


@runtime_checkable
class ReadingPage(Page, Protocol):
    """A page in which sections are read: the Rules."""

    def open(self, reference: RuleReference) -> None:
        """Show a section; one that is not in the library is ignored."""
        ...


@runtime_checkable
class AnsweringPage(Page, Protocol):
    """A page that searches rules or cards with the command bar's text while it is shown."""

    def typed(self, text: str) -> bool:
        """Take the command bar's text after every keystroke; empty when it was cleared. Return
        whether cards are looked for with it and not rules."""
        ...

    def restore_place(self) -> None:
        """Return to the section and the scroll position from before the text was typed, if nothing
        was opened since."""
        ...

    def show_found(self, text: str, reference: RuleReference, block: int) -> None:
        """Open a section that was found with this text, at a block, with its matches marked."""
        ...

    def show_term(self, term: str) -> None:
        """Show a term in the glossary."""
        ...

    def enter_results(self) -> None:
        """Focus the list of sections that were found."""
        ...
