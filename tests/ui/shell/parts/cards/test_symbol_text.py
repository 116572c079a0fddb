import pytest

from judgekit.ui.look import ThemeChoice
from judgekit.ui.shell.parts.cards.cost_label import CostLabel
from judgekit.ui.shell.parts.cards.symbol_text import SymbolText
from judgekit.ui.widgets.painting.symbols import FOLDER, GROUNDS, SymbolInk, symbol_pixmap
from judgekit.views.cards.card_text import Paragraph, paragraphs
from judgekit.views.cards.symbols import GLYPHS, drawing
from tests.painted import painted, painted_texts

THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)


def shown(look, qtbot, text: str, *, lead: str = "", width: int = 400) -> SymbolText:
    made = SymbolText(look, is_stop=bool(lead))
    qtbot.addWidget(made)
    made.show_paragraphs(paragraphs(text), lead=lead)
    made.resize(width, made.heightForWidth(width))
    return made


def test_symbols_are_drawn_in_the_text_and_spoken_as_words(look, qtbot):
    text = shown(look, qtbot, "{1}, {T}: Scry 1.")
    assert "{" not in " ".join(painted(text))
    assert text.as_spoken().name == "one, tap: Scry 1."


def test_a_reminder_stands_in_below_its_ability(look, qtbot):
    text = shown(look, qtbot, "Flying (It flies.)")
    ability, reminder = painted_texts(text)
    assert (ability.words, reminder.words) == ("Flying", "It flies.")
    assert reminder.x > ability.x
    assert reminder.y > ability.y


def test_no_line_is_cut_at_its_height(look, qtbot):
    text = shown(look, qtbot, "many words of a long ability " * 20, width=300)
    assert max(each.y for each in painted_texts(text)) < text.height()


def test_a_day_stands_beside_its_ruling_or_above_where_that_is_narrow(look, qtbot):
    wide = shown(look, qtbot, "It is so.", lead="8 May 2026")
    narrow = shown(look, qtbot, "It is so.", lead="8 May 2026", width=180)
    for text in (wide, narrow):
        text.give_lead(120)
        text.resize(text.width(), text.heightForWidth(text.width()))
    (day, said), (day_above, said_below) = painted_texts(wide), painted_texts(narrow)
    assert said.x > day.x
    assert said_below.y - day_above.y > said.y - day.y
    assert wide.as_spoken().name == "8 May 2026: It is so."


def test_a_text_of_another_size_is_as_high_as_it_needs(look, qtbot):
    text = shown(look, qtbot, "words of an ability " * 10)
    before = text.heightForWidth(400)
    look.dress(ThemeChoice.LIGHT, 200)
    assert text.heightForWidth(400) > before


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("code", [*GLYPHS, "W", "15", "2/W", "W/U/P", "HW"])
def test_every_symbol_is_seen_in_every_theme(look, theme, code):
    look.dress(theme, 100)
    parts = drawing(code)
    assert parts is not None
    image = symbol_pixmap(parts, SymbolInk(look), height=20, ratio=1.0).toImage()
    ink = look.theme.color("text").rgb() & 0xFFFFFF
    near = 0
    for x in range(4, image.width() - 4):
        for y in range(4, image.height() - 4):
            color = image.pixelColor(x, y)
            near += color.alpha() > 128 and color.rgb() & 0xFFFFFF == ink
    assert near > 3


def test_the_drawings_are_files_of_our_own(icons_folder):
    for name in {*GLYPHS.values(), *GROUNDS}:
        assert (icons_folder / f"{FOLDER}{name}.svg").is_file()


def test_a_cost_grows_with_its_symbols(look, qtbot):
    cost = CostLabel(look, 18)
    qtbot.addWidget(cost)
    cost.show_cost("{2}")
    one = cost.sizeHint().width()
    cost.show_cost("{2}{W}{B}")
    assert cost.sizeHint().width() > 3 * one
    cost.show_cost("")
    assert not cost.isVisibleTo(cost.parentWidget())


def test_paragraphs_are_spoken_one_after_the_other(look, qtbot):
    text = SymbolText(look)
    qtbot.addWidget(text)
    text.show_paragraphs((Paragraph("One."), Paragraph("{W} two.", is_reminder=True)))
    assert text.as_spoken().name == "One.\nwhite two."
