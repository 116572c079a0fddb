"""Heights of rows are estimated once for a document, a width and a theme."""

from judgekit.ui.rules.reading.row_heights import DocumentHeights
from judgekit.ui.theme import Theme, ThemeName
from tests.builders import document, section


def test_a_longer_text_is_higher_and_a_wider_row_lower(qapp, tokens):
    theme = Theme(tokens, ThemeName.LIGHT, 1.0, "Sans")
    text = document(
        "mtr-en-2019-05-03", section("1", "One", "word " * 40), section("2", "Two", "word " * 400)
    )
    heights = DocumentHeights()
    short, long = heights.of(text, 700, theme)
    assert short < long
    assert heights.of(text, 300, theme)[1] > long


def test_what_was_estimated_is_kept_until_something_changes(qapp, tokens):
    theme = Theme(tokens, ThemeName.LIGHT, 1.0, "Sans")
    text = document("mtr-en-2019-05-03", section("1", "One", "word " * 40))
    other = document("mtr-en-2021-07-23", section("1", "One", "word " * 40))
    heights = DocumentHeights()
    known = heights.of(text, 700, theme)
    assert heights.of(text, 700, theme) is known
    for changed in (
        heights.of(other, 700, theme),
        heights.of(text, 300, theme),
        heights.of(text, 300, Theme(tokens, ThemeName.LIGHT, 2.0, "Sans")),
    ):
        assert changed is not known
