"""A later edition laid into the folder of the rules: lists are held against what it prints."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.formats.legality import check_legality
from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.storage.library.format_provider import LibraryFormatProvider
from judgekit.storage.library.rules_library import read_library
from judgekit.system.resources import resources_folder
from tests.domain.formats.listed import decklist
from tests.storage.cards.card_files import on_the_day

ENGLISH, LATER = "mtr-en-2019-05-03", "mtr-en-2031-02-03"
TEXT = "later.txt"


def folder_with_later_edition(at: Path) -> Path:
    """The bundled texts and one more: Skullclamp is off Modern's list, a card of the future on."""
    rules = at / "rules"
    shutil.copytree(resources_folder() / "rules", rules)
    manifest = json.loads((rules / "manifest.json").read_text(encoding="utf-8"))
    (own,) = (each for each in manifest["texts"] if each["id"] == ENGLISH)
    text = (rules / own["source"]).read_text(encoding="utf-8")
    before, modern, after = _around_modern(text)
    assert "- Skullclamp\n" in modern
    later = before + modern.replace("- Skullclamp\n", "- Zzyzx, Clamp of Tomorrow\n") + after
    raw = later.encode()
    (rules / TEXT).write_bytes(raw)
    changes = {"id": LATER, "source": TEXT, "effective_date": "2031-02-03"}
    manifest["texts"].append(own | changes | {"sha256": hashlib.sha256(raw).hexdigest()})
    (rules / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return rules


def _around_modern(text: str) -> tuple[str, str, str]:
    first, last = text.index("\n## 6.4 Modern"), text.index("\n## 6.5 ")
    return text[:first], text[first:last], text[last:]


def test_a_later_edition_in_the_folder_brings_its_own_lists(tmp_path):
    library = read_library(folder_with_later_edition(tmp_path))
    format_provider = LibraryFormatProvider(lambda: library, resources_folder())
    cards = KnownCards(resources_folder(), tmp_path, on_the_day)
    listed = decklist("1 Skullclamp, 1 Zzyzx Clamp of Tomorrow, 58 Island")

    def banned(edition: str = "") -> list[tuple[str, str]]:
        found = check_legality(listed, format_provider.rules(DeckFormat.MODERN, edition), cards)
        return [(each.card, each.rule.document) for each in found.findings]

    assert banned() == [("Zzyzx Clamp of Tomorrow", LATER)]
    assert banned(ENGLISH) == [("Skullclamp", ENGLISH)]
