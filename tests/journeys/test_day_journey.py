"""A day by keyboard alone, in the real window; what is read there against figures reckoned by hand
from the definitions of time: E is the end of the round, T a table's own deadline."""

from __future__ import annotations

from judgekit.domain.setup.state import Level
from tests.journeys.hall_day import begin_event, start_round, tables_of, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork


def test_an_event_is_made_by_its_form_and_pairings_are_taken(judge: JudgeAtWork):
    begin_event(judge)
    details = judge.stage.program.bridge.state.setup.details
    assert (details.name, details.place, details.format) == ("Modern Open", "Málaga", "modern")
    assert details.rel == Level.COMPETITIVE
    assert [(each.name, each.role) for each in details.staff] == [
        ("Sofia Reyes", "head-judge"),
        ("Marco Silva", "floor-judge"),
        ("Jon Okafor", "floor-judge"),
    ]
    assert (details.players, details.rounds, details.playoff) == (17, 5, 8)
    assert (details.round_minutes, details.extra_turns) == (50, 5)
    take_pairings(judge)
    assert judge.just_now() == "Pairings of round 1 saved: 8 tables, 1 bye"
    judge.keys("Ctrl+2")
    assert judge.card().subtitle == "Round 1 of 5"
    assert judge.card().note == "if started now, ends 10:50:00"


def test_a_whole_day(judge: JudgeAtWork):
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    calls_pause_and_correction(judge)
    the_board_before_time(judge)
    time_is_called(judge)
    the_board_after_time(judge)
    turns_at_table_5(judge)
    turns_with_slow_play_at_table_3(judge)
    the_next_rounds(judge)


def calls_pause_and_correction(judge: JudgeAtWork) -> None:
    """E is 10:50, then 10:52 by a pause of two minutes, then 10:51 by a correction."""
    judge.at("10:12", "c 3").wait_until("10:15:20")
    assert judge.strip()[1] == "Call, table 3, 03:20 extension due"
    assert judge.shown_order("c") == (
        "Close the call at table 3 | It took: 03:20 | Extension due: about 3:20 | "
        "Plays until: about −03:20 | What to say follows with Enter, to the second."
    )
    judge.order("c").wait_until("10:20").keys("Space")
    assert judge.strip()[0] == "Modern Open, round 1, paused 30:00"
    judge.wait_until("10:22").keys("Space")
    assert judge.strip()[0] == "Modern Open, round 1, running 30:00 ends 10:52:00"
    judge.wait_until("10:25").keys("-").write("1").keys("Return")
    assert judge.strip()[0] == "Modern Open, round 1, running 26:00 ends 10:51:00"


def the_board_before_time(judge: JudgeAtWork) -> None:
    """Table 3 gets 3:20 and 2:00, table 5 two minutes for an errand, table 7 2:30, 6 nothing."""
    judge.at("10:30", "x 5 2 errand", "c 6").at("10:30:45", "c")
    judge.at("10:40", "c 3").at("10:40:30", "c 7").at("10:42", "c").at("10:43", "c 7")
    assert tables_of(judge) == [
        "5 | Extension | 10:00 | −02:00 | 10:53:00 | Permitted absence, 2:00 by Sofia Reyes",
        "7 | Extension | 10:30 | −02:30 | 10:53:30 | Ruling, 2:30",
        "3 | Extension | 13:20 | −05:20 | 10:56:20 | Ruling, 3:20; Ruling, 2:00",
    ]
    assert judge.row(7).endswith("Ann Lind7 – Bo Kask7")
    hall = "Waiting for table 3 until 10:56:20; without it until 10:53:30"
    assert judge.hall() == hall
    judge.stage.settle(50)
    judge.choose(3).keys("P")
    assert judge.slip().splitlines() == [
        "Table 3, round 1",
        "You play until the clock reads −05:20, then 5 turns.",
        "That is at 10:56:20.",
        "Time given:",
        "- Ruling: 3:20",
        "- Ruling: 2:00",
    ]
    judge.keys("Esc")


def time_is_called(judge: JudgeAtWork) -> None:
    judge.wait_until("10:49").see_alarm("Modern Open: 2 minutes left.")
    judge.wait_until("10:51").see_alarm("Modern Open: time is up, go to turns.")
    assert judge.strip()[0] == "Modern Open, round 1, overtime 00:00"


