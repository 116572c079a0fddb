"""The card and set names that are delivered, held against the lists in the texts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from judgekit.domain.rules.document import BlockKind, Document
from judgekit.domain.rules.library import Library
from judgekit.system.resources import resources_folder

RULES_FOLDER = resources_folder() / "rules"
LIST_SECTIONS = ("6.3", "6.4", "6.5", "6.6", "6.7")
WHOLE_CLASSES = ("All cards", "Todas las cartas", "Las cartas cuyo", "Все карты")
DATES = re.compile(r"\s*\(?\b(effective|desde|hasta|с \d).*$")
IN_PARENTHESES = re.compile(r"^(.*[а-яё].*?) \((.*)\)$", re.IGNORECASE)

Entry = dict[str, object]


def entries() -> list[Entry]:
    text = (RULES_FOLDER / "card_names.json").read_text(encoding="utf-8")
    loaded: list[Entry] = json.loads(text)
    return loaded


def plain(name: str) -> str:
    """The name as typed: straight apostrophe, no trade mark, footnote star or date."""
    bare = name.replace("’", "'").replace("™", "").replace("*", "")
    return DATES.sub("", bare).strip().casefold()


def names_known_in(document: Document) -> set[str]:
    known: set[str] = set()
    for entry in entries():
        printed = entry.get("printed", {})
        assert isinstance(printed, dict)
        forms = [entry["en"], entry.get(document.language), *printed.get(document.id, [])]
        known.update(plain(form) for form in forms if isinstance(form, str))
    return known


def listed_names(document: Document) -> Iterator[str]:
    """Every item of the lists of sets and cards, a name and its English in parentheses apart."""
    for section in document.sections:
        if section.ref not in LIST_SECTIONS:
            continue
        for block in section.blocks:
            if block.kind is BlockKind.ITEM and not block.text.startswith(WHOLE_CLASSES):
                name = DATES.sub("", block.text.replace("™", "").replace("*", "")).strip()
                both = IN_PARENTHESES.match(name)
                yield from both.groups() if both else (name,)


@pytest.mark.parametrize(
    "document_id", ["mtr-en-2019-05-03", "mtr-ru-2019-07-12", "mtr-es-2021-07-23"]
)
def test_every_name_on_the_lists_is_known(library: Library, document_id: str) -> None:
    document = library.document(document_id)
    assert document is not None

    listed = [plain(name) for name in listed_names(document)]

    assert len(listed) > 200
    assert set(listed) <= names_known_in(document)


def test_every_entry_has_an_english_name_of_its_own() -> None:
    names = [(entry.get("kind", "card"), entry["en"]) for entry in entries()]

    assert len(names) == len(set(names))
    assert all(isinstance(name, str) and name.isascii() for _, name in names)


def test_slips_of_the_scan_are_put_right() -> None:
    by_english = {entry["en"]: entry for entry in entries()}

    assert by_english["Skullclamp"]["printed"] == {"mtr-en-2019-05-03": ["Skulldamp"]}
    assert by_english["Gitaxian Probe"]["ru"] == "Джитаксианское Зондирование"
    assert by_english["Dragons of Tarkir"]["es"] == "Dragones de Tarkir"
    assert "Skulldamp" not in by_english


@pytest.mark.parametrize(
    ("english", "language", "name"),
    [
        ("Sol Ring", "es", "Anillo solar"),
        ("Treasure Cruise", "ru", "Плаванье за Сокровищами"),
        ("Deathrite Shaman", "es", "Chamán rito mortal"),
        ("War of the Spark", "ru", "Война Искры"),
        ("Gatecrash", "es", "Intrusión"),
    ],
)
def test_names_meet_their_translations(english: str, language: str, name: str) -> None:
    assert next(entry for entry in entries() if entry["en"] == english)[language] == name
