"""The player's text has right of way on an answer card of a card, in letters of any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from judgekit.domain.cards.card import Card, CardFace
from judgekit.ui.look import ThemeChoice
from judgekit.ui.shell.parts.cards.answer_window import CardAnswer
from tests.card_fakes import card, printed
from tests.painted import painted_texts
from tests.sizes.painted_words import painted_words

MODES = (
    ("Destroy target artifact.", "Уничтожьте целевой артефакт или чары под контролем оппонента."),
    (
        "Put two +1/+1 counters on target creature you control. It gains trample this turn.",
        "Положите два жетона +1/+1 на целевое существо под вашим контролем, оно неразрушимо.",
    ),
    (
        "Search your library for a basic land card, put it onto the battlefield, then shuffle.",
        "Найдите в вашей библиотеке карту базовой земли и положите ее на поле битвы повернутой.",
    ),
)
LONG_NAME = "Многословная Архивариус Бесконечного Каталога Запредельного"


def modal(times: int = 1, name: str = "Обычный Модальный Зверь") -> Card:
    """A modal creature with that Russian name; its modes come so many times."""
    english = "\n".join(f"• {each}" for each, _ in MODES * times)
    russian = "\n".join(f"• {each}" for _, each in MODES * times)
    start = "Каждый раз, когда это существо выходит или атакует, выберите одно —\n"
    return card(
        "Ordinary Modal Beast",
        CardFace(
            name="Ordinary Modal Beast",
            cost="{3}{G}{G}",
            types="Creature — Beast",
            text=f"Whenever this creature enters or attacks, choose one —\n{english}",
            power="5",
            toughness="5",
        ),
        printings=[printed("ru", (name, "Существо — Зверь", start + russian))],
    )


def two_faced() -> Card:
    """An ordinary modal card with a land on its back, in Russian too."""
    english = (
        "Choose one —\n• Destroy target artifact or enchantment an opponent controls.\n"
        "• Put two +1/+1 counters on target creature you control.\n• Draw a card.",
        "Verdant Refuge enters tapped.\n{T}: Add {G}.",
    )
    russian = (
        "Выберите одно —\n• Уничтожьте целевой артефакт или чары под контролем оппонента.\n"
        "• Положите два жетона +1/+1 на целевое существо под вашим контролем.\n• Возьмите карту.",
        "Зеленое Убежище выходит на поле битвы повернутым.\n{T}: добавьте {G}.",
    )
    return card(
        "Verdant Reckoning // Verdant Refuge",
        CardFace(name="Verdant Reckoning", cost="{1}{G}{G}", types="Sorcery", text=english[0]),
        CardFace(name="Verdant Refuge", types="Land", text=english[1]),
        layout="modal_dfc",
        printings=[
            printed(
                "ru",
                ("Зеленая Расплата", "Волшебство", russian[0]),
                ("Зеленое Убежище", "Земля", russian[1]),
            )
        ],
    )


def with_symbols() -> Card:
    """A card whose long paragraph has a symbol in some of its lines, in both languages."""
    english = 15 * (12 * "life " + "{T} ")
    russian = 15 * (12 * "жизни " + "{T} ")
    return card(
        "Symbols",
        CardFace(name="Symbols", cost="{3}", types="Artifact", text=english),
        printings=[printed("ru", ("Символы", "Артефакт", russian))],
    )


@pytest.fixture
def shown(look, messages, qtbot):
    """Shows a card to a Russian player at a text size, in per cent."""

    def show(which: Card, percent: int, size: tuple[int, int] = (800, 800)) -> CardAnswer:
        look.dress(ThemeChoice.LIGHT, percent)
        made = CardAnswer(look, messages, which, "ru")
        qtbot.addWidget(made)
        made.resize(*size)
        with qtbot.waitExposed(made):
            made.show()
        return made

    return show


def size_of(answer: CardAnswer, beginning: str) -> float:
    """The size of the letters of a text that begins like this, in pixels."""
    return next(
        each.size for each in painted_texts(answer.face) if each.words.startswith(beginning)
    )


def bands_above(answer: CardAnswer, words: str) -> list[int]:
    """The heights of all that is drawn right above such words, from there to the top, in pixels:
    of rows of pixels without a gap."""
    said = next(each for each in painted_words(answer.face) if each.words.startswith(words))
    image = answer.face.grab().toImage()
    ground, heights, height = image.pixel(2, 2), [], 0
    for y in range(said.rect.top() - 6, 0, -1):
        if any(image.pixel(x, y) != ground for x in range(image.width())):
            height += 1
        elif height:
            heights, height = [*heights, height], 0
    return heights


def words_painted(answer: CardAnswer) -> str:
    return " ".join(each.words for each in painted_texts(answer.face))


@pytest.mark.parametrize("size", [(800, 800), (1366, 768), (1024, 700)])
def test_the_players_letters_are_no_smaller_than_at_a_hundred_per_cent(shown, size):
    usual = size_of(shown(modal(), 100, size), "Каждый раз")
    large = shown(modal(), 160, size)
    assert size_of(large, "Каждый раз") >= usual
    assert size_of(large, "Каждый раз") > 1.1 * size_of(large, "· Creature")


@pytest.mark.parametrize("size", [(800, 800), (1366, 768)])
def test_the_players_text_is_whole_and_the_english_folds_and_says_so(shown, size):
    large = shown(modal(), 160, size)
    assert "поле битвы повернутой." in words_painted(large)
    assert "The text goes on" in words_painted(large)
    assert "library for a basic land card" not in words_painted(large)
    for _ in range(9):
        QTest.keyClick(large, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
    assert "then shuffle." in words_painted(large)
    assert "End of the text" in words_painted(large)


@pytest.mark.parametrize("size", [(800, 800), (1024, 700)])
def test_a_card_of_two_faces_is_whole_with_its_lines_closer_rather_than_going_on(shown, size):
    usual = size_of(shown(two_faced(), 100, size), "Выберите одно")
    large = shown(two_faced(), 160, size)
    assert size_of(large, "Выберите одно") >= usual
    assert "Текст продолжается" not in words_painted(large)
    assert ": добавьте" in words_painted(large)
    QTest.keyClick(large, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert "Текст продолжается" in words_painted(large)


def test_a_long_text_says_to_the_player_that_it_goes_on(shown):
    long = shown(modal(times=12), 160)
    assert "Текст продолжается" in words_painted(long)
    for _ in range(40):
        QTest.keyClick(long, Qt.Key.Key_PageDown)
    assert "Конец текста" in words_painted(long)


def test_a_text_that_has_room_says_nothing_of_that(shown):
    small = shown(modal(), 100, (1366, 768))
    assert "Текст" not in words_painted(small)
    assert "The text" not in words_painted(small)


@pytest.mark.parametrize("height", range(640, 801, 20))
@pytest.mark.parametrize("percent", [130, 160])
def test_no_part_of_a_line_is_seen_below_the_last_whole_one(shown, percent, height):
    long = shown(with_symbols(), percent, (800, height))
    for words in ("Текст продолжается", "The text goes on"):
        if words in words_painted(long):
            assert min(bands_above(long, words)[:2]) > 8
    assert "Текст продолжается" in words_painted(long)


@pytest.mark.parametrize("percent", [100, 160])
def test_the_whole_name_is_shown_on_as_many_lines_as_it_needs(shown, percent):
    assert LONG_NAME in words_painted(shown(modal(name=LONG_NAME), percent))


OTHERS = ("de", "es", "fr", "it", "ja", "ko", "pt", "ru", "zhs", "zht")


@pytest.mark.parametrize(("size", "percent"), [((1024, 700), 160), ((880, 800), 160)])
def test_every_language_of_a_card_keeps_its_letters_and_its_key(shown, size, percent):
    face = CardFace("Paper Crane", "{U}", "Creature — Bird", "Flying")
    printings = [printed(code, (f"Paper Crane {code}", "", "Flying")) for code in OTHERS]
    answer = shown(card("Paper Crane", face, printings=printings), percent, size)
    answer.speak("ja")
    QTest.qWait(0)  # until it is laid out
    every = answer.foot.languages.findChildren(QAbstractButton)
    segments = [each for each in every if each.isVisible()]
    painted = [" ".join(one.words for one in painted_words(each)) for each in segments]
    assert painted == ["EN 1", "ES 2", "RU 3", "JA 7", "+7"]
    assert all(each.visibleRegion().boundingRect() == each.rect() for each in segments)
