"""The pages of the manual as they come with the program."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from judgekit.app import manual
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.reading.manual.page import ManualPage, PageKind, SpanKind
from judgekit.storage.files.manual_files import read_manual
from judgekit.system.resources import locale_folder, resources_folder
from judgekit.views.shell.order_text import read_order
from tests.manual_keys import is_key

PAGES = manual(resources_folder()).pages
FOLDER = resources_folder() / "manual"
INDEX = Path(__file__).resolve().parents[3] / "docs" / "user" / "manual.md"
LEAST_WORDS, MOST_WORDS = 60, 190
SEARCHES = frozenset({"mtr 2.6"})
"""What is typed to search, not to command."""


def ids(page: ManualPage) -> str:
    return f"{page.language}-{page.name}"


def spans(page: ManualPage, kind: SpanKind) -> list[str]:
    return [
        span.page or span.text for block in page.blocks for span in block.spans if span.kind is kind
    ]


def test_no_file_lies_there_that_is_not_in_the_order():
    files = {file.relative_to(FOLDER) for file in FOLDER.rglob("*.md")}
    assert files == {Path(page.language, page.kind, f"{page.name}.md") for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_language_says_the_same(page: ManualPage):
    """The same places, links, keys and number of steps as in English."""
    english = manual_page(page.name, "en")
    assert page.at == english.at
    assert sorted(spans(page, SpanKind.LINK)) == sorted(spans(english, SpanKind.LINK))
    assert sorted(filter(is_key, spans(page, SpanKind.TYPED))) == sorted(
        filter(is_key, spans(english, SpanKind.TYPED))
    )
    assert [block.step for block in page.blocks] == [block.step for block in english.blocks]


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_link_leads_to_a_page_and_to_its_file(page: ManualPage):
    text = (FOLDER / page.language / page.kind / f"{page.name}.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert len(targets) == len(spans(page, SpanKind.LINK))
    for target in targets:
        assert (FOLDER / page.language / page.kind / target).is_file(), target


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_steps_are_numbered_in_order_and_the_page_is_short(page: ManualPage):
    steps = [block.step for block in page.blocks if block.step]
    assert steps == list(range(1, len(steps) + 1))
    words = re.findall(r"\w+", " ".join(block.text for block in page.blocks))
    assert LEAST_WORDS <= len(words) <= MOST_WORDS


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_label_stands_in_the_window_in_that_language(page: ManualPage):
    unknown = [
        label
        for label in spans(page, SpanKind.LABEL)
        if not any(text.fullmatch(label) for text in texts_of_the_window(page.language))
    ]
    assert not unknown


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_what_is_typed_is_a_key_or_understood(page: ManualPage):
    typed = [text for text in spans(page, SpanKind.TYPED) if not is_key(text)]
    assert [text for text in typed if text not in SEARCHES and read_order(text) is None] == []


def test_no_search_word_is_said_of_two_pages():
    said: dict[tuple[str, str], str] = {}
    for page in PAGES:
        for words in (page.title, *page.words):
            name = said.setdefault((page.language, words.casefold()), page.name)
            assert name == page.name, words


def test_the_page_of_docs_leads_to_all_of_them():
    targets = re.findall(r"\]\(\.\./\.\./resources/manual/([^)]+)\)", INDEX.read_text("utf-8"))
    wanted = [f"{page.language}/{page.kind}/{page.name}.md" for page in PAGES]
    assert sorted(targets) == sorted(wanted)


def test_a_missing_page_and_a_damaged_one_are_told_apart(tmp_path: Path):
    folder = tmp_path / "manual"
    shutil.copytree(FOLDER, folder)
    page = folder / "es" / PageKind.TASK / "call.md"
    page.write_text("no page", encoding="utf-8")
    assert reason(folder) is FailureReason.TEXT_DAMAGED
    page.unlink()
    assert reason(folder) is FailureReason.TEXT_MISSING


def reason(folder: Path) -> FailureReason:
    with pytest.raises(EnvironmentFailure) as failed:
        read_manual(folder)
    return failed.value.reason


def manual_page(name: str, language: str) -> ManualPage:
    return next(page for page in PAGES if (page.name, page.language) == (name, language))


@cache
def texts_of_the_window(language: str) -> tuple[re.Pattern[str], ...]:
    """All texts of the window and of the messages; a placeholder stands for a number here."""
    texts = {*_window_texts(language), *_messages(language)}
    return tuple(re.compile(_with_gaps(text)) for text in texts if text)


def other_if_english(language: str) -> str:
    """English has no catalogue of its own: its texts are what the others translate."""
    return "es" if language == "en" else language


def _with_gaps(text: str) -> str:
    return re.sub(r"%n|\\\{\w+\\\}", r"\\d+", re.escape(text))


def _window_texts(language: str) -> Iterator[str]:
    file = resources_folder() / "translations" / f"judgekit_{other_if_english(language)}.ts"
    for message in ET.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        if language == "en":
            yield message.findtext("source") or ""
            continue
        yield from (form.text or "" for form in translation.iter("numerusform"))
        yield translation.text or ""


def _messages(language: str) -> Iterator[str]:
    file = locale_folder() / other_if_english(language) / "LC_MESSAGES" / "judgekit.po"
    with file.open("rb") as opened:
        for message in read_po(opened):
            said = message.id if language == "en" else message.string
            yield from (said,) if isinstance(said, str) else said


def test_all_languages_have_pages():
    assert {page.language for page in PAGES} == set(LANGUAGES)
