"""Where what was found leads: the page that has it, or the action done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.find.answer import FindKind, Found
from judgekit.ui.shell.help.opening import open_manual
from judgekit.ui.shell.navigation import (
    CALLS,
    CLOCK,
    DECKS,
    INFRACTIONS,
    RULES,
    SETTINGS,
    TOURNAMENT,
    Navigation,
)
from judgekit.ui.shell.page import (
    AnsweringPage,
    AppealsPage,
    Page,
    PlayersPage,
    PolicyPage,
    ProgramDependencies,
)
from judgekit.ui.widgets.actions import Action

PAGES: Mapping[str, str] = {
    "page-rules": RULES,
    "page-clock": CLOCK,
    "page-calls": CALLS,
    "page-deck-checks": DECKS,
    "page-infractions": INFRACTIONS,
    "page-event": TOURNAMENT,
    "settings": SETTINGS,
}
PAGE_ACTIONS: Mapping[str, tuple[str, str]] = {
    "bookmarks": (RULES, "rules.bookmarks"),
    "call-draft": (CLOCK, "clock.draft"),
    "checks-done": (DECKS, "finished"),
    "compare-editions": (RULES, "rules.compare"),
    "correct-clock": (CLOCK, "clock.correct"),
    "deck-check": (DECKS, "start"),
    "display-message": (CLOCK, "clock.message"),
    "draw-tables": (DECKS, "choose"),
    "event-details": (TOURNAMENT, "event.form"),
    "extension": (CLOCK, "clock.extension"),
    "free-judges": (CLOCK, "clock.judges"),
    "glossary": (RULES, "rules.glossary"),
    "import-document": (RULES, "rules.import"),
    "join-event": (TOURNAMENT, "event.join"),
    "load-cards": (RULES, "rules.library"),
    "mute": (CLOCK, "clock.mute"),
    "new-event": (TOURNAMENT, "event.new"),
    "new-penalty": (INFRACTIONS, "find"),
    "notes": (RULES, "rules.bookmarks"),
    "open-call": (CALLS, "open-call"),
    "open-event": (TOURNAMENT, "event.events"),
    "outstanding-tables": (CLOCK, "clock.outstanding"),
    "paste-pairings": (TOURNAMENT, "event.pairings"),
    "pause-all": (CLOCK, "clock.pause-all"),
    "public-display": (CLOCK, "clock.display"),
    "read-lists": (DECKS, "lists"),
    "share-event": (TOURNAMENT, "event.laptops"),
    "start-round": (CLOCK, "clock.start-other"),
    "start-timer": (CLOCK, "clock.start-other"),
    "report": (TOURNAMENT, "event.report"),
    "timeline": (TOURNAMENT, "event.timeline"),
}
"""Page and id of the page's own action."""

WINDOW_ACTIONS: Mapping[str, str] = {
    "phrases": "phrases",
    "quit": "quit",
    "redo": "redo",
    "text-larger": "larger",
    "text-smaller": "smaller",
    "undo": "undo",
}
"""Id of the window's action."""

ORDERS: Mapping[str, str] = {
    "close-call": "c",
    "end-round": "end",
    "pause-clock": "pause",
    "resume-clock": "resume",
    "slip": "slip ",
    "turns": "t ",
}
"""Actions that are an order: put into the field, where what it would do is shown before Enter; one
that needs a table is begun."""

THEME, LANGUAGE = "theme-", "language-"
PRINT_KEY = "Ctrl+P"


