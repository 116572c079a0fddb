"""A blog page: Roman chapters, numbered rules without headings, lettered options."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import Section
from judgekit.reading.documents.blog_page import read_blog_page
from judgekit.reading.documents.language_words import language_words

PAGE = """6 dic 2013

Reglas de Commander

(Traducción de otra página)

I. Filosofía

1. Está diseñado para partidas sociales.

Es jugado de varias maneras.

II. Construcción

2. El procedimiento es el siguiente:
  1. Los jugadores anuncian.
  2. Los jugadores cambian.

Mulligan:

  • Primer paso.
3. Los jugadores inician con 40 vidas.

III. Opcionales

Texto de la introducción.

A. Sideboards

Texto.
Razonamiento:

Más.
B. Puntos de victoria

Texto.

C. Democrática

Texto.

0 comentarios:

Publicar un comentario"""


def read(text: str) -> tuple[Section, ...]:
    return read_blog_page(text, language_words("es"))


def test_chapters_rules_and_options_hang_under_their_number() -> None:
    found = [(s.level, s.number, s.title, s.parent) for s in read(PAGE)]
    assert found == [
        (1, "I", "Filosofía", None),
        (2, "1", None, "I"),
        (1, "II", "Construcción", None),
        (2, "2", None, "II"),
        (2, "3", None, "II"),
        (1, "III", "Opcionales", None),
        (2, "A", "Sideboards", "III"),
        (2, "B", "Puntos de victoria", "III"),
        (2, "C", "Democrática", "III"),
    ]


def test_the_first_sentence_of_a_rule_is_its_text() -> None:
    rules = {section.ref: [block.text for block in section.blocks] for section in read(PAGE)}
    assert rules["1"] == [
        "Está diseñado para partidas sociales.",
        "Es jugado de varias maneras.",
    ]


def test_a_list_inside_a_rule_is_no_run_of_rules() -> None:
    rules = {section.ref: [block.text for block in section.blocks] for section in read(PAGE)}
    assert rules["2"] == [
        "El procedimiento es el siguiente:",
        "Los jugadores anuncian.",
        "Los jugadores cambian.",
        "Mulligan:",
        "Primer paso.",
    ]


def test_title_date_note_and_comments_are_no_text() -> None:
    told = " ".join(block.text for section in read(PAGE) for block in section.blocks)
    for chrome in ("2013", "Commander", "Traducción", "comentario"):
        assert chrome not in told


@given(st.text(alphabet="IVX123ABC. a\n•", max_size=200))
def test_any_text_is_read(text: str) -> None:
    refs = [section.ref for section in read(text)]
    assert len(refs) == len(set(refs))
