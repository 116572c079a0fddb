"""The strip while a tournament is open."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import (
    CorrectClock,
    EndRound,
    FinishTable,
    GrantExtension,
    PauseClock,
    StartDraft,
    StartRound,
    StartTurns,
    StillPlaying,
)
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.look import ThemeChoice
from judgekit.ui.shell.bars.line_cell import LineCell
from judgekit.ui.shell.bars.pieces import PieceKind
from judgekit.ui.shell.bars.strip import Strip, StripCell
from judgekit.ui.words.wording import time_with_seconds
from tests.ui.shell.strip_cells import cell, in_minutes, just_now, let_message_go, seat


def test_before_the_first_round_it_says_that_none_was_started(strip):
    assert strip.words() == [
        "Modern Open, not started",
        "No open call, C + table number opens one",
        "No round is in progress, the Clock page starts one",
    ]


def test_a_running_clock_says_what_is_left_and_when_it_ends(strip, bridge, tell):
    bridge.submit(StartRound(round=4))
    ends = in_minutes(bridge, 50)
    tell(37 * 60 + 20)
    clock, _, hall = strip.words()
    assert clock == f"Modern Open, round 4, running 12:40 ends {ends}"
    assert hall == f"No table is holding up the round, ends {ends} with the round"


def test_a_paused_clock_stands_still_and_has_no_end(strip, bridge, tell):
    bridge.submit(StartRound(round=4))
    tell(60)
    bridge.submit(PauseClock())
    tell(60)
    clock, _, hall = strip.words()
    assert clock == "Modern Open, round 4, paused 49:00"
    resumed = time_with_seconds(bridge.now() + 49 * MINUTE)
    assert hall == f"No table is holding up the round, paused; if resumed now, ends {resumed}"


def test_a_paused_draft_has_no_end(strip, bridge, tell):
    bridge.submit(StartDraft("main"))
    tell(45)
    bridge.submit(PauseClock())
    tell(60)
    clock, _, hall = strip.words()
    assert clock == "Modern Open, draft, paused 00:35"
    assert "paused; if resumed now, ends" in hall


def test_while_a_clock_is_paused_no_table_has_a_time_until_which_it_plays(strip, bridge, tell):
    bridge.submit(StartRound())
    bridge.submit(GrantExtension(12, 120))
    bridge.submit(PauseClock())
    tell(60)
    until = time_with_seconds(bridge.now() + 52 * MINUTE)
    assert strip.words()[-1] == f"Waiting for table 12; paused; if resumed now, until {until}"


def test_overtime_counts_up_with_its_own_word(strip, bridge, tell):
    bridge.submit(StartRound(round=4))
    called = in_minutes(bridge, 50)
    tell(53 * 60 + 20)
    clock, _, hall = strip.words()
    assert clock == "Modern Open, round 4, overtime −03:20"
    assert hall == f"No table is holding up the round, time was called at {called}"


def test_a_round_without_a_limit_counts_up(strip, bridge, tell):
    bridge.submit(StartRound(round=3, minutes=None))
    tell(75)
    clock, _, hall = strip.words()
    assert clock == "Modern Open, round 3, running 01:15 no time limit"
    assert hall == "The round has no time limit, runs until you end it"


def test_the_hall_waits_for_the_table_with_the_latest_deadline(strip, bridge):
    bridge.submit(StartRound())
    bridge.submit(GrantExtension(17, 6 * 60))
    bridge.submit(GrantExtension(12, 12 * 60 + 20))
    now = bridge.now()
    last, without = (
        time_with_seconds(now + 62 * MINUTE + 20_000),
        time_with_seconds(now + 56 * MINUTE),
    )
    assert strip.words()[-1] == (f"Waiting for table 12 until {last}; without it until {without}")


def test_tables_with_the_same_deadline_are_named_together(strip, bridge):
    bridge.submit(StartRound())
    for table in (3, 8):
        bridge.submit(GrantExtension(table, 12 * 60))
    now = bridge.now()
    last, end = time_with_seconds(now + 62 * MINUTE), time_with_seconds(now + 50 * MINUTE)
    assert strip.words()[-1] == f"Waiting for tables 3, 8 until {last}; without them until {end}"
    bridge.submit(GrantExtension(17, 6 * 60))
    for table in (9, 12):
        bridge.submit(GrantExtension(table, 12 * 60))
    end = time_with_seconds(now + 56 * MINUTE)
    assert strip.words()[-1] == f"Waiting for tables 3, 8 +2 until {last}; without them until {end}"


def test_a_table_that_is_done_is_not_waited_for(strip, bridge):
    bridge.submit(StartRound())
    bridge.submit(GrantExtension(12, 60))
    bridge.submit(FinishTable(12))
    assert strip.words()[-1] == "No table is holding up the round, all tables are done"


def test_tables_in_turns_are_named_and_the_others_counted(strip, bridge, tell):
    bridge.submit(StartRound())
    seat(bridge, 1, 2, 3)
    tell(50 * 60)
    assert strip.words()[-1].startswith("3 table(s) not reported, time was called at ")
    bridge.submit(StartTurns(1))
    assert strip.words()[-1] == "In turns: table(s) 1, 2 table(s) not reported"
    bridge.submit(FinishTable(2))
    bridge.submit(FinishTable(3))
    assert strip.words()[-1].startswith("In turns: table(s) 1, time was called at ")


def test_tables_known_to_play_are_not_said_to_be_unreported(strip, bridge, tell):
    bridge.submit(StartRound())
    seat(bridge, 1, 2, 3)
    tell(50 * 60)
    bridge.submit(StillPlaying((2, 3)))
    assert strip.words()[-1].startswith("2 table(s) still playing, time was called at ")


def test_the_last_deadline_stands_beside_the_tables_in_turns(strip, bridge, tell):
    bridge.submit(StartRound())
    seat(bridge, 5, 7, 12, 22)
    bridge.submit(GrantExtension(7, 600))
    bridge.submit(GrantExtension(5, 60))
    until = time_with_seconds(bridge.now() + 60 * MINUTE)
    tell(52 * 60)
    for table in (5, 12, 22):
        bridge.submit(StartTurns(table))
    assert strip.words()[-1] == f"Waiting for table 7 until {until}; table(s) 5, 12, 22 in turns"


def test_a_table_in_turns_is_not_waited_for_until_a_time_that_is_over(strip, bridge, tell):
    bridge.submit(StartRound())
    seat(bridge, 5)
    bridge.submit(GrantExtension(5, 60))
    tell(52 * 60)
    bridge.submit(StartTurns(5))
    assert strip.words()[-1].startswith("In turns: table(s) 5, ")


def test_many_tables_in_turns_are_counted_so_that_the_sentence_keeps_its_room(strip, bridge, tell):
    bridge.submit(StartRound())
    seat(bridge, *range(1, 10))
    tell(50 * 60)
    for table in range(1, 10):
        bridge.submit(StartTurns(table))
    assert strip.words()[-1].startswith("In turns: table(s) 1, 2, 3 +6, ")


def test_while_the_clock_is_paused_the_call_says_what_is_due(strip, bridge, tell):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(14))
    tell(130)
    bridge.submit(PauseClock())
    tell(600)
    assert strip.words()[1] == "Call, table 14, 02:10 extension due"


def test_the_hall_and_the_board_round_a_deadline_alike(strip, bridge, preferences, tell):
    bridge.submit(StartRound())
    bridge.submit(GrantExtension(12, 150))
    exact = time_with_seconds(bridge.now() + 52 * MINUTE + 30_000)
    assert f"table 12 until {exact};" in strip.words()[-1]
    preferences.change(round_up_extensions=True)
    tell(0)
    rounded = time_with_seconds(bridge.now() + 53 * MINUTE)
    assert f"table 12 until {rounded};" in strip.words()[-1]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(60, "Call, table 14, 01:00 none due"), (252, "Call, table 14, 04:12 extension due")],
)
def test_the_open_call_has_a_stopwatch_and_says_what_is_due(strip, bridge, tell, seconds, said):
    bridge.submit(StartRound())
    bridge.submit(OpenCall(14))
    tell(seconds)
    # While it is open the deadline is held, a minute or less too; what is due says so.
    assert strip.words()[1] == said


def test_of_several_calls_the_longest_is_shown_with_the_number_of_others(strip, bridge, tell):
    bridge.submit(StartRound())
    for table in (14, 9, 3):
        bridge.submit(OpenCall(table))
        tell(30)
    assert strip.words()[1].startswith("Call, table 14 +2, 01:30")
    bridge.submit(CloseCall(14))
    assert strip.words()[1].startswith("Call, table 9 +1, 01:00")


def test_a_draft_reads_as_on_its_card(strip, bridge, tell):
    bridge.submit(StartDraft("main"))
    tell(45)
    assert strip.words()[0].startswith("Modern Open, draft, running 00:35")


def test_clocks_stand_side_by_side_and_the_longest_wait_is_the_hall_s(strip, bridge):
    bridge.submit(StartRound(round=4))
    bridge.submit(StartRound(clock="Sealed", minutes=90, kind="deck-construction"))
    bridge.submit(GrantExtension(12, 120, clock="main"))
    first, second, _, hall = strip.words()
    assert first.startswith("Modern Open, round 4, running 50:00")
    assert second.startswith("Sealed, deck construction, running 90:00")
    assert "table 12 " in hall


def test_a_clock_that_ended_stays_until_another_runs(strip, bridge):
    bridge.submit(StartRound(round=1))
    bridge.submit(EndRound())
    assert strip.words()[0] == "Modern Open, round 1, ended 50:00"
    bridge.submit(StartRound(clock="Sealed"))
    assert strip.words()[0].startswith("Sealed")


def test_a_correction_moves_the_end_at_once(strip, bridge):
    bridge.submit(StartRound())
    bridge.submit(CorrectClock(120))
    assert f"ends {in_minutes(bridge, 52)}" in strip.words()[0]


@pytest.mark.parametrize("width", [880, 1024, 1280, 1600])
@pytest.mark.parametrize("percent", [100, 140])
def test_the_hall_s_sentence_never_lacks_room(strip, bridge, look, width, percent):
    bridge.submit(StartRound(round=4))
    bridge.submit(StartRound(clock="A very long name of a side event", minutes=90))
    bridge.submit(GrantExtension(112, 120, clock="main"))
    bridge.submit(OpenCall(14))
    look.dress(look.choice, percent)
    strip.resize(width, strip.height())
    hall = cell(strip, "Waiting for")
    assert hall.width() >= hall.sizeHint().width()
    assert hall.geometry().right() < width
    look.dress(look.choice, 100)


def test_what_gives_way_first_are_the_call_s_words_then_the_ends(strip, bridge, look, tell):
    bridge.submit(StartRound(round=4))
    bridge.submit(StartRound(clock="Sealed", minutes=90))
    bridge.submit(GrantExtension(12, 120, clock="main"))
    bridge.submit(OpenCall(14))
    tell(70)
    seen = []
    for width in range(1400, 500, -10):
        strip.resize(width, strip.height())
        said = " | ".join(strip.words())
        seen.append(
            (
                "extension due" in said,
                "ends" in said,
                said.count("running"),
            )
        )
    order = list(dict.fromkeys(seen))
    assert order[0] == (True, True, 2)
    assert order[1] == (False, True, 2)
    assert order[2] == (False, False, 2)
    assert order[3] == (False, False, 1)


@pytest.fixture(params=product((1024, 1280, 1920), (100, 160, 200)))
def busy_strip(request, strip, bridge, look, tell) -> Strip:
    """Two clocks, an extension and an open call, at this width and text size."""
    width, percent = request.param
    look.dress(ThemeChoice.LIGHT, percent)
    strip.resize(width, strip.height())
    bridge.submit(StartRound(round=4))
    bridge.submit(StartRound(clock="Sealed", minutes=90))
    bridge.submit(GrantExtension(12, 120, clock="main"))
    bridge.submit(OpenCall(14))
    tell(70)
    return strip


def test_a_message_stands_beside_the_hall_s_sentence_and_never_over_it(busy_strip, messages, look):
    strip = busy_strip
    QApplication.processEvents()
    hall, before = cell(strip, "Waiting"), strip.words()[0]
    messages.say("Undone: table 14, call closed · Table 14: call open again, since 10:23:00")
    QApplication.processEvents()
    assert just_now(strip).text().startswith("Undone")
    assert just_now(strip).width() >= look.theme.px(60)
    assert hall.isVisible()
    assert hall.width() >= hall.sizeHint().width()
    where = hall.mapTo(strip, QPoint(hall.width(), 0)).x()
    assert where <= just_now(strip).mapTo(strip, QPoint(0, 0)).x()
    is_narrowest = (strip.width(), look.text_percent) == (1024, 200)
    assert is_narrowest or "48:50" in strip.words()[0]
    let_message_go(strip)
    assert not just_now(strip).isVisible()
    assert strip.words()[0] == before


def test_the_cells_stay_where_a_message_has_room_beside_them(strip, bridge, messages):
    bridge.submit(StartRound())
    strip.resize(1280, strip.height())
    QApplication.processEvents()
    cells = [each for each in strip.findChildren(LineCell) if each.isVisible()]
    before = [each.x() for each in cells], strip.words()
    messages.say("Undone: table 14, call closed · Table 14: call open again, since 10:23:00")
    QApplication.processEvents()
    assert ([each.x() for each in cells], strip.words()) == before


@pytest.mark.parametrize("width", range(500, 1400, 50))
def test_no_open_call_is_never_followed_by_a_dash(strip, bridge, width):
    bridge.submit(StartRound())
    strip.resize(width, strip.height())
    assert not [words for words in strip.words() if "—" in words]


def test_a_cell_is_pressed_with_the_mouse_or_enter_and_tells_where_to_go(strip, bridge, qtbot):
    bridge.submit(StartRound())
    wanted: list[str] = []
    strip.wanted.connect(wanted.append)
    for words in ("Modern Open", "No open call", "No table"):
        pressed = cell(strip, words)
        assert pressed.accessibleName()
        qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton)
        qtbot.keyClick(pressed, Qt.Key.Key_Return)
    assert wanted == ["clock", "clock", "calls", "calls", "clock", "clock"]


def test_only_digits_are_painted_anew_while_only_they_change(strip, bridge, tell, qtbot):
    bridge.submit(StartRound())
    tell(1)
    qtbot.wait(20)
    clock = cell(strip, "Modern Open")
    painted = []
    paint = clock.paintEvent
    clock.paintEvent = lambda event: (painted.append(event.rect().width()), paint(event))
    tell(1)
    qtbot.wait(50)
    assert painted
    assert max(painted) < clock.width() // 2


def test_without_a_tournament_the_library_is_back(strip, bridge):
    event = bridge.current
    bridge.remove(event)
    assert strip.words() == []
    assert strip.findChild(StripCell, "library").isVisible()


def test_a_deck_check_that_goes_on_has_its_own_cell(strip, bridge, tell, preferences):
    bridge.submit(StartRound())
    bridge.submit(StartDeckCheck(23))
    tell(372)
    assert "Deck check, table 23, 06:12 of 8:00" in strip.words()
    preferences.change(deck_check_target_minutes=6)
    bridge.submit(StartDeckCheck(24))
    tell(0)
    assert "Deck check, table 23 +1, 06:12 past the target" in strip.words()
    tell(300)
    assert "Deck check, table 23 +1, 11:12 past the stop" in strip.words()
    for table in (23, 24):
        bridge.submit(FinishDeckCheck(table))
    assert not [words for words in strip.words() if words.startswith("Deck check")]


def hall_letters(strip) -> list[str]:
    """The numbers of the clocks whose letters stand in the hall's sentence."""
    return [
        piece.text
        for line in cell(strip, "Waiting").lines
        for piece in line
        if piece.kind is PieceKind.LETTER
    ]


def test_with_two_clocks_that_have_tables_the_hall_names_the_clock(strip, bridge):
    bridge.submit(StartRound())
    bridge.submit(StartRound(clock="Legacy"))
    bridge.submit(GrantExtension(12, 120, clock="Legacy"))
    assert hall_letters(strip) == ["1"]


def test_with_one_clock_that_has_tables_the_hall_names_none(strip, bridge):
    bridge.submit(StartRound())
    bridge.submit(StartRound(clock="Sealed", kind="deck-construction"))
    bridge.submit(GrantExtension(12, 120, clock="main"))
    assert hall_letters(strip) == []