class FoundTargets:
    """Leads to everything that can be found."""

    def __init__(
        self,
        navigation: Navigation,
        dependencies: ProgramDependencies,
        window_actions: Sequence[Action],
    ) -> None:
        self._navigation = navigation
        self._dependencies = dependencies
        self._window_actions = window_actions
        self._ways: Mapping[str, Callable[[], None]] = {
            "appeals": self._show_appeals,
            "help": lambda: open_manual(navigation),
            "penalties": self._show_penalties,
            "print": self._print,
            "print-timeline": self._print_timeline,
            "rehearsal": dependencies.rehearse,
            "tour": dependencies.guide,
        }
        """Actions that are more than one step."""

    def lead(self, found: Found, text: str, block: int = 0) -> None:
        """Go to what was found with this text; `block` is the paragraph of a section."""
        navigation = self._navigation
        match found.kind:
            case FindKind.RULE:
                self._show_rule(found.id, text, block)
            case FindKind.INFRACTION:
                self._open_infraction(found.id, text)
            case FindKind.TERM:
                self._show_term(found.title)
            case FindKind.CARD:
                self._dependencies.open_card(found.id, found.language)
            case FindKind.PLAYER:
                self._show_player(found.id)
            case FindKind.TABLE:
                table = int(found.id)
                from judgekit.views.find.tournament_names import clock_of  # noqa: PLC0415

                navigation.show_table(clock_of(self._dependencies.bridge.state, table), table)
            case FindKind.HELP:
                open_manual(navigation, found.id)
            case FindKind.NOTE if "#" in found.id:
                self._show_rule(found.id, text, 0)
            case FindKind.NOTE:
                self._run_action(TOURNAMENT, "event.timeline")
            case _:
                self.act(found.id)

    def show_results(self, text: str) -> None:
        """Show all sections that the text finds, on the Rules page."""
        page = rules_page(self._navigation)
        if page is not None:
            page.typed(text)
            page.enter_results()

    def act(self, action: str) -> None:
        """Do the action of that fixed id, or show its page."""
        if action in PAGES:
            self._navigation.go(PAGES[action])
        elif action in PAGE_ACTIONS:
            self._run_action(*PAGE_ACTIONS[action])
        elif action in WINDOW_ACTIONS:
            wanted = WINDOW_ACTIONS[action]
            for each in self._window_actions:
                if each.id == wanted:
                    each.run()
        elif action in ORDERS:
            self._begin_order(ORDERS[action])
        elif action.startswith(THEME):
            self._dependencies.preferences.change(theme=action.removeprefix(THEME))
        elif action.startswith(LANGUAGE):
            self._dependencies.preferences.change(interface_language=action.removeprefix(LANGUAGE))
        elif action in self._ways:
            self._ways[action]()

    def _run_action(self, place: str, action: str) -> None:
        """Show a page, focus it, and run one of its actions."""
        if self._navigation.has_page(place):
            page = self._shown(place)
            page.focus()
            for each in page.actions():
                if each.id == action:
                    each.run()

    def _print(self) -> None:
        """Print what the page shown prints, or else the section of the rules."""
        here = self._navigation.here
        page = self._navigation.page(here) if self._navigation.has_page(here) else None
        prints = [each for each in (page.actions() if page else ()) if each.key == PRINT_KEY]
        for each in prints:
            each.run()
        if not prints:
            self._run_action(RULES, "rules.print")

    def _print_timeline(self) -> None:
        self._run_action(TOURNAMENT, "event.timeline")
        self._print()

    def _shown(self, place: str) -> Page:
        self._navigation.go(place)
        return self._navigation.page(place)

    def _show_appeals(self) -> None:
        page = self._shown(CALLS)
        if isinstance(page, AppealsPage):
            page.show_list("appeals")

    def _show_penalties(self) -> None:
        page = self._shown(INFRACTIONS)
        if isinstance(page, PolicyPage):
            page.show_penalties()

    def _open_infraction(self, entry: str, words: str) -> None:
        page = self._shown(INFRACTIONS)
        if isinstance(page, PolicyPage):
            page.open_entry(entry, words)

    def _show_player(self, name: str) -> None:
        page = self._shown(TOURNAMENT)
        if isinstance(page, PlayersPage):
            page.show_player(name)

    def _begin_order(self, text: str) -> None:
        if self._dependencies.bridge.engine is None:
            self._run_action(*PAGE_ACTIONS["new-event"])
        else:
            self._dependencies.ask(text)

    def _show_rule(self, place: str, text: str, block: int) -> None:
        page = rules_page(self._navigation)
        if page is not None:
            page.show_found(text, RuleReference(*place.split("#", 1)), block)

    def _show_term(self, term: str) -> None:
        page = rules_page(self._navigation)
        if page is not None:
            page.show_term(term)


def rules_page(navigation: Navigation) -> AnsweringPage | None:
    """Show and return the page that searches the rules; None while the library is not ready."""
    if not navigation.has_page(RULES):
        return None
    navigation.go(RULES)
    return navigation.answering_page()
