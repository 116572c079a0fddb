"""The bar over the text gives up signs and keys before it cuts a word."""

import pytest

from judgekit.ui.rules.reading.bar import ReadingBar
from judgekit.ui.widgets.actions import Action

NAMES = ("back", "forward", "bookmark", "note", "copy", "parallel", "card")
KEYS = {"back": "Alt+Left", "forward": "Alt+Right", "card": "A"}
LONGEST = "Tarjeta de respuesta"


@pytest.fixture
def bar(look, qtbot):
    actions = {
        f"rules.{name}": Action(
            f"rules.{name}", lambda: LONGEST, KEYS.get(name, name[0].upper()), lambda: None
        )
        for name in NAMES
    }
    made = ReadingBar(look, actions)
    qtbot.addWidget(made)
    made.show()
    return made


def card(bar):
    return bar._buttons["rules.card"]


def wide(bar, pixels):
    bar.resize(bar._look.theme.px(pixels), bar.height())
    bar.layout().activate()
    return bar


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("pixels", [1200, 928, 608, 576, 480, 420])
def test_no_word_is_cut(bar, pixels, parallel):
    bar.show_parallel(parallel)
    bar.show_place("3 Tournament Rules" if parallel else "")
    wide(bar, pixels)
    for button in bar._buttons.values():
        assert button.width() >= button.sizeHint().width()


def test_beside_the_results_the_card_keeps_its_words(bar):
    assert card(wide(bar, 576)).text() == LONGEST
    assert card(bar).accessibleName() == LONGEST


def test_a_very_narrow_bar_has_signs_whose_tool_tips_tell_the_rest(bar):
    assert card(wide(bar, 420)).text() == ""
    assert card(bar).toolTip() == f"{LONGEST} (A)"
    assert card(wide(bar, 1200)).text() == LONGEST


def test_what_belongs_to_a_section_is_away_while_none_is_shown(bar):
    bar.show_possible(back=True, forward=False, section=False)
    assert [name for name, button in bar._buttons.items() if button.isVisible()] == [
        "rules.back",
        "rules.forward",
    ]
    bar.show_possible(back=True, forward=False, section=True)
    assert card(bar).isVisible()
