"""Actions of the Deck checks page, with their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from judgekit.ui.deck_checks.check.controller import CheckController
from judgekit.ui.deck_checks.check.deck.facts import MODE_KEY, OTHER_PART_KEY
from judgekit.ui.deck_checks.page_body import CHECK, KEYS
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.widgets.actions import Action

OnController = Callable[[CheckController], object]


class DeckChecksViews(Protocol):
    """What the actions need of the page."""

    @property
    def view(self) -> str:
        """Name of the view shown."""

    @property
    def controller(self) -> CheckController:
        """Controller of the checks in progress."""

    def show_view(self, name: str) -> None:
        """Show a view."""

    def ask_for_table(self) -> None:
        """Ask for the table of a new check."""

    def record_recommended(self, number: int) -> None:
        """Begin a recommended penalty, by number from 0."""


def page_actions(page: DeckChecksViews) -> tuple[Action, ...]:
    """Return the actions: the views', and those of a check, without effect outside its view."""
    return (*_views(page), *_in_check(page))


def _views(page: DeckChecksViews) -> Iterator[Action]:
    for name, key in KEYS:
        yield Action(name, partial(_words_of, name), key, partial(page.show_view, name))
    yield Action("start", partial(_words_of, "start"), "Ctrl+D", page.ask_for_table)


def _in_check(page: DeckChecksViews) -> Iterator[Action]:
    def action(name: str, key: str, act: OnController, *also: str) -> Action:
        def run() -> None:
            if shown():
                act(page.controller)

        return Action(name, partial(_words_of, name), key, run, also, repeats=False, applies=shown)

    def shown() -> bool:
        return page.view == CHECK

    yield Action(
        "print",
        partial(_words_of, "print"),
        PRINT_KEY,
        page.controller.print_checklist,
        repeats=False,
        applies=shown,
    )
    yield action("other-part", OTHER_PART_KEY, lambda controller: controller.actions.turn_part())
    yield action("other-deck", "F6", lambda controller: controller.actions.turn_deck())
    yield action("checklist", "F7", lambda controller: controller.actions.toggle_checklist())
    yield action(
        "checklist-items", "Ctrl+F7", lambda controller: controller.actions.edit_checklist()
    )
    yield action("mode", MODE_KEY, lambda controller: controller.actions.turn_mode())
    yield action("nothing-more", "F9", lambda controller: controller.actions.close_deck())
    yield action("paste-list", "Ctrl+V", lambda controller: controller.paste_list())
    yield action("people", "Ctrl+J", lambda controller: controller.actions.edit())
    yield action("next-check", "Ctrl+Tab", lambda controller: controller.turn_check())
    for name, key, number in (("record", "W", 0), ("record-second", "Shift+W", 1)):
        act, also = partial(page.record_recommended, number), (key,)
        words = partial(_words_of, name)
        yield Action(name, words, f"Ctrl+{key}", act, also, repeats=False, applies=shown)
    yield action("return", "Ctrl+R", lambda controller: controller.return_now())


def _words_of(name: str) -> str:
    words = {
        "choose": translate("Decks", "Choose tables"),
        "check": translate("Decks", "Current check"),
        "lists": translate("Decks", "Decklists"),
        "finished": translate("Decks", "Checks finished today"),
        "start": translate("Decks", "Start a deck check"),
        "other-part": translate("Decks", "The sideboard comes now, or the main deck again"),
        "other-deck": translate("Decks", "Type into the other deck"),
        "checklist": translate("Decks", "Sleeves and cards, the physical part"),
        "checklist-items": translate("Decks", "What the physical part consists of here"),
        "print": translate("Decks", "Print the checklist"),
        "mode": translate(
            "Decks", "Tick by letters and Enter, one letter a card, or down the list"
        ),
        "nothing-more": translate("Decks", "Counting finished for this deck"),
        "paste-list": translate("Decks", "Paste the list of this deck's player"),
        "people": translate("Decks", "Players, judges, stage of the match"),
        "next-check": translate("Decks", "Next check in progress"),
        "record": translate("Decks", "Record the recommended penalty"),
        "record-second": translate("Decks", "Record the second recommended penalty"),
        "return": translate("Decks", "Return the decks"),
    }
    return words[name]
