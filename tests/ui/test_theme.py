import pytest
from PySide6.QtGui import QFontInfo

from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.theme import Theme, ThemeName, read_tokens

SURFACES = ("surface", "surface-sunken", "surface-raised", "selection")
INKS = ("text", "text-muted", "accent", "ok", "attention", "urgent", "overtime")
STATED = {
    ThemeName.LIGHT: {
        "text": 17.8,
        "text-muted": 7.2,
        "line-strong": 4.0,
        "accent": 6.8,
        "ok": 6.6,
        "attention": 6.9,
        "urgent": 6.7,
        "overtime": 8.7,
    },
    ThemeName.DARK: {
        "text": 14.6,
        "text-muted": 7.8,
        "line-strong": 4.5,
        "accent": 8.3,
        "ok": 9.1,
        "attention": 9.6,
        "urgent": 8.0,
        "overtime": 8.8,
    },
    ThemeName.HIGH_CONTRAST: {
        "text": 21,
        "text-muted": 16.4,
        "line": 6.2,
        "line-strong": 21,
        "accent": 12.8,
        "focus": 17,
        "ok": 15.5,
        "attention": 14.6,
        "urgent": 11.3,
        "overtime": 12.7,
    },
}
PAIRS = {
    ("on-accent", "accent"): (6.8, 8.6, 12.8),
    ("overtime-digits", "overtime-fill"): (8.7, 9.6, 12.7),
    ("mark-text", "mark"): (14.1, 7.8, 17),
}
LOWEST_TEXT = {ThemeName.LIGHT: 5.3, ThemeName.DARK: 5.6, ThemeName.HIGH_CONTRAST: 7.7}
LOWEST_BORDER = 3.3


def luminance(hex_colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name", ThemeName)
def test_every_text_is_readable_on_every_surface(tokens, name):
    colours = tokens.colours[name]
    lowest = min(contrast(colours[ink], colours[on]) for ink in INKS for on in SURFACES)
    assert lowest >= 4.5
    assert round(lowest, 1) >= LOWEST_TEXT[name]


@pytest.mark.parametrize("name", ThemeName)
def test_the_border_of_a_control_is_seen_on_every_surface(tokens, name):
    colours = tokens.colours[name]
    for token in ("line-strong", "focus"):
        assert min(contrast(colours[token], colours[on]) for on in SURFACES) >= LOWEST_BORDER - 0.05


@pytest.mark.parametrize("name", ThemeName)
def test_contrasts_are_those_that_the_design_states(tokens, name):
    colours = tokens.colours[name]
    for token, stated in STATED[name].items():
        assert contrast(colours[token], colours["surface"]) == pytest.approx(stated, abs=0.06)
    for (ink, ground), stated in PAIRS.items():
        wanted = stated[list(ThemeName).index(name)]
        assert contrast(colours[ink], colours[ground]) == pytest.approx(wanted, abs=0.06)


def test_urgent_rows_keep_their_text_readable(tokens):
    for name in ThemeName:
        colours = tokens.colours[name]
        for ink in ("text", "text-muted", "urgent"):
            assert contrast(colours[ink], colours["urgent-row"]) >= 4.5


def test_all_themes_have_the_same_tokens(tokens):
    kinds = [frozenset(colours) for colours in tokens.colours.values()]
    assert len(tokens.colours) == 3
    assert len(set(kinds)) == 1


def test_measures_and_fonts_grow_with_the_text(tokens, qapp):
    family = qapp.font().family()
    normal = Theme(tokens, ThemeName.LIGHT, 1.0, family)
    large = Theme(tokens, ThemeName.LIGHT, 1.5, family)
    assert (normal.measure("field"), large.measure("field")) == (36, 54)
    assert (normal.font().pixelSize(), large.font().pixelSize()) == (14, 21)
    assert QFontInfo(normal.font("title", bold=True)).pixelSize() == 20
    assert normal.px(0) == 0
    assert normal.px(0.2) == 1


def test_a_font_that_was_asked_for_is_changed_for_nobody_else(tokens, qapp):
    theme = Theme(tokens, ThemeName.LIGHT, 1.0, qapp.font().family())
    theme.font("small").setUnderline(True)
    assert not theme.font("small").underline()


def test_the_ring_is_wider_in_high_contrast(tokens, qapp):
    family = qapp.font().family()
    assert [Theme(tokens, name, 1.0, family).ring for name in ThemeName] == [2, 2, 3]


@pytest.mark.parametrize("content", [None, b"", b"{}", b'{"colours": 3}'])
def test_a_damaged_token_file_is_a_failure_of_the_environment(tmp_path, content):
    path = tmp_path / "tokens.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(EnvironmentFailure):
        read_tokens(path)
