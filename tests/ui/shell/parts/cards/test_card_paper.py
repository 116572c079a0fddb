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
from tests.seen import part

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
