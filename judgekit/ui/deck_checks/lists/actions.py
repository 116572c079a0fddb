"""Actions of the Lists view, with their keys; without effect while another view is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.deck_checks.lists.overview.view import FINDINGS_KEY, WITHOUT_KEY, ListsOverview
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from judgekit.ui.shell.parts.cards.load_key import LOAD_KEY
from judgekit.ui.widgets.actions import Action


class ListsParts(Protocol):
    """What the actions need of the view."""

    @property
    def overview(self) -> ListsOverview:
        """The overview of all lists."""

    @property
    def card_file(self) -> CardFileBar:
        """The card file used to check lists."""

    @property
    def format(self) -> FormatChoice:
        """The format that lists are checked against."""

    def isVisible(self) -> bool: ...

    def begin_new(self) -> None:
        """Begin a list."""

    def paste(self) -> None:
        """Begin a list with the clipboard's text."""

    def open_file(self) -> None:
        """Ask for a list's file."""

    def choose_many(self) -> None:
        """Ask for the source of many lists."""

    def search(self) -> None:
        """Focus the search field."""


def lists_actions(view: ListsParts) -> tuple[Action, ...]:
    """Return all actions of the view."""

    def action(name: str, words: Callable[[], str], key: str, run: Callable[[], object]) -> Action:
        def act() -> None:
            if view.isVisible():
                run()

        return Action(f"lists.{name}", words, key, act, repeats=False, applies=view.isVisible)

    overview = view.overview
    return (
        action("new", lambda: translate("ListsView", "New list"), "Ctrl+N", view.begin_new),
        action("paste", lambda: translate("ListsView", "Paste a decklist"), "Ctrl+V", view.paste),
        action("open", lambda: translate("ListsView", "Open a decklist"), "Ctrl+O", view.open_file),
        action(
            "many",
            lambda: translate("ListsView", "Many lists at once"),
            "Ctrl+Shift+O",
            view.choose_many,
        ),
        action("filter", lambda: translate("ListsView", "Search the lists"), "Ctrl+F", view.search),
        action(
            "findings",
            lambda: translate("ListsView", "Only lists with findings"),
            FINDINGS_KEY,
            overview.with_findings.toggle,
        ),
        action(
            "without",
            lambda: translate("ListsView", "Only players without a list"),
            WITHOUT_KEY,
            overview.without_list.toggle,
        ),
        action(
            "cards",
            lambda: translate("ListsView", "Load a card file"),
            LOAD_KEY,
            view.card_file.load_or_stop,
        ),
        action(
            "format",
            lambda: translate("ListsView", "Check against another format"),
            "Ctrl+Shift+F",
            view.format.open,
        ),
    )
