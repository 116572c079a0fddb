"""Every text can be found by the tools that gather texts for translation."""

from __future__ import annotations

import pytest

from tests.architecture.source_tree import Module, hold, product
from tests.architecture.wording_rules import unreadable_messages, unreadable_texts


def test_every_text_can_be_gathered() -> None:
    windows = [module for module in product() if module.name.startswith("judgekit.ui")]
    hold(found for module in windows for found in unreadable_texts(module))


@pytest.mark.parametrize(
    "call",
    [
        "self.tr(text)",
        "self.tr(f'Open {name}')",
        "self.tr('Open ' + name)",
        "tr('Context', 'Open')",
        "translate('Context', text)",
        "QCoreApplication.translate(CONTEXT, 'Open')",
    ],
)
def test_a_text_that_cannot_be_gathered_is_seen(call: str) -> None:
    assert len(list(unreadable_texts(Module("judgekit.ui.x", call)))) == 1


@pytest.mark.parametrize(
    "call",
    (
        "self.tr('Open')",
        "self.tr('%n hit(s)', '', n)",
        "translate('C', 'Open')",
        "p.translate(1, 2)",
        "words = QT_TRANSLATE_NOOP('C', 'Open')\ntranslate('C', words)",
    ),
)
def test_a_text_written_out_is_well(call: str) -> None:
    assert list(unreadable_texts(Module("judgekit.ui.x", call))) == []


def test_every_message_can_be_gathered() -> None:
    faces = ("judgekit.views", "judgekit.cli")
    modules = [module for module in product() if module.name.startswith(faces)]
    hold(found for module in modules for found in unreadable_messages(module))


@pytest.mark.parametrize(
    "call",
    [
        "words.say(f'deck.{name}')",
        "say('penalty.' + name)",
        "words.say_count(one, many, 3)",
        "message(text)",
    ],
)
def test_a_message_that_cannot_be_gathered_is_seen(call: str) -> None:
    assert len(list(unreadable_messages(Module("judgekit.cli.x", call)))) == 1


@pytest.mark.parametrize(
    "call",
    [
        "words.say('Table {table} is done.', table=3)",
        "say(SENTENCES[code])",
        "words.say_count('{count} deck', '{count} decks', 3)",
        "message('the reason')",
    ],
)
def test_a_message_written_out_is_well(call: str) -> None:
    assert list(unreadable_messages(Module("judgekit.cli.x", call))) == []
