"""What a colour tells is told by a shape, a word or a line, too: a theme without any hue shows it.

In that theme every ink is that of the text, and every ground that of the page.
"""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

import msgspec
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextEdit, QWidget

import judgekit.ui
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.clock.outstanding.tables_field import TablesField
from judgekit.ui.look import Look, ThemeChoice
from judgekit.ui.rules.reading.sticky_head import HeadLine, StickyHead
from judgekit.ui.shell.parts.rule_link import RuleLink
from judgekit.ui.shell.parts.section_document import mark_format, removed_format
from judgekit.ui.theme import Theme, Tokens
from judgekit.ui.tournament.report.lists import paint_doing
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.icon import IconStore
from judgekit.ui.widgets.switch import Switch
from judgekit.ui.words.signs import Sign
from judgekit.views.report.strips import Doing
from tests.same_picture import same_picture

INKS = ("accent", "ok", "attention", "urgent", "overtime", "text-muted", "mark-text")
GROUNDS = ("selection", "mark", "urgent-row", "surface-sunken", "surface-raised")


@pytest.fixture
def plain(qapp, tokens: Tokens, icons_folder) -> Look:
    """A look without any hue."""
    colours = {
        theme: {
            **values,
            **dict.fromkeys(INKS, values["text"]),
            **dict.fromkeys(GROUNDS, values["surface"]),
        }
        for theme, values in tokens.colours.items()
    }
    look = Look(qapp, msgspec.structs.replace(tokens, colours=colours), IconStore(icons_folder))
    look.dress(ThemeChoice.LIGHT, 100)
    return look


def picture(widget: QWidget) -> QImage:
    widget.resize(widget.sizeHint().expandedTo(QSize(24, 24)))
    return widget.grab().toImage()


def test_a_wrong_value_is_framed_otherwise(plain, qtbot):
    field = TextField(plain)
    qtbot.addWidget(field)
    right = picture(field)
    field.show_wrong(is_wrong=True)
    assert picture(field) != right


def test_a_switch_and_a_choice_look_otherwise_when_chosen(plain, qtbot):
    switch, choice = Switch(plain), SegmentedButtons(plain, [("a", "A"), ("b", "B")], "Choice")
    qtbot.addWidget(switch)
    qtbot.addWidget(choice)
    off = picture(switch)
    switch.setChecked(True)
    assert picture(switch) != off
    choice.choose("a")
    first = picture(choice)
    choice.choose("b")
    assert picture(choice) != first


def written(look: Look, marked: QTextCharFormat) -> QImage:
    """A word in that format."""
    text = QTextEdit()
    text.setDocument(QTextDocument("word", text))
    cursor = QTextCursor(text.document())
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeCharFormat(marked)
    return picture(text)


def formats(theme: Theme) -> list[QTextCharFormat]:
    return [
        QTextCharFormat(),
        mark_format(theme),
        mark_format(theme, bold=True),
        removed_format(theme),
    ]


def test_marked_added_and_removed_words_differ_from_others_and_each_other(plain):
    seen = [written(plain, each) for each in formats(plain.theme)]
    assert all(one != other for at, one in enumerate(seen) for other in seen[:at])


def test_a_reference_is_underlined(plain, qtbot):
    link = RuleLink(plain)
    qtbot.addWidget(link)
    link.show_rule(RuleReference("mtr-en", "2.5"))
    seen = picture(link)
    rows = (
        {seen.pixel(x, y) for x in range(seen.width() // 3, 2 * seen.width() // 3)}
        for y in range(seen.height())
    )
    assert any(len(row) == 1 and row != {seen.pixel(0, 0)} for row in rows)


def signs() -> Iterator[tuple[str, Mapping[object, Sign]]]:
    """Every table that has a sign for each of several states."""
    for module in pkgutil.walk_packages(judgekit.ui.__path__, "judgekit.ui."):
        for name, table in vars(importlib.import_module(module.name)).items():
            is_table = isinstance(table, Mapping) and len(table) > 1
            if is_table and all(isinstance(each, Sign) for each in table.values()):
                yield f"{module.name}.{name}", table


def test_every_state_of_a_table_has_an_icon_of_its_own():
    tables = dict(signs())
    assert len(tables) > 3
    for name, table in tables.items():
        icons = [each.icon for each in table.values()]
        assert len(icons) == len(set(icons)), name


def all_signs() -> Iterator[Sign]:
    """Every sign of the program, in a table or by itself."""
    for module in pkgutil.walk_packages(judgekit.ui.__path__, "judgekit.ui."):
        for value in vars(importlib.import_module(module.name)).values():
            values = value.values() if isinstance(value, Mapping) else (value,)
            yield from (each for each in values if isinstance(each, Sign))


def test_an_icon_is_the_sign_of_one_state():
    """In another colour it would be another state that only the colour tells."""
    inks: dict[str, set[str]] = {}
    for sign in all_signs():
        if sign.token in ("ok", "attention", "urgent", "overtime"):
            inks.setdefault(sign.icon, set()).add(sign.token)
    assert len(inks) > 8
    assert [(icon, tokens) for icon, tokens in inks.items() if len(tokens) > 1] == []


def test_what_a_table_did_is_told_by_its_form(plain):
    pictures = []
    for doing in Doing:
        image = QImage(60, 12, QImage.Format.Format_RGB32)
        image.fill(plain.theme.color("surface"))
        painter = QPainter(image)
        paint_doing(painter, plain.theme, doing, image.rect().adjusted(2, 1, -2, -1))
        painter.end()
        # As a printer without shades has it: ink or none.
        pictures.append(
            [
                image.pixelColor(x, y).lightness() < 200
                for x in range(image.width())
                for y in range(image.height())
            ]
        )
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def test_a_superseded_edition_has_its_sign_above_the_text(plain, qtbot):
    pictures = []
    for is_superseded in (False, True):
        owner = QWidget()
        qtbot.addWidget(owner)
        head = StickyHead(plain, owner)
        line = HeadLine(20, 400, "2.5", "Time", "en", "effective 3 May 2019", is_superseded)
        head.show_lines((line,), 440)
        pictures.append(head.grab().toImage())
    assert not same_picture(pictures[0], pictures[1])


def test_tables_that_were_filled_in_differ_from_those_that_were_typed(plain, qtbot):
    filled, typed = TablesField(plain), TablesField(plain)
    for field in (filled, typed):
        qtbot.addWidget(field)
        field.resize(240, 40)
    filled.fill((3, 7))
    typed.setText("3 7 ")
    typed.fill(())
    typed.setText("3 7 ")
    assert filled.text() == typed.text()
    assert not same_picture(filled.grab().toImage(), typed.grab().toImage())
