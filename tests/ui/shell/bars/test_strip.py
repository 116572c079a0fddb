import pytest
from PySide6.QtWidgets import QAbstractButton

from judgekit.ui.shell.bars.strip import Strip, StripCell
from tests import builders
from tests.ui.shell.strip_cells import just_now


@pytest.fixture
def strip(look, messages, bridge, preferences, qtbot) -> Strip:
    strip = Strip(look, messages, bridge, preferences)
    qtbot.addWidget(strip)
    strip.show()
    return strip


def texts(strip: Strip) -> list[str]:
    return [cell.text() for cell in strip.findChildren(StripCell) if cell.isVisible()]


def test_it_tells_of_texts_languages_and_the_newest_edition(strip):
    strip.show_library(
        builders.library(
            builders.document("mtr-en-2019-05-03"),
            builders.document("mtr-ru-2019-07-12"),
            builders.document("mtr-es-2021-07-23"),
        )
    )
    assert texts(strip)[0].endswith("EN ES RU · newest edition 23 July 2021")


def test_an_empty_library_is_a_dash(strip):
    strip.show_library(builders.library())
    assert texts(strip)[0] == "—"


def test_the_last_message_is_shown_and_undone_by_the_one_undo_of_the_top_bar(strip, messages):
    messages.say("Copied")
    assert "Copied" in texts(strip)
    messages.say("Bookmark removed", lambda: None)
    assert "Bookmark removed" in texts(strip)
    assert not [b for b in strip.findChildren(QAbstractButton) if b.isVisible()]


def test_work_in_the_background_is_shown_while_it_lasts(strip):
    strip.show_progress("Search index", 0.4)
    assert texts(strip)[-1] == "40%"
    strip.finish_progress()
    assert "40 %" not in texts(strip)


def test_a_message_goes_before_the_date_where_room_is_short(strip, messages, look):
    strip.show_library(builders.library(builders.document("mtr-es-2021-07-23")))
    messages.say("Note saved: 2.6 Time Extensions", undo=lambda: None)
    strip.resize(look.theme.px(1200), strip.height())
    assert texts(strip)[0].endswith("23 July 2021")
    strip.resize(look.theme.px(560), strip.height())
    strip.layout().activate()
    assert texts(strip)[0].endswith(" · ES")
    assert just_now(strip).width() >= just_now(strip).sizeHint().width()


def test_a_message_too_long_for_one_line_is_told_whole_on_two(strip, messages, look):
    messages.say("Table 12 is chosen: press the key again")
    cell = just_now(strip)
    cell.setFixedWidth(look.theme.px(216))
    strip.layout().activate()
    cell.layout().activate()
    assert cell.shown() == cell.text() == "Table 12 is chosen: press the key again"
    assert "Just now" not in texts(strip)


def test_the_figure_at_the_end_of_a_message_is_never_cut(strip, messages, look):
    messages.say("Table 3 plays until the clock of the round reads this: −10:01")
    cell = just_now(strip)
    cell.setFixedWidth(look.theme.px(200))
    strip.layout().activate()
    cell.layout().activate()
    assert cell.shown() != cell.text()
    assert cell.shown().startswith("Table 3")
    assert cell.shown().endswith("−10:01")
