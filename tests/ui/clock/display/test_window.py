"""The projector's window: what it shows, what it never shows, and what it costs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPaintEvent

from judgekit.domain.calls.commands import OpenCall
from judgekit.domain.clock.commands import (
    CallSlowPlay,
    EndRound,
    FinishTable,
    GrantExtension,
    NextTurn,
    PauseClock,
    SeatJudge,
    StartDraft,
    StartRound,
    StartTurns,
)
from judgekit.domain.clock.snapshot import ClockState
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.setup.commands import Note, ShowMessage
from judgekit.ui.clock.display.face import FacePainter, parts, unit_of
from judgekit.ui.clock.display.facts import ClockFace, TableLine
from judgekit.ui.clock.display.window import PublicDisplay
from judgekit.ui.look import ThemeChoice
from judgekit.ui.words.wording import time_of_day
from tests.keyboard import press
from tests.painted import painted, painted_texts
from tests.same_picture import same_picture

SECRETS = ("Rossi", "Petrova", "Weber", "Moreau", "Slow Play", "spilled", "ruling", "backpack")


@pytest.fixture
def display(dependencies, qtbot) -> PublicDisplay:
    made = PublicDisplay(dependencies)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


@pytest.fixture
def shown(display, qtbot) -> PublicDisplay:
    with qtbot.waitExposed(display):
        display.show()
    return display


@pytest.fixture
def overtime(hall):
    """Round 4, 3:20 past time, as in the picture of the display."""
    hall.open().pair(45, "A. Rossi", "L. Petrova").do(StartRound(round=4))
    hall.do(*(GrantExtension(table, by) for table, by in ((22, 270), (17, 360), (12, 720))))
    hall.do(GrantExtension(8, 120), CallSlowPlay(45, "A. Rossi")).wait(50)
    hall.do(StartTurns(31), StartTurns(45)).wait(2).do(StartTurns(8), NextTurn(8))
    hall.do(*(NextTurn(31) for _ in range(4)), *(NextTurn(45) for _ in range(3)))
    return hall.wait(1, 20)


def test_overtime_as_in_the_picture(shown, overtime):
    words = painted(shown)
    assert words[0] == "−03:20"
    for text in ("Modern Open", "Round 4 of 7", "Overtime", "Tables still playing"):
        assert text in words
    tables = words[words.index("22") :]
    assert [each for each in tables if each.startswith("until")] == [
        "until −04:30",
        "until −06:00",
        "until −12:00",
    ]
    assert [each for each in tables if each.startswith("turn ")] == [
        "turn 4 of 5",
        "turn 3 of 7",
        "turn 1 of 5",
    ]
    assert [each for each in tables if each.isdigit()] == ["22", "17", "12", "31", "45", "8"]


def test_running_it_says_when_it_ends_and_who_plays_longer(shown, hall):
    hall.open().do(StartRound(round=4), GrantExtension(7, 60), GrantExtension(9, 60)).wait(37, 20)
    (face,) = shown.faces
    assert (face.reading, face.ending) == ("12:40", "Round ends at")
    assert face.more.startswith("2 table")
    assert {face.reading, face.time, face.ending} <= set(painted(shown))


def test_never_a_name_a_penalty_a_note_or_a_reason(shown, overtime):
    overtime.do(
        SeatJudge(45, "T. Weber"),
        GrantExtension(17, 60, "ruling"),
        GrantExtension(12, 60, "a drink was spilled"),
        OpenCall(22, judge="D. Moreau"),
        StartDeckCheck(17),
        CallSlowPlay(45, "L. Petrova"),
        Note("backpack found"),
    )
    for all_words in (painted(shown), [shown.windowTitle(), shown.accessibleName()]):
        for secret in SECRETS:
            assert not any(secret.lower() in words.lower() for words in all_words)
    assert len(painted(shown)) > 15


def test_more_tables_than_fit_take_turns(shown, hall):
    hall.open().do(StartRound()).do(*(GrantExtension(table, 600) for table in range(1, 31)))
    hall.wait(50)
    seen: set[str] = set()
    for _ in range(6):
        words = painted(shown)
        assert any(re.match(r"Tables still playing, page \d of \d", each) for each in words)
        seen |= {each for each in words if each.isdigit()}
        hall.wait(seconds=10)
    assert {str(table) for table in range(1, 31)} <= seen


def test_a_table_whose_extension_is_over_is_said_to_be(shown, overtime):
    overtime.wait(2)
    assert [line.table for line in shown.faces[0].playing] == ["17", "12"]
    assert ("22", "time is up") in [(line.table, line.words) for line in shown.faces[0].turns]
    overtime.do(FinishTable(22))
    assert "22" not in painted(shown)


def test_paused_the_state_is_said_in_words_and_shape(shown, hall):
    hall.open().do(StartRound()).wait(10).do(PauseClock())
    (face,) = shown.faces
    assert face.state_words == "Paused"
    assert face.ending == "If resumed now, ends at"
    hall.wait(10)
    assert shown.faces[0].reading == "40:00"


def test_a_draft_shows_the_step_and_the_cards(shown, hall):
    hall.open().do(StartDraft()).wait(seconds=85)
    (face,) = shown.faces
    assert face.reading == "30"
    assert face.state_words.startswith("Pick 3 of 15 · 13 card")
    assert "pass to the left" in face.subtitle


def test_a_round_without_a_limit_counts_up(shown, hall):
    hall.open().do(StartRound(minutes=None)).wait(1, 5)
    assert (shown.faces[0].reading, shown.faces[0].ending) == ("01:05", "no time limit")


def test_between_rounds_it_is_the_time_of_day(shown, hall):
    hall.open()
    assert shown.faces[0].ending == "The first round has not begun"
    hall.do(StartRound(round=2)).do(EndRound())
    assert shown.faces[0].ending == "Round 2 of 7 is over"
    assert shown.faces[0].subtitle == "Time of day"


def test_without_a_tournament_it_says_so(shown):
    assert painted(shown) == ["No event is open"]


def test_several_clocks_share_the_screen(shown, hall):
    hall.open().do(StartRound(), StartRound("Sealed", minutes=30, kind="deck-construction"))
    words = painted(shown)
    assert {"50:00", "30:00", "Modern Open", "Sealed", "Deck construction"} <= set(words)
    hall.do(EndRound("main"))
    assert [face.title for face in shown.faces] == ["Sealed"]


def face(playing: tuple[TableLine, ...] = ()) -> ClockFace:
    return ClockFace("Sealed", "Round 1", ClockState.OVERTIME, "−03:20", playing=playing)


@pytest.mark.parametrize("count", range(1, 9))
def test_the_parts_lie_within_the_screen_and_apart(count):
    screen = QRect(0, 0, 1920, 1080)
    rooms = parts(screen, [face()] * count)
    assert len(rooms) == count
    assert all(screen.contains(room) for room in rooms)
    for place, room in enumerate(rooms):
        assert not any(room.intersects(other) for other in rooms[:place])


@pytest.mark.parametrize("count", range(2, 9))
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 768), (2560, 800)], ids=str)
def test_the_first_clock_has_more_than_half_and_no_other_has_larger_digits(look, count, size):
    screen = QRect(0, 0, *size)
    rooms = parts(screen, [face()] * count)
    areas = [room.width() * room.height() for room in rooms]
    assert areas[0] * 2 >= screen.width() * screen.height()
    heights = [
        FacePainter(look, face(), room, unit_of(room, screen, count), screen=size[1])
        .digits_room("−03:20")
        .height()
        for room in rooms
    ]
    assert all(heights[0] >= other for other in heights[1:])


def test_stacked_clocks_leave_more_to_the_one_that_lists_tables():
    tables = (TableLine("12", "until −12:00", "15:47:00"),)
    upper, lower = parts(QRect(0, 0, 1280, 800), [face(playing=tables), face()])
    assert upper.bottom() + 1 == lower.top()
    assert (lower.bottom(), upper.width(), lower.width()) == (799, 1280, 1280)
    assert upper.height() > lower.height() * 1.5


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080), (1280, 1024)], ids=str)
@pytest.mark.parametrize("clocks", [1, 2, 3])
def test_rows_message_and_time_of_day_are_legible_from_fifteen_metres(
    shown, overtime, size, clocks
):
    """Capitals are at least a twenty-fifth of the screen's height."""
    overtime.do(ShowMessage("Food until 14:00"))
    others = ("Sealed", "Trios")[: clocks - 1]
    overtime.do(*(StartRound(name, minutes=30, kind="deck-construction") for name in others))
    shown.resize(*size)
    shown.refresh()
    (face, *_) = shown.faces
    lines = (*face.playing, *face.turns)
    rows = {each.table for each in lines} | {each.words for each in lines}
    texts = [text for text in painted_texts(shown) if text.words in rows]
    texts += [text for text in painted_texts(shown) if text.words == "Food until 14:00"]
    assert len(texts) >= 5
    font = QFont(shown.face_painters[0].digits_font)
    for text in texts:
        font.setPixelSize(round(text.size))
        assert QFontMetricsF(font).capHeight() >= size[1] / 25 - 0.5, text


