"""States of the screenshots: each is a name, a page, and what a user does there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QApplication, QWidget

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.clock.page import ClockPage
from judgekit.ui.clock.panels.correction_panel import TO, CorrectionPanel
from judgekit.ui.shell.corrections.view import CorrectionView
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.views.corrections.typed_values import shown_value
from tests.journeys import (
    card_pictures,
    day_pictures,
    deck_pictures,
    glance_pictures,
    laptop_pictures,
    library_pictures,
    rehearsal_pictures,
    shell_pictures,
    team_pictures,
    time_pictures,
    welcome_pictures,
)
from tests.journeys.find_pictures import FOUND, typed
from tests.journeys.guide_files import GUIDE, bring
from tests.journeys.penalty_pictures import penalised
from tests.journeys.rehearsal_pictures import REHEARSALS
from tests.journeys.report_pictures import reported
from tests.journeys.rules_pictures import (
    CR,
    ES,
    find_in_text,
    forget_search,
    note_found,
    read,
    read_then,
    repaired,
    searched_with_note,
    with_note,
    without_note,
)
from tests.journeys.stage import Stage
from tests.seen import called


class State(NamedTuple):
    """`arrange` starts from the page with an empty command bar; `undo` leads back there."""

    name: str
    place: str
    arrange: Callable[[Stage], None]
    undo: Callable[[Stage], None] = lambda stage: None
    subject: Callable[[Stage], QWidget] = lambda stage: stage.window
    """The window to grab, if another one."""


def _nothing(stage: Stage) -> None:
    del stage


def _card(stage: Stage) -> QWidget:
    card = QApplication.activeWindow()
    assert card is not None
    card.showNormal()
    card.resize(stage.window.size())
    stage.settle(120)
    return card


def _phrases(stage: Stage) -> None:
    stage.press("F12")
    stage.settle(300)


def _phrases_with_number(stage: Stage) -> None:
    _phrases(stage)
    for key in ("Right", "5", ":", "3", "4"):
        stage.press(key)


def _press(*keys: str) -> Callable[[Stage], None]:
    def act(stage: Stage) -> None:
        for key in keys:
            stage.press(key)

    return act


def _after(begin: Callable[[Stage], None], *keys: str) -> Callable[[Stage], None]:
    """A new tournament, then keys on the current page; letters after a quote."""

    def arrange(stage: Stage) -> None:
        begin(stage)
        place = stage.window.navigation.here
        stage.window.navigation.page(place).focus()
        stage.settle(60)
        for key in keys:
            if key.startswith("'"):
                for letter in key[1:]:
                    stage.press(letter)
            else:
                stage.press(key)
            stage.settle(60)

    return arrange


def _instead(stage: Stage) -> None:
    """Type another extension than is due, while its judge is on a second call."""
    day_pictures.running(stage)
    day_pictures.do(stage, OpenCall(31, judge="T. Weber"))
    stage.pass_time(0, 40)
    pane = next(each for each in stage.window.findChildren(CallPane) if each.isVisible())
    called(pane, pane.tr("Give instead"), TextField).setText("5")
    stage.settle(100)


def _new_judge(stage: Stage) -> None:
    """A name that no judge has is written at the open call."""
    day_pictures.running(stage)
    stage.settle(100)
    pane = next(each for each in stage.window.findChildren(CallPane) if each.isVisible())
    field = pane.findChildren(TextField)[0]
    field.setText("T. Webre")
    field.editingFinished.emit()
    stage.settle(100)


def _correct_call(stage: Stage) -> None:
    """A closed call began a minute earlier."""
    _after(day_pictures.running, "Down", "Down", "E")(stage)
    form = next(each for each in stage.window.findChildren(CorrectionView) if each.isVisible())
    opened = form.fields.rows[0]
    field = opened.field
    opened.control.setText(shown_value(field, int(field.value or 0) - MINUTE))
    form.why.setText("M. Silva’s watch")
    stage.settle(300)


def _earlier_pause(stage: Stage) -> None:
    """Enter a pause that happened earlier, from the timeline."""
    _timeline(stage)
    stage.press("Shift+N")
    form = next(each for each in stage.window.findChildren(CorrectionView) if each.isVisible())
    form.subjects.choose("pause")
    form.subject_wanted.emit("pause")
    stage.settle(250)


def _paste_pairings(stage: Stage) -> None:
    day_pictures.begin(stage)
    rows = [f"{n}\tRossi, Anna {n}\tPetrova, Lena {n}" for n in range(1, 15)]
    QApplication.clipboard().setText(
        "\n".join(["Round 5", *rows, "15\tLind, Vera", "\tBauer\tBYE"])
    )
    stage.press("F3")
    stage.settle(60)
    stage.press("Ctrl+V")


def _timeline(stage: Stage) -> None:
    day_pictures.overtime(stage)
    stage.press("Ctrl+Z")
    stage.press("F4")


def _put_back(stage: Stage) -> None:
    """Take back a step on the timeline, and ask whether to put it back."""
    _timeline(stage)
    for key in ("Down", "Down", "U", "Return", "U"):
        stage.press(key)


def _tracked(stage: Stage) -> None:
    day_pictures.overtime(stage)
    stage.type("t 45")
    stage.press("Return")


def _new_event(stage: Stage) -> None:
    day_pictures.begin(stage)
    stage.press("Ctrl+N")


def _display(stage: Stage) -> QWidget:
    page = stage.window.navigation.page("clock")
    assert isinstance(page, ClockPage)
    display = page.clock_actions.display
    assert display is not None
    display.resize(1280, 800)
    stage.settle(60)
    return display


def _set_to(stage: Stage) -> None:
    """Set the clock to 42:00."""
    _after(day_pictures.running, "+")(stage)
    panel = next(each for each in stage.window.findChildren(CorrectionPanel) if each.isVisible())
    panel.how.choose(TO)
    panel.how.chosen.emit(TO)
    panel.by.setText("42")
    stage.settle(60)


def _put_away(stage: Stage) -> None:
    """Close what is open, and remove the tournament."""
    for _ in range(3):
        stage.press("Esc")
    bridge = stage.program.bridge
    bridge.remove(bridge.current)
    stage.settle(60)


def _alarm(stage: Stage) -> None:
    day_pictures.running(stage)
    stage.pass_time(0, 160)


def _day(
    name: str, place: str, arrange: Callable[[Stage], None], **fields: Callable[[Stage], QWidget]
) -> State:
    return State(name, place, arrange, _put_away, **fields)


def _official(stage: Stage) -> None:
    """The official wording of the infraction, from an imported guide."""
    bring(stage, GUIDE, "guide.md")
    _after(penalised, "'2.1", "Ctrl+Shift+G")(stage)


def _without_guide(stage: Stage) -> None:
    stage.press("Ctrl+Shift+G")
    _put_away(stage)
    stage.remove_documents()


def _regular(*keys: str) -> Callable[[Stage], None]:
    return _after(penalised, "Ctrl+L", "Ctrl+L", *keys)


DAY = (
    _day("clock", "clock", _after(day_pictures.running)),
    _day("clock-paused", "clock", _after(day_pictures.paused)),
    _day("clock-overtime", "clock", _tracked),
    _day("clock-set-to", "clock", _set_to),
    _day("clock-pause-all", "clock", _after(day_pictures.running, "Shift+P", "'fire alarm")),
    _day("clock-end", "clock", _after(day_pictures.time_up, "Esc", "Ctrl+E")),
    _day(
        "public-display-paused", "clock", _after(day_pictures.all_paused, "F11"), subject=_display
    ),
    _day("after-time", "clock", _after(day_pictures.time_up, "End", "'7", "Space", "'23")),
    _day("after-time-later", "clock", _after(day_pictures.time_up, "Esc")),
    _day("clock-done-asked", "clock", _after(day_pictures.overtime, "Down", "F")),
    _day("clock-judges", "clock", _after(day_pictures.overtime, "Shift+J")),
    _day("clock-other-chosen", "clock", _after(day_pictures.running, "K")),
    _day("clock-not-started", "clock", _after(day_pictures.begin)),
    _day("clock-start", "clock", _after(day_pictures.begin, "N")),
    _day("clock-extension", "clock", _after(day_pictures.running, "X", "'5")),
    _day("clock-correction", "clock", _after(day_pictures.running, "+", "'2")),
    _day("clock-alarm", "clock", _alarm),
    _day("slip", "clock", _after(day_pictures.running, "Down", "P")),
    _day("draft", "clock", _after(day_pictures.draft, "D")),
    _day("draft-start", "clock", _after(day_pictures.begin, "D")),
    _day("public-display", "clock", _after(day_pictures.running, "F11"), subject=_display),
    _day(
        "public-display-overtime", "clock", _after(day_pictures.overtime, "F11"), subject=_display
    ),
    _day("public-display-draft", "clock", _after(day_pictures.draft, "F11"), subject=_display),
    _day("calls", "calls", _after(day_pictures.running)),
    _day("calls-instead", "calls", _instead),
    _day("calls-correct", "calls", _correct_call),
    _day(
        "calls-earlier", "calls", _after(day_pictures.running, "Shift+N", "'10:41", "Tab", "'10:46")
    ),
    _day("calls-tell-again", "calls", _after(day_pictures.told_otherwise, "Down", "Down")),
    _day("clock-tell-again", "clock", _after(day_pictures.told_otherwise)),
    _day("clock-tell-again-overtime", "clock", _after(day_pictures.told_otherwise_after_time)),
    _day("undo-asked", "calls", _after(day_pictures.running, "Ctrl+Z")),
    _day("calls-appeal-new", "calls", _after(day_pictures.running, "A")),
    _day("calls-appeal", "calls", _after(day_pictures.appealed)),
    _day("calls-appeal-outcome", "calls", _after(day_pictures.appealed, "2", "'The block counts")),
    _day("calls-appeal-unnamed", "calls", _after(day_pictures.among_strangers, "1", "Return")),
    _day("calls-appeals", "calls", _after(day_pictures.appealed, "L", "Down")),
    _day("calls-feedback", "calls", _after(day_pictures.appealed, "F")),
    _day("deck-check", "decks", _after(deck_pictures.checking, "F3", "'rish")),
    _day("deck-check-other", "decks", _after(deck_pictures.checking, "F3", "F6")),
    _day("deck-check-people", "decks", _after(deck_pictures.checking, "F3", "Ctrl+J")),
    _day(
        "deck-check-sleeves",
        "decks",
        _after(deck_pictures.checking, "F3", "F7", "Down", "Space"),
    ),
    _day("deck-check-mouse", "decks", _after(deck_pictures.pointing, "F3")),
    _day("deck-check-marked", "decks", _after(deck_pictures.marked, "F3", "F6")),
    _day("deck-check-commander", "decks", _after(deck_pictures.without_list, "F3")),
    _day("deck-check-team", "decks", _after(deck_pictures.team, "F3")),
    _day("deck-finished", "decks", _after(deck_pictures.finished, "F10")),
    _day("deck-check-slip", "decks", _after(deck_pictures.checking, "F3", "Ctrl+R")),
    _day("deck-check-penalty", "decks", _after(deck_pictures.checking, "F3", "F6", "Ctrl+W")),
    _day("deck-choose", "decks", _after(deck_pictures.with_lists, "F2")),
    _day("deck-choose-drawn", "decks", _after(deck_pictures.with_lists, "F2", "R")),
    _day("deck-choose-target", "decks", _after(deck_pictures.with_lists, "F2", "T", "'23", "Tab")),
    _day("deck-choose-standings", "decks", _after(deck_pictures.with_standings, "F2", "P")),
    _day("deck-choose-contention", "decks", _after(deck_pictures.with_standings, "F2", "B")),
    _day("deck-lists", "decks", _after(deck_pictures.with_lists, "F4")),
    _day("deck-lists-list", "decks", _after(deck_pictures.with_lists, "F4", "Return")),
    _day("infractions", "infractions", _after(penalised, "'drew extra card", "Return", "1")),
    State(
        "infractions-no-guide",
        "infractions",
        _after(penalised, "'2.5", "Ctrl+Shift+G"),
        _without_guide,
    ),
    State("infractions-official", "infractions", _official, _without_guide),
    _day(
        "infractions-answered",
        "infractions",
        _after(penalised, "'drew extra card", "Return", "1", "Alt+Y", *["Alt+N"] * 6),
    ),
    _day(
        "infractions-opponent",
        "infractions",
        _after(penalised, "'game rule violation", "Return", "1", "Alt+O"),
    ),
    _day(
        "infractions-new-player",
        "infractions",
        _after(penalised, "'missed trigger", "Return", "4", "'Nobody Known", "Return"),
    ),
    _day(
        *("infractions-no-such-table", "infractions"),
        _after(penalised, "'drew extra card", "Return", "1", "Ctrl+T", "'77"),
    ),
    _day("infractions-questions", "infractions", _after(penalised, "F2", "2", "1")),
    _day(
        "infractions-written",
        "infractions",
        _after(penalised, "'hidden card error", "Return", "1", "Alt+Y", "Ctrl+Return"),
    ),
    _day("infractions-tardiness", "infractions", _after(penalised, "'3.1", "Return", "1")),
    _day("infractions-late", "infractions", _after(penalised, "'late 7 minutes", "Return", "1")),
    _day("infractions-regular", "infractions", _regular()),
    _day("infractions-swearing", "infractions", _regular("'swearing at an opponent", "Return")),
    _day("infractions-long-name", "infractions", _after(penalised, "'rolled a die for the match")),
    _day(
        "infractions-deviation", "infractions", _regular("'forgot his trigger", "Return", "F2", "D")
    ),
    _day("penalties", "infractions", _after(penalised, "Ctrl+Shift+P")),
    _day("event-new", "event", _new_event),
    _day("event", "event", day_pictures.begin),
    _day("event-pairings", "event", _paste_pairings),
    _day("event-timeline", "event", _timeline),
    _day("event-report", "event", _after(reported, "F7")),
    _day("event-report-empty", "event", _after(day_pictures.begin, "F7")),
    _day("event-earlier", "event", _earlier_pause),
    _day("event-put-back", "event", _put_back),
    _day("event-all", "event", _after(day_pictures.begin, "F5")),
    _day("event-players", "event", _after(penalised, "F6")),
    _day("event-players-erase", "event", _after(penalised, "F6", "Del")),
    _day("event-players-erased", "event", _after(penalised, "F6", "Del", "Shift+Tab", "Return")),
    _day("order-extension", "clock", typed("x 14 5")),
    _day("order-absurd", "clock", typed("x 14 500", "Return")),
    _day("order-call", "calls", typed("c")),
    _day("order-new-judge-asked", "clock", typed("c 14 errand T. Webre", "Return")),
    _day("call-new-judge", "calls", _new_judge),
    *(_day(name, place, typed(text)) for name, place, text in FOUND),
)


def _stay(stage: Stage) -> None:
    shell_pictures.stay(stage)
    _put_away(stage)


FRAME = (
    State("quitting", "clock", shell_pictures.quitting, _stay),
    State("event-two", "event", shell_pictures.two_events, shell_pictures.remove_all),
    State("event-created", "event", shell_pictures.created, shell_pictures.remove_all),
    State("event-paired", "event", shell_pictures.paired, shell_pictures.remove_all),
    State("event-put-aside", "event", shell_pictures.put_aside, shell_pictures.remove_rehearsed),
    State("no-event", "clock", _nothing),
    State("no-event-calls", "calls", _nothing),
    State("no-event-decks", "decks", _nothing),
    State("no-event-penalties", "infractions", _press("Ctrl+Shift+P"), _press("Ctrl+Shift+P")),
    State("no-event-listed", "event", _press("F5"), _press("F2")),
    State("print-preview", "event", shell_pictures.previewed, _put_away, shell_pictures.preview),
)

TIME = (
    State("clock-disagrees", "clock", time_pictures.disagreeing, time_pictures.agree),
    State("event-clock-followed", "event", time_pictures.followed, time_pictures.agree),
    State(
        "opening-time", "clock", time_pictures.asking, time_pictures.answer, time_pictures.question
    ),
)


def _shared(name: str, place: str, arrange: Callable[[Stage], None], *keys: str) -> State:
    return State(name, place, _after(arrange, *keys), team_pictures.end)


SHARED = (
    _shared("shared-clock", "clock", team_pictures.shared),
    _shared("shared-cut-off", "clock", team_pictures.cut_off),
    _shared("shared-hub-gone", "clock", team_pictures.long_cut),
    _shared("shared-timeline", "event", team_pictures.cut_off, "F4"),
    _shared("shared-penalties", "infractions", team_pictures.cut_off, "Ctrl+Shift+P"),
    _shared("shared-came-back", "clock", team_pictures.came_back),
    _shared("shared-ended-elsewhere", "clock", team_pictures.ended_elsewhere),
    _shared("shared-set-aside-timeline", "event", team_pictures.came_back, "F4"),
    _shared("shared-asked", "clock", team_pictures.asked),
    _shared("shared-undone", "calls", team_pictures.undone),
    _shared("shared-table", "clock", team_pictures.told_of_table),
    _shared("shared-shut-out", "calls", team_pictures.shut_out),
    _shared("shared-read-only", "calls", team_pictures.clock_off),
    _shared("shared-listed", "event", team_pictures.shared, "F5"),
)


LAPTOPS = (
    State("laptops-alone", "event", laptop_pictures.ways_in, _put_away),
    State("laptops-join", "event", laptop_pictures.code_typed, laptop_pictures.stop),
    State("laptops-found", "event", laptop_pictures.found, laptop_pictures.stop),
    State("laptops-several", "event", laptop_pictures.found_several, laptop_pictures.stop),
    State("laptops-waiting", "event", laptop_pictures.waiting, laptop_pictures.stop),
    State("laptops-refused", "event", laptop_pictures.refused, laptop_pictures.stop),
    *(
        State(name, "event", arrange, team_pictures.end)
        for name, arrange in laptop_pictures.SHARED.items()
    ),
)

LIBRARY = (
    State("library", "rules", library_pictures.library, library_pictures.leave),
    State("library-import", "rules", library_pictures.previewed, library_pictures.leave),
    State("library-refused", "rules", library_pictures.refused, library_pictures.leave),
    State("library-remove", "rules", library_pictures.asked_to_remove, library_pictures.remove),
    State("library-pair", "rules", library_pictures.paired_by_hand, library_pictures.unpair),
)


CARDS = (
    *(State(name, "rules", do, card_pictures.leave) for name, do in card_pictures.SHOWN.items()),
    *(
        State(name, "rules", do, card_pictures.put_away, _card)
        for name, do in card_pictures.ANSWERED.items()
    ),
)

STATES: tuple[State, ...] = (
    *CARDS,
    *(State(*each, glance_pictures.put_away) for each in glance_pictures.STATES),
    *DAY,
    *SHARED,
    *LAPTOPS,
    *LIBRARY,
    *FRAME,
    *TIME,
    State("rules", "rules", read("Introduction")),
    State("rules-since", "rules", library_pictures.changes_of(read("2.5")), _press("Esc")),
    State("rules-results", "rules", searched_with_note, forget_search),
    State("rules-note", "rules", with_note, without_note),
    State("rules-note-editor", "rules", read_then("2.6", "N"), _press("Esc")),
    State("rules-parallel", "rules", read_then("3.9", "L"), _press("L")),
    State("rules-gap", "rules", read_then("3.9", "L", document=ES), _press("L")),
    State("rules-find", "rules", find_in_text, _press("Esc")),
    State("rules-table", "rules", read("Appendix E")),
    State("rules-formula", "rules", read("Appendix C#Opponents' match-win percentage")),
    State("rules-numbered", "rules", read("104.2", CR)),
    State("rules-glossary", "rules", read_then("2.6", "G"), _press("Alt+Left")),
    State("rules-bookmarks", "rules", read_then("2.6", "B", "M"), _press("Return", "Ctrl+Z")),
    State("rules-compare", "rules", read_then("2.5", "E", "N", document=ES), _press("Esc")),
    State("rules-nothing-found", "rules", lambda stage: stage.type("qqqqq zzzzz")),
    State("rules-repair", "rules", repaired),
    State("rules-absent-number", "rules", lambda stage: stage.type("702.19b")),
    State("rules-changed", "rules", read("2.5")),
    State("rules-own-note-found", "rules", note_found, forget_search),
    State("answer-card", "rules", read_then("2.6", "A"), _press("Esc"), _card),
    State("answer-card-short", "rules", read_then("104.3", "A", document=CR), _press("Esc"), _card),
    State("answer-card-turned", "rules", read_then("2.6", "A", "T"), _press("Esc"), _card),
    State("phrases", "clock", _phrases, _press("Esc"), _card),
    State("phrases-number", "clock", _phrases_with_number, _press("Esc", "Esc"), _card),
    State("command-bar-today", "rules", lambda stage: stage.type("2.4")),
    State("rules-today", "rules", read("2.4")),
    State("command-bar", "rules", lambda stage: stage.type("2.6")),
    State("command-bar-forms", "rules", lambda stage: stage.press("Ctrl+K")),
    State("first-minute", "rules", welcome_pictures.first_minute, welcome_pictures.looked_up),
    *(State(each, "clock", do, rehearsal_pictures.ended) for each, do in REHEARSALS),
    State("settings", "settings", _nothing),
    State("help", "help", _nothing),
)
