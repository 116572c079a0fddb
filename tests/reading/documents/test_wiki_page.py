"""A wiki page: headings with an edit link, numbered rules, a navigation box."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import Section
from judgekit.reading.documents.language_words import language_words
from judgekit.reading.documents.wiki_page import read_wiki_page

PAGE = """FANDOM


Normalmente, el juego termina.

Juego normal Editar

La forma más común.[1]

"No puedes perder" Editar

Ciertos permanentes.

Reglas Editar

  • 104. Finalizando el juego
    • 104.1.\u00a0 Un juego termina.
    • 104.2. Hay varias maneras.
      • 104.2a\u00a0Un jugador gana.

Del glosario

Perder el juego
Hay varias maneras de perder. Ver la regla 104.

Fuentes Editar

  1. ↑ Gavin Verhey. “Concedo”.

Traducido de la Wiki.
Reglas completas
100. Conceptos de juego
Jugadores ·Colores ·Maná
200. Partes
1 Nombre · 2 Coste · 3 Línea"""


def read(text: str) -> tuple[Section, ...]:
    return read_wiki_page(text, language_words("es"))


def test_headings_lose_their_edit_link_and_rules_nest_by_their_number() -> None:
    found = [(s.level, s.ref, s.title, s.parent) for s in read(PAGE)]
    assert found == [
        (0, "lead", None, None),
        (1, "Juego normal", "Juego normal", None),
        (1, '"No puedes perder"', '"No puedes perder"', None),
        (1, "Reglas", "Reglas", None),
        (1, "104", "Finalizando el juego", None),
        (2, "104.1", None, "104"),
        (2, "104.2", None, "104"),
        (3, "104.2a", None, "104.2"),
        (1, "Perder el juego", "Perder el juego", None),
        (1, "Fuentes", "Fuentes", None),
    ]


def test_a_rule_without_a_heading_is_text_without_its_bullet_and_number() -> None:
    rules = {section.ref: [block.text for block in section.blocks] for section in read(PAGE)}
    assert rules["104"] == []
    assert rules["104.1"] == ["Un juego termina."]
    assert rules["lead"] == ["Normalmente, el juego termina."]


def test_an_entry_taken_from_a_glossary_is_a_section_of_its_own() -> None:
    page = (
        "  • 104. Finalizando el juego\n    • 104.6.\u00a0Una carta reinicia el juego.\n\n"
        "Del glosario de las Reglas completas\n\nPerder el juego\nHay varias maneras de perder.\n\n"
        "Del glosario de las Reglas completas\n\nGanar el juego\nHay varias maneras de ganar.\n\n"
        "Empatar\nNadie gana.\n"
    )
    found = [(s.ref, s.level, s.parent, [block.text for block in s.blocks]) for s in read(page)[1:]]
    source = "Del glosario de las Reglas completas"
    assert found == [
        ("104.6", 2, "104", ["Una carta reinicia el juego.", source]),
        ("Perder el juego", 1, None, ["Hay varias maneras de perder.", source]),
        ("Ganar el juego", 1, None, ["Hay varias maneras de ganar."]),
        ("Empatar", 1, None, ["Nadie gana."]),
    ]


def test_a_short_line_above_another_is_no_entry_where_no_glossary_is_named() -> None:
    page = "Reglas Editar\n\nUna línea corta\nOtra línea, que sigue.\n"
    assert [section.ref for section in read(page)] == ["Reglas"]


def test_after_a_heading_the_glossary_is_over() -> None:
    page = "Del glosario\n\nPerder\nSe pierde.\n\nNotas Editar\n\nUna línea\nOtra línea.\n"
    assert [section.ref for section in read(page)] == ["lead", "Perder", "Notas"]


def test_headings_in_quotes_hang_under_the_section_that_announces_them() -> None:
    page = (
        "Evitar el final Editar\n\nCiertas cartas lo evitan:\n\n"
        '"No puedes perder" Editar\n\nCiertos permanentes.\n\n'
        "«No puedes ganar» Editar\n\nOtros:\n\n"
        "“Nadie puede ganar” Editar\n\nCartas.\n\n"
        'Reglas Editar\n\nVer:\n\nEvitar el final Editar\n\nOtra vez:\n\n"Así" Editar\n'
    )
    assert [(s.level, s.ref, s.parent) for s in read(page)] == [
        (1, "Evitar el final", None),
        (2, 'Evitar el final#"No puedes perder"', "Evitar el final"),
        (2, "Evitar el final#«No puedes ganar»", "Evitar el final"),
        (2, "Evitar el final#“Nadie puede ganar”", "Evitar el final"),
        (1, "Reglas", None),
        (1, "Evitar el final (2)", None),
        (2, 'Evitar el final (2)#"Así"', "Evitar el final (2)"),
    ]


def test_the_navigation_box_is_no_text() -> None:
    assert [block.text for block in read(PAGE)[-1].blocks] == [
        "↑ Gavin Verhey. “Concedo”.",
        "Traducido de la Wiki.",
    ]


@given(st.text(alphabet="104. a•\n·Editar", max_size=200))
def test_any_text_is_read(text: str) -> None:
    refs = [section.ref for section in read(text)]
    assert len(refs) == len(set(refs))
