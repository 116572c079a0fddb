import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QMenu

from judgekit.ui.widgets.choices.segments_and_menu import SegmentsAndMenu
from tests.seen import button

FIRST = ("en", "es", "ru")
CODES = (*FIRST, "de", "fr", "it", "ja", "ko", "pt", "zhs", "zht")
NAMES = {**{code: code.upper() for code in CODES}, "de": "German"}


@pytest.fixture
def buttons(look, qtbot):
    buttons = SegmentsAndMenu(look, FIRST)
    qtbot.addWidget(buttons)
    buttons.show()
    return buttons


def offer(buttons: SegmentsAndMenu, *codes: str, chosen: str = "en") -> None:
    keys = {code: str(at) for at, code in enumerate(codes[:9], 1)}
    buttons.set_choices([(code, code.upper()) for code in codes], NAMES, keys)
    buttons.choose(chosen)
    buttons.name_choice("Language", "Other languages")


def side_by_side(buttons: SegmentsAndMenu) -> list[str]:
    every = buttons.segments.findChildren(QAbstractButton)
    return [one.text() for one in every if one.isVisibleTo(buttons)]


def opened_menu(buttons: SegmentsAndMenu, qtbot) -> QMenu:
    qtbot.mouseClick(buttons.others, Qt.MouseButton.LeftButton)
    return buttons.findChildren(QMenu)[-1]


def test_a_few_all_stand_side_by_side(buttons):
    offer(buttons, "en", "es", "ru", "de", "fr")
    assert side_by_side(buttons) == ["EN", "ES", "RU", "DE", "FR"]
    assert buttons.others.isHidden()


def test_of_many_the_first_and_the_chosen_one_stand_side_by_side(buttons):
    offer(buttons, *CODES, chosen="ja")
    assert side_by_side(buttons) == ["EN", "ES", "RU", "JA"]
    assert buttons.others.text() == "+7"
    assert buttons.others.accessibleName() == "Other languages"


def test_the_menu_has_the_others_with_their_names_and_keys(buttons, qtbot):
    offer(buttons, *CODES)
    said = [action.text() for action in opened_menu(buttons, qtbot).actions()]
    assert said[:2] == ["DE  German\t4", "FR\t5"]
    assert [words.split("\t")[0] for words in said[-2:]] == ["ZHS", "ZHT"]


def test_what_is_chosen_in_the_menu_is_told_and_joins_the_others(buttons, qtbot):
    offer(buttons, *CODES)
    german = opened_menu(buttons, qtbot).actions()[0]
    with qtbot.waitSignal(buttons.chosen) as told:
        german.trigger()
    assert told.args == ["de"]
    assert side_by_side(buttons) == ["EN", "ES", "RU", "DE"]
    assert buttons.others.text() == "+7"


def test_a_press_on_one_side_by_side_is_told(buttons, qtbot):
    offer(buttons, *CODES)
    with qtbot.waitSignal(buttons.chosen) as told:
        qtbot.mouseClick(button(buttons, "ES"), Qt.MouseButton.LeftButton)
    assert told.args == ["es"]


def test_what_can_t_be_chosen_stays_so_whichever_is_shown(buttons):
    offer(buttons, *CODES)
    buttons.allow([code for code in CODES if code != "ru"])
    buttons.choose("de")
    assert not button(buttons, "RU").isEnabled()
    assert button(buttons, "DE").isEnabled()


def test_its_owner_measures_all_that_is_shown(buttons):
    offer(buttons, *CODES)
    before = buttons.sizeHint().width()
    buttons.choose("de")
    assert buttons.sizeHint().width() > before
    assert buttons.width_in_one_row() == buttons.sizeHint().width()
