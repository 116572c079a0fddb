"""A card's page in large letters: nothing of its name is cut."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card import CardFace
from judgekit.ui.look import ThemeChoice
from judgekit.ui.shell.parts.cards.card_head import CardHead
from judgekit.ui.shell.parts.cards.card_paper import CardPaper
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Title
from tests.card_fakes import card, printed
from tests.seen import part, words_of

NAME = "Многословная Архивариус Бесконечного Каталога Запредельного"
ARCHIVIST = card(
    "Verbose Archivist of the Unending Catalogue Beyond",
    CardFace(
        name="Verbose Archivist of the Unending Catalogue Beyond",
        cost="{W}{U}{B}{R}{G}{10}",
        types="Legendary Enchantment Artifact Creature — Human Wizard Advisor",
        text="Draw a card.",
    ),
    printings=[
        printed("ru", (NAME, "Легендарная Чары Артефакт Существо — Человек Чародей", "Текст.")),
        printed("es", ("Archivista verborreica del catálogo", "Criatura", "Roba una carta.")),
    ],
)


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_long_name_has_the_height_of_all_its_lines(look, qtbot, percent, language):
    look.dress(ThemeChoice.LIGHT, percent)
    scroll = FormScroll(look, paper := CardPaper(look))
    qtbot.addWidget(scroll)
    paper.show_card(ARCHIVIST, language)
    scroll.resize(590, 500)
    with qtbot.waitExposed(scroll):
        scroll.show()
    name = part(part(scroll, CardHead), Title)
    for width in (590, 420, 800):
        scroll.resize(width, 500)
        qtbot.wait(20)
        assert name.height() >= name.heightForWidth(name.width())


THOUGHT = card(
    "Quiet Thought",
    CardFace("Quiet Thought", "{U}", "Instant", "Draw three cards."),
    printings=[
        printed("es", ("Pensamiento quieto", "", "Roba dos cartas."), on="2020-04-24"),
        printed("ru", ("Тихая мысль", "", "Возьмите три карты.")),
    ],
)
OF_ITS_DAY = "Printed text of 24 April 2020; the English text applies"
OTHER_NUMBERS = "The English text has different numbers or symbols: read that one"


@pytest.mark.parametrize(
    ("language", "told", "untold"),
    [
        ("es", [OF_ITS_DAY, OTHER_NUMBERS], []),
        ("ru", ["Printed text; the English text applies"], [OTHER_NUMBERS]),
        ("en", [], ["Printed text; the English text applies", OTHER_NUMBERS]),
    ],
)
def test_a_printed_text_is_said_to_be_one(look, qtbot, language, told, untold):
    paper = CardPaper(look)
    qtbot.addWidget(paper)
    paper.show_card(THOUGHT, language)
    with qtbot.waitExposed(paper):
        paper.show()
    words = words_of(paper)
    assert set(told) <= set(words)
    assert not set(untold) & set(words)
