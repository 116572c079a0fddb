"""What can be done in the Lists view, by which key; nothing while another view is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.ui.deck_checks.lists.card_file_bar import LOAD_KEY
from judgekit.ui.deck_checks.lists.overview.view import FINDINGS_KEY, WITHOUT_KEY
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.widgets.actions import Action

if TYPE_CHECKING:
    from judgekit.ui.deck_checks.lists.view import ListsView


def lists_actions(view: ListsView) -> tuple[Action, ...]:
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