def the_board_after_time(judge: JudgeAtWork) -> None:
    """A call at table 7 before its T of 10:53:30 moves it by 1:20; one at table 8, whose T is E,
    moves nothing."""
    judge.at("10:51:10", "c 7", "c 8 ruling Marco").at("10:52:30", "c 7")
    assert judge.shown_order("c").startswith("Close the call at table 8 | It took: 01:20")
    assert "Extension due: none." in judge.shown_order("c")
    judge.order("c")
    assert "Not reported: 5 tables" in judge.board()
    judge.order("still 3 5 7 8").keys("Ctrl+2")
    judge.choose(8).keys("J").write("oka").keys("Return")
    assert tables_of(judge) == [
        "No judge: 3 tables",
        "5 | On extension | 0:30 | −02:00 | 10:53:00 | No judge yet",
        "7 | On extension | 2:20 | −03:50 | 10:54:50 | No judge yet",
        "3 | On extension | 3:50 | −05:20 | 10:56:20 | No judge yet",
        "With a judge: 1 table",
        "8 | Playing | −01:30 | 00:00 | 10:51:00 | Jon Okafor",
        "Done: 4 tables",
    ]
    assert judge.hall() == "Waiting for table 3 until 10:56:20; without it until 10:54:50"
    judge.choose(7).keys("F", "F").choose(8).keys("F")


def turns_at_table_5(judge: JudgeAtWork) -> None:
    """Five turns after turn 0; an extra turn is one of them; the sixth step makes it done."""
    judge.choose(5).keys("Return")
    assert "Turns may start in" in judge.panel()
    judge.keys("1")
    assert "Table 5 plays until −02:00: turns may start in 0:30." in judge.panel()
    judge.wait_until("10:53").keys("1")
    assert tracked(judge) == ("0", "of 5", "Ann Lind5 takes the turn", "then Bo Kask5")
    judge.wait(seconds=20).keys("Space").wait(seconds=20).keys("E")
    assert tracked(judge) == ("2", "of 5", "Bo Kask5 takes the turn", "then Ann Lind5")
    judge.keys("S")
    assert "Slow Play noted at 10:53:40; no turns added." in judge.panel()
    judge.keys("Space", "Space")
    assert judge.row(5).startswith("5 | Turn 4 of 5 | turns | −02:00 | 10:53:00")
    judge.keys("Ctrl+Z")
    assert tracked(judge)[0] == "3"
    judge.keys("Space", "Space", "Space")
    assert "An unfinished game is a draw" in judge.panel()
    judge.keys("Esc")
    assert "Done: 7 tables" in judge.board()


def turns_with_slow_play_at_table_3(judge: JudgeAtWork) -> None:
    """Slow Play before T adds two turns after the extension."""
    judge.order("t 3").keys("S")
    judge.wait_until("10:56:20").see_alarm("Modern Open: time is up at the last table, too.")
    judge.keys("2")
    assert tracked(judge) == ("0", "of 7", "Bo Kask3 takes the turn", "then Ann Lind3")
    for _ in range(7):
        judge.keys("Space")
    assert tracked(judge)[0] == "7"
    assert "the last turn; no game begins after it" in judge.panel()
    judge.keys("Space", "Esc")
    assert judge.hall() == "No table is holding up the round, all tables are done"


def the_next_rounds(judge: JudgeAtWork) -> None:
    """A round is ended and the next one started with a key each."""
    judge.keys("Ctrl+E")
    assert judge.strip()[0].startswith("Modern Open, round 1, ended")
    take_pairings(judge, 7)
    judge.wait_until("11:05").keys("Ctrl+2", "Space")
    assert judge.strip()[0] == "Modern Open, round 2, running 50:00 ends 11:55:00"
    judge.see_alarm("Modern Open: round started.")
    judge.at("11:20", "c 2").at("11:26", "c")
    assert judge.hall() == "Waiting for table 2 until 12:01:00; without it until 11:55:00"
    judge.wait_until("11:54").keys("Ctrl+E", "Return")
    judge.keys("Ctrl+Z")
    assert judge.strip()[0] == "Modern Open, round 2, running 01:00 ends 11:55:00"
    judge.keys("Ctrl+E", "Return")
    judge.wait_until("12:10").keys("Ctrl+2", "Space")
    assert judge.strip()[0] == "Modern Open, round 3, running 50:00 ends 13:00:00"


def tracked(judge: JudgeAtWork) -> tuple[str, ...]:
    """The number of the turn, of how many, whose it is and who is next."""
    words = judge.panel()
    whose = next(at for at, each in enumerate(words) if each.endswith(" takes the turn"))
    return (*words[whose - 3 : whose - 1], words[whose], words[whose + 1])