def test_a_message_stands_below_the_clocks_until_it_is_taken_away(shown, hall):
    hall.open().do(StartRound(), ShowMessage("Leave by the main door"))
    assert "Leave by the main door" in painted(shown)
    hall.do(ShowMessage(""))
    assert "Leave by the main door" not in painted(shown)


@pytest.mark.parametrize("length", [20, 60, 120])
def test_a_message_takes_room_and_covers_nothing(shown, overtime, length):
    before = shown.face_painters[0].room
    overtime.do(ShowMessage(("word " * 30)[: length - 1] + "!"))
    (painter,) = shown.face_painters
    assert painter.room.bottom() < shown.foot.room.top()
    assert shown.foot.room.bottom() == shown.rect().bottom()
    assert painter.room.height() <= before.height()


def test_the_time_of_day_stands_beside_every_clock_and_between_rounds_alone(shown, hall):
    hall.open().do(StartRound()).wait(2)
    assert time_of_day(hall.bridge.now()) in painted(shown)
    hall.do(EndRound())
    assert painted(shown).count(time_of_day(hall.bridge.now())) <= 1


def test_a_clock_with_matches_comes_first_and_only_its_readings_count_as_such(shown, hall):
    hall.open().do(StartRound("Sealed", minutes=30, kind="deck-construction"), StartRound())
    assert [face.title for face in shown.faces] == ["Modern Open", "Sealed"]


