"""What can be done on the Infractions page, by which key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from judgekit.ui.infractions.record_head import ALL, DEVIATION, FIELDS
from judgekit.ui.infractions.wording import translate
from judgekit.ui.shell.actions import Action

if TYPE_CHECKING:
    from judgekit.ui.infractions.page import InfractionsPage
    from judgekit.ui.infractions.penalties_desk import PenaltiesDesk
    from judgekit.ui.infractions.ruling_desk import RulingDesk

    OnDesk = Callable[[RulingDesk], object]
    OnList = Callable[[PenaltiesDesk], object]


def page_actions(page: InfractionsPage) -> Sequence[Action]:
    """Each does nothing where the catalogue, or the view that it belongs to, isn't there."""

    def on(act: OnDesk) -> Callable[[], None]:
        def run() -> None:
            if page.desk is not None and not page.lists_penalties:
                act(page.desk)

        return run

    def on_list(act: OnList, otherwise: OnDesk | None = None) -> Callable[[], None]:
        def run() -> None:
            if page.lists_penalties and page.penalties is not None:
                act(page.penalties)
            elif otherwise is not None:
                on(otherwise)()

        return run

    table: Sequence[tuple[str, str, OnDesk, tuple[str, ...]]] = (
        ("infractions.questions", "F2", lambda desk: desk.take_focus_to_questions(), ("Q",)),
        ("infractions.level", "Ctrl+L", lambda desk: desk.finding.turn_level(), ()),
        ("infractions.edition", "Ctrl+E", lambda desk: desk.finding.turn_edition(), ()),
        ("infractions.none", "N", lambda desk: desk.finding.show_none(), ("Ctrl+Shift+N",)),
        ("infractions.player", "P", lambda desk: desk.panel.whose.take_focus(), ("Ctrl+P",)),
        (
            "infractions.table",
            "T",
            lambda desk: desk.panel.whose.table_field.setFocus(),
            ("Ctrl+T",),
        ),
        ("infractions.write", "Ctrl+Return", lambda desk: desk.recording.write(), ("Ctrl+Enter",)),
        (
            "infractions.head-judge",
            "H",
            lambda desk: desk.recording.ask_head_judge(),
            ("Ctrl+Shift+H",),
        ),
        ("infractions.deviate", "D", lambda desk: desk.panel.toggle(DEVIATION), ("Ctrl+Shift+D",)),
        ("infractions.fields", "M", lambda desk: desk.panel.toggle(FIELDS), ("Ctrl+Shift+M",)),
        ("infractions.all", "L", lambda desk: desk.panel.toggle(ALL), ("Ctrl+Shift+L",)),
        ("infractions.card", "A", lambda desk: desk.show_card(), ("Ctrl+Shift+A",)),
        ("infractions.rules", "R", lambda desk: desk.body.toggle_aside(), ("Ctrl+Shift+R",)),
        ("infractions.copy", "Ctrl+C", lambda desk: desk.slip.copy(), ()),
    )
    named = partial(partial, words_of)
    return (
        Action(
            "infractions.find",
            named("infractions.find"),
            "Ctrl+F",
            on_list(lambda desk: desk.view.field.setFocus(), lambda desk: desk.take_focus()),
        ),
        *(Action(name, named(name), key, on(act), also) for name, key, act, also in table),
        Action("infractions.list", named("infractions.list"), "Ctrl+Shift+P", page.turn_view),
        Action(
            "infractions.correct",
            named("infractions.correct"),
            "C",
            on_list(lambda desk: desk.correct()),
        ),
        Action(
            "infractions.take-back",
            named("infractions.take-back"),
            "U",
            on_list(lambda desk: desk.ask_to_take_back()),
        ),
        Action(
            "infractions.close",
            named("infractions.close"),
            "Esc",
            on_list(lambda desk: desk.step_back(), lambda desk: desk.step_back()),
        ),
    )


def words_of(name: str) -> str:
    """What an action does, in the interface language of the moment."""
    words = {
        "infractions.find": translate("Infractions", "Say what happened"),
        "infractions.questions": translate("Infractions", "To the questions; digits answer"),
        "infractions.level": translate("Infractions", "Another Rules Enforcement Level"),
        "infractions.edition": translate("Infractions", "The other edition"),
        "infractions.none": translate("Infractions", "What is no infraction"),
        "infractions.player": translate("Infractions", "Whose it is"),
        "infractions.table": translate("Infractions", "At which table"),
        "infractions.write": translate("Infractions", "Write it down"),
        "infractions.head-judge": translate("Infractions", "Ask the head judge"),
        "infractions.deviate": translate("Infractions", "Another penalty"),
        "infractions.fields": translate("Infractions", "Round, judge, comment"),
        "infractions.all": translate("Infractions", "All penalties of the player"),
        "infractions.card": translate("Infractions", "Answer card"),
        "infractions.rules": translate("Infractions", "Paragraph of the rules"),
        "infractions.copy": translate("Infractions", "Copy what the player is told"),
        "infractions.list": translate("Infractions", "Penalties of the event, and back"),
        "infractions.correct": translate("Infractions", "Correct the chosen penalty"),
        "infractions.take-back": translate("Infractions", "Take the chosen penalty back"),
        "infractions.close": translate("Infractions", "Back"),
    }
    return words[name]
