"""What can be done in the Lists view, by which key; nothing while another view is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from judgekit.ui.deck_checks.lists.card_file_bar import LOAD_KEY, CardFileBar
from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.deck_checks.lists.overview.view import FINDINGS_KEY, WITHOUT_KEY, ListsOverview
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.widgets.actions import Action


class ListsOrders(Protocol):
    """What the view is asked to do, and the parts of it that are asked themselves."""

    @property
    def overview(self) -> ListsOverview:
        """All lists."""

    @property
    def card_file(self) -> CardFileBar:
        """The card file that lists are held against."""

    @property
    def format(self) -> FormatChoice:
        """The format that they are held against."""

    def isVisible(self) -> bool: ...

    def begin_new(self) -> None:
        """Begin a list."""

    def paste(self) -> None:
        """Begin a list with what was copied."""

    def open_file(self) -> None:
        """Ask for the file of a list."""

    def choose_many(self) -> None:
        """Ask where many lists are."""

    def search(self) -> None:
        """Go to the field that lists are searched with."""


def lists_actions(view: ListsOrders) -> tuple[Action, ...]:
    """All of them."""

    def action(name: str, words: Callable[[], str], key: str, run: Callable[[], object]) -> Action:
        def act() -> None:
            if view.isVisible():
                run()

        return Action(f"lists.{name}", words, key, act, repeats=False)

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
            view.card_file.ask_for_file,
        ),
        action(
            "format",
            lambda: translate("ListsView", "Hold against another format"),
            "Ctrl+Shift+F",
            view.format.open,
        ),
    )
