"""A notice that comes or goes moves nothing that a judge may be about to click."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from judgekit.domain.clock.alarms import Alarm, AlarmKind
from judgekit.domain.clock.commands import GrantExtension
from judgekit.domain.shared.history import Amend
from judgekit.engine.timeline import Step
from judgekit.rehearsal.tour.tour import TASKS
from judgekit.ui.clock.page_body import Side
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.bars.banner_list import BannerList
from judgekit.ui.shell.bars.banner_notice import BannerNotice
from judgekit.ui.shell.bars.banners import Banners
from judgekit.ui.shell.bars.line_cell import LineCell
from judgekit.ui.shell.bars.pending_list import PendingRow
from judgekit.ui.shell.undo.question import UndoQuestion
from judgekit.ui.shell.window.page_stack import PageArea
from judgekit.ui.tournament.pairings.pane import PairingsPane
from judgekit.ui.widgets.hairline import Ground
from judgekit.ui.widgets.pressable import Pressable
from tests.journeys.hall_day import begin_event, start_round
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.mouse import Mouse, visible_part
from tests.journeys.stage import Stage
from tests.seen import button, part, shows
from tests.storage.record.faulty_disk import Fault
from tests.ui.shell.strip_cells import let_message_go

CONTROLS = (QAbstractButton, QLineEdit, QTextEdit, QAbstractItemView, LineCell, Pressable)
NOTICES = (Banners, BannerList, UndoQuestion)
PAGES = tuple(f"Ctrl+{number}" for number in range(1, 7))
LONG = (
    "Часы компьютера на 01:12:30 впереди времени турнира, 10:15:04. Если следовать им, всё, что"
    " осталось, останется: раунд 1 закончится в 12:02:30, столы 3, 7 и 14 играют до 12:06:30."
)


@pytest.fixture
def working(disk, judge: JudgeAtWork) -> JudgeAtWork:
    """In round 1 of 10:00 to 10:50, where table 14 has a call."""
    begin_event(judge)
    start_round(judge)
    return judge.at("10:10", "c 14").keys("Esc")


def places(judge: JudgeAtWork) -> dict[QWidget, QPoint]:
    """Where in the window each visible control begins, but for those of notices, once a page that
    is shown for the first time has found its places."""
    before, now = {}, places_now(judge)
    while now != before:
        judge.stage.settle(60)
        before, now = now, places_now(judge)
    return now


def places_now(judge: JudgeAtWork) -> dict[QWidget, QPoint]:
    window = judge.window
    kept = [each for kind in NOTICES for each in window.findChildren(kind)]
    return {
        each: each.mapTo(window, QPoint())
        for each in window.findChildren(QWidget)
        if isinstance(each, CONTROLS) and each.isVisible() and not visible_part(each).isEmpty()
        if not any(notice.isAncestorOf(each) for notice in kept)
    }


def moved(before: dict[QWidget, QPoint], after: dict[QWidget, QPoint]) -> list[str]:
    """What stands elsewhere, or is not there any more."""
    return [
        f"{type(each).__name__} {each.accessibleName()}: {place} {after.get(each)}"
        for each, place in before.items()
        if after.get(each) != place
    ]


# -- each kind of notice: what brings it, and what takes it away


def one_banner(judge: JudgeAtWork) -> Callable[[], object]:
    messages = judge.stage.program.messages
    messages.stand("disk", lambda: "The disk is full.", lambda: None)
    return lambda: messages.withdraw("disk")


def several_banners(judge: JudgeAtWork) -> Callable[[], object]:
    messages = judge.stage.program.messages
    messages.stand("disk", lambda: "The disk is full.", lambda: None)
    messages.put("time", Banner(lambda: LONG, lambda: None, lambda: "Следовать часам компьютера"))
    messages.stand("text", lambda: LONG * 2)
    return lambda: [messages.withdraw(key) for key in ("disk", "time", "text")]


def alarms(judge: JudgeAtWork) -> Callable[[], object]:
    for clock in ("main", "Sealed", "Draft"):
        judge.stage.program.alarms.rang.emit(Alarm(0, AlarmKind.TIME, clock))
    assert len(judge.alarms()) == 3
    return lambda: judge.keys("Esc")


def update(judge: JudgeAtWork) -> Callable[[], object]:
    messages = judge.stage.program.messages
    banner = Banner(lambda: "Judgekit is now version 9.", lambda: None, token="accent")
    messages.put("release-notes", banner)
    return lambda: messages.withdraw("release-notes")


def other_time(judge: JudgeAtWork) -> Callable[[], object]:
    clock, bridge = judge.stage.clock, judge.stage.program.bridge
    clock.change_system_clock(3_600)
    bridge.second.emit(bridge.now())
    assert len(judge.banners()) == 1

    def back() -> None:
        clock.change_system_clock(-3_600)
        bridge.second.emit(bridge.now())

    return back


def closing(judge: JudgeAtWork) -> Callable[[], object]:
    judge.window.close()
    assert len(judge.banners()) == 1
    messages = judge.stage.program.messages
    return lambda: messages.withdraw("closing")


def message(judge: JudgeAtWork) -> Callable[[], object]:
    judge.stage.program.messages.say("Copied")
    return lambda: let_message_go(judge.window.strip)


KINDS = (one_banner, several_banners, alarms, update, other_time, closing, message)


@pytest.mark.parametrize(
    ("size", "percent"),
    [((1280, 800), 100), ((1024, 700), 100), ((1024, 700), 160), ((1024, 700), 200)],
)
def test_nothing_moves(working: JudgeAtWork, size, percent):
    wrong = []
    working.stage.program.preferences.change(text_percent=percent)
    working.window.resize(*size)
    # What was just said makes room in the strip by itself after a while.
    let_message_go(working.window.strip)
    for page in PAGES:
        working.keys(page)
        before = places(working)
        assert len(before) > 10
        for kind in KINDS:
            take_away = kind(working)
            during = places(working)
            take_away()
            after = places(working)
            kept = before
            if kind is message and percent > 100:
                # The strip is full: its cells give way to the message beside the hall's sentence.
                kept = {each: at for each, at in before.items() if not isinstance(each, LineCell)}
            changes = (moved(kept, during), moved(kept, after), working.banners())
            wrong += [(kind.__name__, page, *changes)] if any(changes) else []
            before = after
    assert not wrong


def test_what_waits_to_be_recorded_opens_over_the_page(disk, working: JudgeAtWork):
    working.keys("Ctrl+2")
    before = places(working)
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("x 3 5").keys("Esc")
    assert shows(working.window, PendingRow)
    assert moved(before, places(working)) == []
    disk.is_well = True
    working.tab_to("Try again").keys("Space")
    assert not shows(working.window, PendingRow)


def test_a_click_that_was_aimed_at_the_page_discards_nothing(disk, working: JudgeAtWork, qtbot):
    working.keys("Ctrl+2")
    disk.arm(Fault.FULL, 0, for_good=True)
    working.order("x 3 5")
    QApplication.processEvents()
    row = part(working.window, PendingRow)

    def is_reached() -> bool:
        at = row.drop.mapTo(working.window, row.drop.rect().center())
        return row.isAncestorOf(working.window.childAt(at))

    assert not is_reached()
    qtbot.waitUntil(is_reached)
    Mouse().click(row.drop)
    assert working.banners() == []


def test_the_question_before_an_undo_lies_over_the_page(working: JudgeAtWork):
    working.order("x 3 5").wait(3).keys("Ctrl+2", "Space").wait(3).keys("Space").wait(3)
    before = places(working)
    working.keys("Ctrl+Z")
    assert part(working.window, UndoQuestion).isVisible()
    assert moved(before, places(working)) == []
    working.keys("Esc")
    assert not part(working.window, UndoQuestion).isVisible()
    assert moved(before, places(working)) == []


def test_tab_comes_from_the_question_to_the_page_below_it(working: JudgeAtWork):
    working.wait(3).keys("Ctrl+2", "Space").wait(3).keys("Space").wait(3).keys("Ctrl+Z")
    question = part(working.window, UndoQuestion)
    working.tab_to("Cancel").keys("Tab")
    focused = working.window.focusWidget()
    assert not question.isAncestorOf(focused)
    assert working.window.pages.isAncestorOf(focused)


def test_a_table_to_be_told_again_is_read_on_the_line_and_its_buttons_are_reached_by_tab(
    working: JudgeAtWork,
):
    bridge = working.stage.program.bridge
    working.keys("Ctrl+1")
    before = places(working)
    given = bridge.submit(GrantExtension(3, 120))
    assert isinstance(given, Step)
    bridge.submit(Amend(given.id, {"seconds": 60}))
    assert moved(before, places(working)) == []
    line = part(working.window, Banners)
    assert button(line, "Mark as told").isVisible()
    working.tab_to("Mark as told")
    before = places(working)
    working.keys("Space")
    assert working.banners() == []
    assert moved(before, places(working)) == []


def test_all_notices_open_over_the_page_and_close_with_esc(working: JudgeAtWork):
    several_banners(working)
    working.keys("Ctrl+2")
    before = places(working)
    working.tab_to("Show all notices").keys("Space").stage.settle(20)
    shown = part(working.window, BannerList)
    heights = [each.height() for each in shown.findChildren(BannerNotice)]
    assert len(heights) == 3
    assert shown.height() == sum(heights) + 1
    assert moved(before, places(working)) == []
    working.keys("Esc")
    assert not shown.isVisible()
    assert moved(before, places(working)) == []
    assert len(working.banners()) == 3


def test_another_notice_waits_until_the_mouse_has_left_the_button(working: JudgeAtWork, qtbot):
    messages = working.stage.program.messages
    tried: list[str] = []
    messages.stand("disk", lambda: "The disk is full.", lambda: tried.append("disk"))
    working.stage.settle(20)
    line, mouse = part(working.window, Banners), Mouse()
    retry = button(line, "Try again")
    mouse.click(retry)
    messages.stand("text", lambda: "A text can't be read.", lambda: tried.append("text"))
    assert line.shown == "disk"
    mouse.click(retry)
    assert tried == ["disk", "disk"]
    qtbot.waitUntil(lambda: line.shown == "text")


def test_in_large_letters_the_line_lies_over_the_page_only_while_there_is_a_notice(
    working: JudgeAtWork, qtbot
):
    working.stage.program.preferences.change(text_percent=200)
    working.window.resize(1024, 700)
    working.keys("Ctrl+2").stage.settle(60)
    line, pages = part(working.window, Banners), working.window.pages
    assert not line.isVisible()
    assert pages.height() == working.window.area.height()
    take_away = one_banner(working)
    QApplication.processEvents()
    assert line.isVisible()
    at = line.mapTo(working.window, line.rect().center())
    assert pages.isAncestorOf(working.window.childAt(at))
    qtbot.waitUntil(lambda: line.isAncestorOf(working.window.childAt(at)))
    take_away()
    assert not line.isVisible()


@pytest.mark.parametrize("page", PAGES)
def test_the_empty_line_is_no_band_below_the_page(working: JudgeAtWork, page):
    """What a page's columns are painted with goes on down to the strip."""
    working.keys(page)
    if page == "Ctrl+5":
        working.write("game rule violation").keys("Return", "1")
    working.stage.settle(200)
    line, window = part(working.window, Banners), working.window
    picture = window.grab().toImage()
    top = line.mapTo(window, QPoint()).y()
    left = window.area.mapTo(window, QPoint()).x()
    grounds = [
        each
        for each in window.area.findChildren(Ground)
        if each.isVisible() and each.mapTo(window, QPoint(0, each.height())).y() == top
    ]
    names = ("surface", "surface-sunken", "line")
    tokens = {working.stage.program.look.theme.color(each).rgb() for each in names}
    for y in (top, top + line.height() // 2, top + line.height() - 1):
        for ground in grounds:
            x = ground.mapTo(window, QPoint(ground.width() // 2, 0)).x()
            assert picture.pixel(x, y) == picture.pixel(x, top - 1)
        row = {picture.pixel(x, y) for x in range(left, window.width())}
        assert row <= tokens
    assert grounds or page not in ("Ctrl+3", "Ctrl+5")


def test_the_grounds_below_a_page_follow_what_it_shows(working: JudgeAtWork):
    working.keys("Ctrl+5")
    working.stage.settle(60)

    def sunken() -> int:
        area = working.window.area
        QApplication.processEvents()
        picture, y = area.grab().toImage(), area.height() - 4
        sunken = working.stage.program.look.theme.color("surface-sunken").rgb()
        return sum(picture.pixel(x, y) == sunken for x in range(area.width()))

    assert sunken() == 0
    working.write("game rule violation").keys("Return", "1")
    assert sunken() > 400
    working.keys("Ctrl+Shift+P")
    assert sunken() == 0


@pytest.fixture
def rehearsing(tmp_path, rules_provider, qtbot) -> Iterator[Stage]:
    stage = Stage(tmp_path, rules_provider)
    stage.begin("clock")
    qtbot.waitActive(stage.window)
    stage.program.rehearse(4471)
    stage.settle(30)
    yield stage
    stage.leave()


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("percent", [100, 160])
def test_the_steps_of_the_tour_follow_each_other_at_one_height(
    rehearsing, language, percent, qtbot
):
    rehearsing.program.preferences.change(interface_language=language, text_percent=percent)
    rehearsing.window.resize(1024, 700)
    tour = rehearsing.program.rehearsals.tour
    rehearsing.press("Ctrl+Alt+N")
    qtbot.waitUntil(lambda: tour.tour is not None)
    rehearsing.settle(60)
    area, tops = rehearsing.window.area, []
    for _ in TASKS:
        tops.append(area.y())
        tour.bar.first_wanted.emit()
        rehearsing.settle(10)
        if tour.tour is None or tour.tour.task is None:
            break
    assert len(tops) > 4
    assert set(tops) == {tops[0]}


def test_what_is_said_about_pasted_pairings_moves_no_button(working: JudgeAtWork):
    working.keys("Ctrl+6", "F3")
    pane = part(working.window, PairingsPane)
    working.paste("4 Forest\n4 Island\n2 Lightning Bolt")
    before = places(working)
    pane.take()
    assert moved(before, places(working)) == []
    pane.paste("x" * 2_000_000)
    within = {each: place for each, place in before.items() if isinstance(each, QAbstractButton)}
    assert moved(within, places(working)) == []


@pytest.mark.parametrize("keys", [("X",), ("Shift+J",)], ids=["extension", "judges"])
def test_the_clocks_side_panel_and_its_edge_go_on_in_the_empty_line(working: JudgeAtWork, keys):
    area = working.window.findChild(PageArea)
    assert area.grounds() == []

    working.keys("Ctrl+2", *keys).stage.settle(60)
    side = working.window.findChild(Side)
    left, top = side.mapTo(area, QPoint()).x(), area.pages.geometry().bottom() + 1
    room = area.height() - top
    assert room > 0
    assert area.grounds() == [
        (QRect(left, top, side.width(), room), "surface-sunken"),
        (QRect(left, top, 1, room), "line"),
    ]

    working.keys("Esc").stage.settle(60)
    assert area.grounds() == []
