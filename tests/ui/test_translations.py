"""The interface's texts: all of them gathered, all translated, and the compiled files in step."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from judgekit.system.resources import resources_folder

PROJECT = Path(__file__).resolve().parents[2]
FOLDER = resources_folder() / "translations"
TOOLS = Path(sys.executable).parent
PLURAL_FORMS = {"en": 2, "es": 2, "ru": 3}

Message = tuple[str, str]


def messages(file: Path) -> dict[Message, ET.Element]:
    """The messages of a translation file by their context and source text."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in ET.parse(file).getroot().iter("context")
        for message in context.iter("message")
    }


@pytest.fixture(scope="module")
def gathered(tmp_path_factory) -> dict[Message, ET.Element]:
    """Every text that the sources have now."""
    file = tmp_path_factory.mktemp("texts") / "judgekit_ru.ts"
    command = [sys.executable, str(PROJECT / "packaging" / "gather_texts.py"), str(file)]
    subprocess.run(command, check=True, timeout=120)
    return messages(file)


def test_a_text_with_a_number_has_plural_forms(gathered):
    counted = {key: message for key, message in gathered.items() if "%n" in key[1]}
    assert counted[("Board", "No judge: %n table(s)")].get("numerus") == "yes"
    assert [key for key, message in counted.items() if message.get("numerus") != "yes"] == []


@pytest.mark.parametrize("language", ["es", "ru"])
def test_every_text_is_in_the_file_and_none_that_is_gone(gathered, language):
    kept = messages(FOLDER / f"judgekit_{language}.ts")
    assert sorted(gathered.keys() - kept.keys()) == []
    assert sorted(kept.keys() - gathered.keys()) == []


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_text_is_translated_in_all_its_plural_forms(language):
    missing = []
    for (context, source), message in messages(FOLDER / f"judgekit_{language}.ts").items():
        translation = message.find("translation")
        forms = list(translation.iter("numerusform"))
        texts = [form.text for form in forms] if forms else [translation.text]
        is_plural = message.get("numerus") == "yes"
        if not all(texts) or (is_plural and len(texts) != PLURAL_FORMS[language]):
            missing.append(f"{context}: {source}")
    assert missing == []


@pytest.mark.parametrize("language", ["es", "ru"])
def test_a_translation_keeps_the_places_of_values(language):
    for (context, source), message in messages(FOLDER / f"judgekit_{language}.ts").items():
        translated = "".join(message.find("translation").itertext())
        wanted = {part.split("}")[0] for part in source.split("{")[1:]}
        kept = {part.split("}")[0] for part in translated.split("{")[1:]}
        if translated.strip():
            assert kept == wanted, f"{context}: {source}"


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_compiled_file_is_of_these_texts(language, tmp_path):
    compiled = tmp_path / "now.qm"
    source = FOLDER / f"judgekit_{language}.ts"
    command = [str(TOOLS / "pyside6-lrelease"), "-silent", str(source), "-qm", str(compiled)]
    subprocess.run(command, check=True, timeout=120)
    assert compiled.read_bytes() == (FOLDER / f"judgekit_{language}.qm").read_bytes()
