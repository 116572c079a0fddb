"""What has one name is called by it in the window, the terminal, the manual and the documents."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parents[2]

NOT_SO = {
    "the command bar": (
        r"\bthe one field\b|\bfield at the top\b",
        r"\bcampo de arriba\b",
        r"\bединое поле\b|\bпол[ея] вверху\b",
    ),
    "create an event": (
        r"\b(?:start|begin|make) an event\b",
        r"\b(?:iniciar|empezar|comenzar) (?:un|el) torneo\b",
        r"\b(?:начать|завести) турнир\b",
    ),
    "chosen by a judge": (r"^by order$", r"^por orden$", r"^по команде$"),
}
"""What else a thing was called, by its name: in English, Spanish and Russian."""
LANGUAGES = ("en", "es", "ru")
WITHOUT_SEARCH_WORDS = re.compile(r"<!--.*?-->", re.DOTALL)


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every text in that language, with where it stands."""
    for file in sorted((ROOT / "resources" / "manual" / language).rglob("*.md")):
        yield str(file), WITHOUT_SEARCH_WORDS.sub("", file.read_text(encoding="utf-8"))
    window = (
        ROOT
        / "resources"
        / "translations"
        / f"judgekit_{'es' if language == 'en' else language}.ts"
    )
    for message in ET.parse(window).getroot().iter("message"):
        text = message.find("source" if language == "en" else "translation")
        yield window.name, "".join(text.itertext()) if text is not None else ""
    other = "es" if language == "en" else language
    catalogue = ROOT / "resources" / "locale" / other / "LC_MESSAGES" / "judgekit.po"
    with catalogue.open("rb") as file:
        for entry in read_po(file, locale=other):
            texts = entry.id if language == "en" else entry.string
            for text in (texts,) if isinstance(texts, str) else texts:
                yield catalogue.name, text
    for document in ("README.md", "docs/user/command-line.md", "docs/user/manual.md"):
        yield document, (ROOT / document).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NOT_SO)
def test_a_thing_with_one_name_is_called_by_no_other(name: str, language: str):
    other = re.compile(NOT_SO[name][LANGUAGES.index(language)], re.IGNORECASE)
    assert [(place, text) for place, text in said(language) if other.search(text)] == []
