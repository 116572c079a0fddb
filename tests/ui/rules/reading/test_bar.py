"""The bar over the text gives up signs and keys before it cuts a word."""

import pytest

from judgekit.ui.rules.reading.bar import ReadingBar
from judgekit.ui.widgets.actions import Action
from judgekit.ui.widgets.button import Button
from tests.seen import button

NAMES = ("back", "forward", "searches", "bookmark", "note", "copy", "parallel", "card")
KEYS = {"searches": "H", "back": "Alt+Left", "forward": "Alt+Right", "card": "A"}
LONGEST = "Tarjeta de respuesta"


@pytest.fixture
def bar(look, qtbot):
    actions = {
        f"rules.{name}": Action(
            f"rules.{name}",
            lambda name=name: LONGEST if name == "card" else name,
            KEYS.get(name, name[0].upper()),
            lambda: None,
        )
        for name in NAMES
    }
    made = ReadingBar(look, actions)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def wide(bar, look):
    """The bar at a width in pixels of the pictures."""

    def made_wide(pixels):
        bar.resize(look.theme.px(pixels), bar.height())
        bar.layout().activate()
        return bar

    return made_wide


def buttons(bar):
    return bar.findChildren(Button)


def card(bar):
    return button(bar, LONGEST)


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("pixels", [1200, 928, 608, 576, 480, 420])
def test_no_word_is_cut(bar, wide, pixels, parallel):
    bar.show_parallel(parallel)
    bar.show_place("3 Tournament Rules" if parallel else "")
    wide(pixels)
    assert len(buttons(bar)) == len(NAMES)
    for each in buttons(bar):
        assert each.width() >= each.sizeHint().width()


def test_beside_the_results_the_card_keeps_its_words(bar, wide):
    assert card(wide(576)).text() == LONGEST
    assert card(bar).accessibleName() == LONGEST


def test_a_very_narrow_bar_has_signs_whose_tool_tips_tell_the_rest(bar, wide):
    assert card(wide(420)).text() == ""
    assert card(bar).toolTip() == f"{LONGEST} (A)"
    assert card(wide(1200)).text() == LONGEST


def test_what_belongs_to_a_section_is_away_while_none_is_shown(bar):
    bar.show_possible(back=True, forward=False, section=False)
    assert [each.accessibleName() for each in buttons(bar) if each.isVisible()] == [
        "back",
        "forward",
        "searches",
    ]
    bar.show_possible(back=True, forward=False, section=True)
    assert card(bar).isVisible()
