"""A wiki page: headings with an edit link, numbered rules, a navigation box."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import Section, SpanKind
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
        (1, "Fuentes", "Fuentes", None),
    ]


def test_a_rule_without_a_heading_is_text_without_its_bullet_and_number() -> None:
    rules = {section.ref: [block.text for block in section.blocks] for section in read(PAGE)}
    assert rules["104"] == []
    assert rules["104.1"] == ["Un juego termina."]
    assert rules["lead"] == ["Normalmente, el juego termina."]


def test_the_term_of_a_glossary_entry_is_strong() -> None:
    (entry,) = [b for s in read(PAGE) for b in s.blocks if b.text.startswith("Perder el juego")]
    (span,) = entry.spans
    assert (entry.text[span.start : span.end], span.kind) == ("Perder el juego", SpanKind.STRONG)


def test_the_navigation_box_is_no_text() -> None:
    assert [block.text for block in read(PAGE)[-1].blocks] == [
        "↑ Gavin Verhey. “Concedo”.",
        "Traducido de la Wiki.",
    ]


@given(st.text(alphabet="104. a•\n·Editar", max_size=200))
def test_any_text_is_read(text: str) -> None:
    refs = [section.ref for section in read(text)]
    assert len(refs) == len(set(refs))
