import pytest

from judgekit.domain.cards.card import CardFace
from judgekit.views.cards.printed_text import PrintedNote, printed_note
from tests.card_fakes import CARDS, LANTERN, SPLIT, card, printed

SEXTON = next(each for each in CARDS if each.name == "Ninth-Gate Sexton")
SPANISH, RUSSIAN = "es", "ru"


def differs(language: str, english: str, text: str) -> bool:
    """Whether a warning stands beside this printed text of a card."""
    made = card(
        "Two-Headed Warden",
        CardFace("Two-Headed Warden", text=english),
        printings=(printed(language, ("Guardián de dos cabezas", "", text)),),
    )
    note = printed_note(made, language)
    assert note is not None
    return note.differs


def test_a_printed_text_is_told_with_the_day_of_its_printing():
    made = card(
        "Grey Stone",
        CardFace("Grey Stone", text="Draw a card."),
        printings=(printed("es", ("Piedra gris", "", "Roba una carta."), on="2020-04-24"),),
    )
    assert printed_note(made, "es") == PrintedNote("2020-04-24")
    assert printed_note(SPLIT, "es") == PrintedNote()


@pytest.mark.parametrize(("of", "language"), [(SPLIT, "en"), (LANTERN, "ru"), (SEXTON, "es")])
def test_nothing_is_told_of_english_or_where_no_text_is_printed(of, language):
    assert printed_note(of, language) is None


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        (SPANISH, "It deals 3 damage to any target.", "Hace 2 puntos de daño."),
        (SPANISH, "Draw three cards.", "Roba dos cartas."),
        (SPANISH, "{2}, {T}: Draw a card.", "{3}, {T}: Roba una carta."),
        (SPANISH, "Target creature gets -X/-X.", "La criatura objetivo obtiene +X/-X."),
        (SPANISH, "Draw two cards.", "Roba una carta."),
        (RUSSIAN, "{T}: Draw a card.", "{7}: возьмите карту."),
        (RUSSIAN, "Create a 1/1 token.", "Создайте три фишки 1/1."),
        (
            SPANISH,
            "Companion — (You may put it into your hand for {3}.)",
            "Compañero — (Puedes lanzarla una vez desde fuera del juego.)",
        ),
    ],
)
def test_other_numbers_or_symbols_are_told(language, english, text):
    assert differs(language, english, text)


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        (SPANISH, "It deals 3 damage.", "Hace tres puntos de daño."),
        (SPANISH, "Draw two cards.", "Roba 2 cartas."),
        (SPANISH, "Draw a card.", "Roba 1 carta."),
        (SPANISH, "Two-Headed Warden attacks.", "El Guardián de dos cabezas ataca."),
        (SPANISH, "Add {C}.", "Agrega {1} a tu reserva de maná."),
        (SPANISH, "Add {C}{C}.", "Agrega {2} a tu reserva de maná."),
        (SPANISH, "Add {C}.", "Agrega un maná incoloro a tu reserva de maná."),
        (SPANISH, "{W/U}: Draw a card.", "{U/W}: Roba una carta."),
        (SPANISH, "Double strike", "Daña dos veces."),
        (SPANISH, "It deals twice that much.", "Hace el doble de esa cantidad."),
        (SPANISH, "Choose both.", "Elige los dos."),
        (
            SPANISH,
            'Create a Gem. (It has "{T}: Add {C}.")',
            'Crea una Gema con "{T}: Agrega {C}".',
        ),
        (
            SPANISH,
            "Kicker {2} (You may pay {2}. If you do, draw 3 cards.)",
            "Estímulo {2}.",
        ),
        (RUSSIAN, "Menace", "Не может быть заблокировано менее чем двумя существами."),
        (RUSSIAN, "It has three counters.", "На нём три жетона."),
        (RUSSIAN, "It gets +X/\N{MINUS SIGN}1.", "Получает +Х/-1."),
        ("de", "Draw two cards.", "Ziehe zwei Karten."),
        (SPANISH, "Draw two cards.", "Draw two cards."),
    ],
)
def test_the_same_in_other_words_is_not_told(language, english, text):
    assert not differs(language, english, text)


def noted(printed_back: str) -> PrintedNote | None:
    """What is noted of a card with two faces, the front printed with the back's line below it."""
    made = card(
        "Ford // Vow",
        CardFace("Ford", "", "Land", "{T}: Add {W}."),
        CardFace("Vow", "{4}{W}", "Sorcery", "Draw two cards."),
        layout="modal_dfc",
        printings=(
            printed(
                "es",
                ("Vado", "Tierra", "{T}: Agrega {W}.\nConjuro\n{4}{W}"),
                ("Voto", "Conjuro", printed_back),
            ),
        ),
    )
    return printed_note(made, "es")


def test_each_face_is_compared_with_its_own_text():
    assert noted("Roba tres cartas.") == PrintedNote(differs=True)


def test_a_half_that_repeats_the_other_one_is_not_told():
    assert noted("Roba dos cartas.\nTierra\n{T}: Agrega {W}.") == PrintedNote()