class WatchedDisplay(PublicDisplay):
    """Remembers what it was asked to paint."""

    def __init__(self, dependencies) -> None:
        super().__init__(dependencies)
        self.asked: list[QRect] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.asked.append(event.rect())
        super().paintEvent(event)


def test_a_second_paints_only_the_digits(dependencies, overtime, qtbot):
    display = WatchedDisplay(dependencies)
    qtbot.addWidget(display)
    display.resize(1280, 800)
    with qtbot.waitExposed(display):
        display.show()
    QGuiApplication.processEvents()
    display.asked.clear()
    overtime.wait(seconds=1)
    QGuiApplication.processEvents()
    (rect,) = display.asked
    assert rect.height() < display.height() // 2
    overtime.bridge.second.emit(overtime.bridge.now())
    QGuiApplication.processEvents()
    assert len(display.asked) == 1


def test_hidden_it_does_nothing(display, overtime):
    assert display.faces == ()


def test_toggle_shows_and_puts_away(display, hall):
    display.toggle()
    assert display.isVisible()
    display.toggle()
    assert not display.isVisible()


def test_on_two_screens_it_fills_the_second_one(tmp_path):
    screens = [
        {"name": name, "x": x, "y": 0, "width": width, "height": height, "dpr": 1}
        | {"logicalDpi": 96, "logicalBaseDpi": 96}
        for name, x, width, height in (("judge", 0, 1366, 768), ("hall", 1366, 1920, 1080))
    ]
    configuration = tmp_path / "screens.json"
    configuration.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    program = subprocess.run(
        [sys.executable, "-m", "tests.ui.clock.display.two_screens", str(tmp_path / "home")],
        # Relative: a colon, as in paths of Windows, would end the name of the file.
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={configuration.name}",
            "PYTHONPATH": str(Path(__file__).parents[4]),
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    told = json.loads(program.stdout)
    assert told["screen"] != told["beside"]
    assert (told["full"], told["gone"]) == (True, True)
    assert told["size"] in ([1920, 1080], [1366, 768])


def test_on_one_screen_it_is_a_window_with_keys_of_its_own(display, hall, qtbot):
    with qtbot.waitExposed(display):
        display.toggle()
    display.setFocus()
    assert not display.isFullScreen()
    press(display, "F11")
    assert display.isFullScreen()
    press(display, "F11")
    assert not display.isFullScreen()
    press(display, "Esc")
    assert not display.isVisible()


def test_it_never_holds_the_program_and_goes_with_it(shown, bridge):
    assert not shown.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    bridge.close()
    assert not shown.isVisible()


def test_it_keeps_its_contrast_in_every_theme(shown, overtime, look):
    pictures = []
    for theme in list(ThemeChoice)[1:]:
        look.dress(theme, 100)
        pictures.append(shown.grab().toImage())
    assert all(same_picture(picture, pictures[0]) for picture in pictures)
    assert pictures[0].pixelColor(5, 5).name() == "#000000"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080), (640, 480)])
def test_nothing_lies_outside_or_over_another(shown, overtime, look, size):
    shown.resize(*size)
    shown.refresh()
    (face,) = shown.faces
    screen = QRect(0, 0, *size)
    (painter,) = shown.face_painters
    digits = painter.digits_room(face.reading)
    assert screen.contains(digits)
    texts = painted_texts(shown)
    assert all(text.size <= text.y < size[1] for text in texts)
    (head,) = [text for text in texts if text.words == "Tables still playing"]
    assert head.y - head.size > digits.bottom()
    rows = [text for text in texts if text.words in {line.table for line in face.playing}]
    assert len(rows) == len(face.playing)
    assert all(row.y > head.y for row in rows)
