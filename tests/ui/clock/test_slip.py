"""The slip in three languages: what it says, the clipboard, paper."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPdfWriter

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import CallSlowPlay, EndRound, GrantExtension, StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.shared.moment import MINUTE
from judgekit.system.resources import locale_folder
from judgekit.ui.look import ThemeChoice
from judgekit.ui.shell.parts.printing.job import print_out
from judgekit.ui.shell.parts.slip_printing import time_slip_job
from judgekit.ui.shell.parts.slip_view import SlipPaper
from judgekit.ui.shell.parts.slip_words import plain_slip, slip_text
from judgekit.ui.words.wording import time_with_seconds
from judgekit.views.clock.slip import slip_of
from judgekit.views.words.slips import turns_text
from judgekit.views.words.words import Words


@pytest.fixture
def slip(hall):
    """A call with four minutes left that took six: play ends at −06:00."""
    hall.open().do(StartRound(round=4)).wait(46)
    hall.do(OpenCall(17)).wait(6)
    hall.do(CloseCall(17))
    return lambda table=17: slip_of(hall.bridge.state, "main", table, hall.bridge.now())


def test_it_says_until_when_and_why_so_that_it_cannot_be_misread(slip):
    made = slip()
    assert plain_slip(slip_text(made, "en")) == (
        "Table 17, round 4\n"
        "You play until the clock reads −06:00, then 5 turns.\n"
        f"That is at {time_with_seconds(made.deadline)}.\n"
        "Time given:\n"
        "- Ruling: 6:00\n"
    )


def test_the_same_in_spanish_and_russian(slip):
    spanish, russian = (plain_slip(slip_text(slip(), language)) for language in ("es", "ru"))
    assert "Jueguen hasta que el reloj marque −06:00, y después 5 turnos." in spanish
    assert "Играйте, пока часы не покажут −06:00, затем 5 ходов." in russian


def test_a_deck_check_brings_three_minutes_more(hall):
    hall.open().do(StartRound(), StartDeckCheck(12)).wait(9)
    hall.do(FinishDeckCheck(12))
    made = slip_of(hall.bridge.state, "main", 12, hall.bridge.now())
    text = slip_text(made, "en")
    assert (text.reading, text.causes) == ("−12:00", ("Deck check: 9:00 and 3:00 more",))


def test_slow_play_adds_turns(hall):
    hall.open().do(StartRound(), CallSlowPlay(5))
    text = slip_text(slip_of(hall.bridge.state, "main", 5, hall.bridge.now()), "en")
    assert (text.reading, text.then) == ("00:00", "then 7 turns.")
    assert text.causes == ("Slow Play: 2 turns more",)


def test_a_single_elimination_says_what_decides(hall):
    hall.open().do(StartRound(single_elimination=True), GrantExtension(1, 60, "spilled water"))
    text = slip_text(slip_of(hall.bridge.state, "main", 1, hall.bridge.now()), "en")
    assert text.notes == ("If the game is not over then, the higher life total wins.",)
    assert text.causes == ("spilled water: 1:00",)


def test_while_the_judge_is_there_it_says_that_this_moves(hall):
    hall.open().do(StartRound(), OpenCall(3)).wait(2)
    text = slip_text(slip_of(hall.bridge.state, "main", 3, hall.bridge.now()), "en")
    assert text.notes == ("The judge is still at your table: this moves on until play goes on.",)


def test_rounded_up_both_reading_and_time_of_day_move(hall):
    hall.open().do(StartRound(), GrantExtension(1, 61))
    made = slip_of(hall.bridge.state, "main", 1, hall.bridge.now())
    exact, rounded = slip_text(made, "en"), slip_text(made, "en", MINUTE)
    assert (exact.reading, rounded.reading) == ("−01:01", "−02:00")
    assert rounded.time == f"That is at {time_with_seconds(made.deadline + 59_000)}."


def test_there_is_none_without_a_limit_or_after_the_round(hall):
    hall.open().do(StartRound(minutes=None))
    assert slip_of(hall.bridge.state, "main", 1, hall.bridge.now()) is None
    hall.do(EndRound())
    assert slip_of(hall.bridge.state, "main", 1, hall.bridge.now()) is None


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 ход"), (3, "3 хода"), (5, "5 ходов"), (7, "7 ходов"), (11, "11 ходов"), (21, "21 ход")],
)
def test_russian_turns_have_three_forms(count, words):
    assert turns_text(count, Words(locale_folder(), "ru")) == words


def test_on_paper_it_is_one_narrow_page(slip, look, tmp_path):
    writer = QPdfWriter(str(tmp_path / "slip.pdf"))
    assert print_out(time_slip_job(look.on_paper(), slip_text(slip(), "ru")), writer)
    del writer
    made = (tmp_path / "slip.pdf").read_bytes()
    assert made.startswith(b"%PDF-")
    assert made.count(b"/Type /Page\n") == 1


def test_a_low_window_with_the_largest_letters_says_that_more_follows(slip, look, qtbot):
    text = slip_text(slip(), "en")
    paper = SlipPaper(look)
    qtbot.addWidget(paper)
    paper.show_text(text)
    look.dress(ThemeChoice.LIGHT, 100)
    paper.resize(900, 600)
    with qtbot.waitExposed(paper):
        paper.show()
    assert (paper.left_out(), paper.toolTip()) == (0, "")
    look.dress(ThemeChoice.LIGHT, 200)
    paper.resize(640, 200)
    paper.grab()
    assert paper.left_out() > 0
    assert text.causes[0] in paper.toolTip()
    assert paper.rest_words() == f"{paper.left_out()} more line(s): Copy and Print have them"
    paper.resize(640, 700)
    paper.grab()
    assert (paper.left_out(), paper.toolTip(), paper.rest_words()) == (0, "", "")
