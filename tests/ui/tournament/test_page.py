"""The page as a whole: its views, what it says of the event, its languages and sizes."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from judgekit.domain.setup.commands import CreateTournament
from judgekit.domain.setup.events import StaffMember
from judgekit.ui.interface_words import install_words, interface_words
from judgekit.ui.look import ThemeChoice
from judgekit.ui.tournament.form.format_field import FormatField
from judgekit.ui.tournament.page_body import View
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.views.words.words import Words
from tests.seen import called, part, words_of


def test_keys_choose_the_view(judge, page):
    judge.begin()
    for key, view in (
        ("F3", page.pairings),
        ("F4", page.timeline),
        ("F5", page.tournaments),
        ("F2", page.form),
    ):
        judge.press(key)
        assert view.isVisible()
        assert view.isAncestorOf(page.widget().focusWidget())


def test_without_an_event_there_is_nothing_to_look_at(judge, page, messages):
    said: list[str] = []
    messages.said.connect(lambda one: said.append(one.text))
    judge.press("F4")
    assert page.form.isVisible()
    assert said == ["No event is open."]


def test_what_the_event_is_stands_above_all(page, bridge):
    bridge.create(
        CreateTournament(
            name="Spring Modern Open",
            format="modern",
            rel="competitive",
            players=118,
            rounds=7,
            staff=(
                StaffMember("J. Okafor", "floor-judge"),
                StaffMember("M. Silva", "head-judge"),
            ),
        )
    )
    assert words_of(page.body)[:2] == [
        "Spring Modern Open",
        "Modern · Competitive · 118 player(s), 7 round(s) · M. Silva, head judge, and 1 more",
    ]
    bridge.remove(bridge.current)
    assert words_of(page.body)[0] == "No event is open"


def test_the_view_is_remembered(page, judge, show):
    judge.begin()
    judge.press("F4")
    another = show()
    another.restore(page.state())
    assert another.timeline.isVisible()
    another.restore({"view": "nonsense"})
    another.restore({"view": 4})
    assert another.timeline.isVisible()


def test_every_control_has_a_name(page, judge):
    judge.begin()
    for key in ("F2", "F3", "F4", "F5"):
        judge.press(key)
        controls = [*page.widget().findChildren(QAbstractButton)]
        controls += page.widget().findChildren(QLineEdit)
        for control in controls:
            if control.isVisible():
                assert control.accessibleName() or control.text(), control


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
@pytest.mark.parametrize("percent", [100, 200])
def test_it_fits_every_look(page, judge, look, theme, percent):
    judge.begin()
    page.widget().resize(928, 588)
    look.dress(theme, percent)
    for view in View:
        page.show_view(view)
        shown: QWidget = page.widget().grab().toImage()
        assert shown.width() == page.widget().width()
        assert page.widget().width() == 928


class Accented(QTranslator):
    """Another language: every word with an accent, or with many."""

    accents = "´"

    def translate(self, context, source, disambiguation=None, n=-1) -> str:
        del context, disambiguation, n
        return f"{source}{self.accents}"

    def isEmpty(self) -> bool:
        return False


class AccentedWords(Words):
    """The same for the words that the window shares with the terminal."""

    def __init__(self, accents: str) -> None:
        super().__init__(Path(), "es")
        self._accents = accents

    def say(self, message, /, **values) -> str:
        return f"{super().say(message, **values)}{self._accents}"


@pytest.fixture
def switch_language(page, qapp):
    """Makes everything on the page speak another language, dates too."""
    translator = Accented()

    def switch(accents: str = "´") -> None:
        translator.accents = accents
        qapp.installTranslator(translator)
        install_words(qapp, AccentedWords(accents))
        QLocale.setDefault(QLocale(QLocale.Language.Spanish))
        for widget in (page.widget(), *page.widget().findChildren(QWidget)):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))

    before, words_before = QLocale(), interface_words()
    yield switch
    qapp.removeTranslator(translator)
    install_words(qapp, words_before)
    QLocale.setDefault(before)


def test_another_language_keeps_what_is_typed(page, judge, switch_language):
    judge.type("Half a name")
    basics = page.form.basics
    format_field = part(basics, FormatField)
    format_field.show_format("booster-draft")
    before = basics.details()
    switch_language()
    assert format_field.field.text() == "Booster draft´"
    assert " de " in called(basics, "Date´", TextField).text()
    assert basics.details() == before
    judge.press("Ctrl+Return")
    judge.press("F4")
    assert words_of(page.timeline)[0].endswith("entry(ies)´")


def test_longer_words_of_another_language_go_below_each_other(page, qtbot, switch_language):
    page.widget().resize(928, 588)
    form = page.form
    scroll = part(form, FormScroll)
    assert scroll.widget().width() <= scroll.viewport().width()
    switch_language("´" * 20)
    qtbot.wait(20)
    assert scroll.widget().width() <= scroll.viewport().width()


def test_names_are_never_logged(judge, page, caplog):
    caplog.set_level(logging.DEBUG)
    judge.begin()
    judge.press("F3")
    QGuiApplication.clipboard().setText("1\tRossi, Anna\tPetrova, Lena\n")
    judge.press("Ctrl+V", "Ctrl+Return", "F4", "U", "Return")
    assert "Rossi" not in caplog.text
    assert "Spring" not in caplog.text


def test_levels_in_long_words_are_not_cut(page, switch_language, qtbot):
    page.widget().resize(1180, 700)
    switch_language("´" * 5)
    words = [
        each
        for each in page.form.basics.findChildren(QAbstractButton)
        if isinstance(each.parent(), SegmentedButtons) and each.isVisible()
    ]
    assert words
    qtbot.waitUntil(lambda: all(each.width() >= each.sizeHint().width() for each in words))


@pytest.mark.parametrize("accents", ["", "´", "´" * 4])
def test_the_choice_of_views_is_whole_in_the_largest_letters(
    page, switch_language, qtbot, look, accents
):
    page.widget().resize(808, 476)
    look.dress(ThemeChoice.LIGHT, 200)
    switch_language(accents)
    views = page.body.views
    words = [each for each in views.findChildren(QAbstractButton) if each.isVisible()]
    assert len(words) == len(View)
    metrics = QFontMetrics(look.theme.font(bold=True))
    qtbot.waitUntil(
        lambda: all(metrics.horizontalAdvance(each.text()) < each.width() for each in words)
    )
    assert views.width() <= page.widget().width()
