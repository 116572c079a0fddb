"""Actions of the Infractions page, with their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

from judgekit.ui.infractions.controller import InfractionsController
from judgekit.ui.infractions.penalties.controller import PenaltiesController
from judgekit.ui.infractions.recording.head import ALL, DEVIATION, FIELDS
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.widgets.actions import Action
from judgekit.ui.words.penalty_wording import translate

OnFinding = Callable[[InfractionsController], object]
OnList = Callable[[PenaltiesController], object]


class InfractionsViews(Protocol):
    """What the actions need of the page."""

    @property
    def controller(self) -> InfractionsController | None:
        """Controller for finding and ruling; None while the catalogue can't be read."""

    @property
    def penalties(self) -> PenaltiesController | None:
        """Controller of the list of penalties; None until it is first shown."""

    @property
    def lists_penalties(self) -> bool:
        """Whether the list is shown instead of the ruling."""

    def turn_view(self) -> None:
        """Switch to the other view."""


def page_actions(page: InfractionsViews) -> Sequence[Action]:
    """Return all actions; each is without effect without the catalogue, or outside its view."""
    turn = Action("list", partial(words_of, "list"), "Ctrl+Shift+P", page.turn_view)
    return (*_in_both(page), *_while_finding(page), turn, *_in_the_list(page))


def _while_finding(page: InfractionsViews) -> Iterator[Action]:
    def action(name: str, key: str, act: OnFinding, *also: str) -> Action:
        run = partial(_on_finding, page, act)
        return Action(name, partial(words_of, name), key, run, also, applies=shown)

    def shown() -> bool:
        return page.controller is not None and not page.lists_penalties

    yield action("questions", "F2", lambda controller: controller.finder.questions.setFocus(), "Q")
    yield action(
        "yes", "Alt+Y", lambda controller: controller.entry.circumstances.answer(holds=True)
    )
    yield action(
        "no", "Alt+N", lambda controller: controller.entry.circumstances.answer(holds=False)
    )
    yield action("steps", "F", lambda controller: controller.entry.steps.toggle(), "Alt+F")
    yield action("level", "Ctrl+L", lambda controller: controller.finding.turn_level())
    yield action("edition", "Ctrl+E", lambda controller: controller.finding.turn_edition())
    yield action("none", "N", lambda controller: controller.finding.show_none(), "Ctrl+Shift+N")
    yield action("player", "P", lambda controller: controller.panel.whose.take_focus(), "Alt+P")
    yield action("seated", "S", lambda controller: controller.lateness.take_focus(), "Alt+S")
    yield action(
        "happened", "W", lambda controller: controller.panel.happened.take_focus(), "Alt+W"
    )
    yield action("opponent", "Alt+O", lambda controller: controller.panel.opponent.toggle())
    yield action(
        "same-player", "Y", lambda controller: controller.panel.question.say_yes(), "Ctrl+Shift+Y"
    )
    yield action(
        "other-player", "O", lambda controller: controller.panel.question.say_no(), "Ctrl+Shift+O"
    )
    yield action(
        "table", "T", lambda controller: controller.panel.whose.table_field.setFocus(), "Ctrl+T"
    )
    yield action(
        "write", "Ctrl+Return", lambda controller: controller.recording.write(), "Ctrl+Enter"
    )
    yield action(
        "head-judge", "H", lambda controller: controller.recording.ask_head_judge(), "Ctrl+Shift+H"
    )
    yield action(
        "deviate", "D", lambda controller: controller.panel.toggle(DEVIATION), "Ctrl+Shift+D"
    )
    yield action("fields", "M", lambda controller: controller.panel.toggle(FIELDS), "Ctrl+Shift+M")
    yield action("all", "L", lambda controller: controller.panel.toggle(ALL), "Ctrl+Shift+L")
    yield action("card", "A", lambda controller: controller.show_card(), "Ctrl+Shift+A", "Alt+A")
    yield action("official", "G", _turn_to_official, "Ctrl+Shift+G")
    yield action("rules", "R", lambda controller: controller.body.toggle_aside(), "Ctrl+Shift+R")
    yield action("print", PRINT_KEY, _print)
    yield action("copy", "Ctrl+C", lambda controller: controller.slip.copy())


