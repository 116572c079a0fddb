"""What the help promises of a search: each example is read as the form that it stands for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from judgekit.domain.rules.query import Query
from judgekit.search.queries.parsing import parse_query
from judgekit.system.resources import resources_folder
from judgekit.ui.shell.commands.search_forms import order_forms, search_forms
from judgekit.views.shell.order_text import read_order


@pytest.fixture(params=["en", "es", "ru"])
def examples(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[list[Query]]:
    """Every example in a language of the interface, as the search reads it."""
    translator = QTranslator()
    file = resources_folder() / "translations" / f"judgekit_{request.param}.qm"
    assert translator.load(str(file))
    qapp.installTranslator(translator)
    yield [parse_query(example) for example, _ in search_forms()]
    qapp.removeTranslator(translator)


def test_every_example_is_of_its_form(examples):
    number, rule, named, appendix, happened, action, *others = examples
    words, phrase, excluding, in_one, in_language = others
    assert len(happened.words) >= 3
    assert len(action.words) >= 2
    assert number.number == "2.6"
    assert rule.number == "104.3c"
    assert (named.kind, named.number) == ("mtr", "3.9")
    assert appendix.number == "Appendix B"
    assert len(words.words) >= 3
    assert [len(each) for each in phrase.phrases] == [2]
    assert (len(excluding.words), len(excluding.excluded)) == (1, 1)
    assert in_one.document == "commander"
    assert in_language.language == "es"
    assert not any(form.words for form in (number, rule, named, appendix, in_one, in_language))


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_example_of_an_order_is_the_same_in_each_language(qapp, language):
    english = [read_order(example) for example, _ in order_forms()]
    translator = QTranslator()
    assert translator.load(str(resources_folder() / "translations" / f"judgekit_{language}.qm"))
    qapp.installTranslator(translator)
    said = [example for example, _ in order_forms()]
    qapp.removeTranslator(translator)
    read = [read_order(example) for example in said]
    assert None not in read
    assert [(each.kind, each.table) for each in read] == [
        (each.kind, each.table) for each in english
    ]
    letters = [example[0] for example in said if example[1:2] in ("", " ")]
    assert any(letter > "а" for letter in letters) is (language == "ru")