def _print(controller: InfractionsController) -> None:
    if controller.slip.isVisible():
        controller.slip.print()
    else:
        controller.booklet.preview()


def _turn_to_official(controller: InfractionsController) -> None:
    # Long texts that are still to be laid out would move it.
    controller.show_rest()
    controller.official.toggle()


def _in_the_list(page: InfractionsViews) -> Iterator[Action]:
    def action(name: str, key: str, act: OnList) -> Action:
        run = partial(_on_list, page, act)
        return Action(name, partial(words_of, name), key, run, applies=shown)

    def shown() -> bool:
        return page.penalties is not None and page.lists_penalties

    yield action("correct", "E", lambda controller: controller.correct())
    yield action("take-back", "U", lambda controller: controller.ask_to_take_back())
    yield action("print-one", "P", lambda controller: controller.print_chosen())
    yield action("print-list", PRINT_KEY, lambda controller: controller.print())


def _in_both(page: InfractionsViews) -> Iterator[Action]:
    def action(name: str, key: str, finding: OnFinding, listing: OnList) -> Action:
        def run() -> None:
            _on_finding(page, finding)
            _on_list(page, listing)

        return Action(name, partial(words_of, name), key, run)

    yield action(
        "find",
        "Ctrl+F",
        lambda controller: controller.take_focus(),
        lambda controller: controller.view.field.setFocus(),
    )
    yield action(
        "close",
        "Esc",
        lambda controller: controller.step_back(),
        lambda controller: controller.step_back(),
    )


def _on_finding(page: InfractionsViews, act: OnFinding) -> None:
    if page.controller is not None and not page.lists_penalties:
        act(page.controller)


def _on_list(page: InfractionsViews, act: OnList) -> None:
    if page.penalties is not None and page.lists_penalties:
        act(page.penalties)


def words_of(name: str) -> str:
    """Description of an action, in the current interface language."""
    words = {
        "find": translate("Infractions", "Search infractions"),
        "questions": translate("Infractions", "To the questions; digits answer"),
        "yes": translate("Infractions", "Yes: it applies here"),
        "no": translate("Infractions", "No: it doesn't apply here"),
        "steps": translate("Infractions", "All steps of the remedy, or those needed here"),
        "level": translate("Infractions", "Another Rules Enforcement Level"),
        "edition": translate("Infractions", "The other edition"),
        "none": translate("Infractions", "What is not an infraction"),
        "player": translate("Infractions", "Player"),
        "same-player": translate("Infractions", "Yes: this is the player"),
        "other-player": translate("Infractions", "No: another player"),
        "table": translate("Infractions", "At which table"),
        "seated": translate("Infractions", "When the player was seated"),
        "happened": translate("Infractions", "What happened"),
        "opponent": translate("Infractions", "Also record 2.6 for the opponent"),
        "write": translate("Infractions", "Record penalty"),
        "head-judge": translate("Infractions", "Ask the head judge"),
        "deviate": translate("Infractions", "Another penalty"),
        "fields": translate("Infractions", "Round and judge"),
        "all": translate("Infractions", "All penalties of the player"),
        "card": translate("Infractions", "Answer card"),
        "official": translate("Infractions", "Official wording, and back"),
        "rules": translate("Infractions", "Paragraph of the rules"),
        "print": translate("Infractions", "Print what the player is told, or the booklet"),
        "copy": translate("Infractions", "Copy what the player is told"),
        "list": translate("Infractions", "Penalties of the event, and back"),
        "correct": translate("Infractions", "Correct the chosen penalty"),
        "take-back": translate("Infractions", "Undo the chosen penalty"),
        "print-one": translate("Infractions", "Print the chosen penalty"),
        "print-list": translate("Infractions", "Print the list"),
        "close": translate("Infractions", "Back"),
    }
    return words[name]
