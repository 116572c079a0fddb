"""All actions that can be found, by their fixed ids, with what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.search.find.actions_of_events import EVENT_ACTIONS
from judgekit.search.find.actions_of_window import WINDOW_ACTIONS
from judgekit.search.find.answer import FindKind
from judgekit.search.find.named_index import Named

BETWEEN = ";"


def _titles(words: tuple[str, str, str]) -> dict[str, tuple[str, ...]]:
    called = (tuple(map(str.strip, each.split(BETWEEN))) for each in words)
    return dict(zip(LANGUAGES, called, strict=True))


ACTION_WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    action: _titles(words) for action, words in {**WINDOW_ACTIONS, **EVENT_ACTIONS}.items()
}
"""What each action is called, by language: its title first."""


def action_title(action: str, language: str) -> str:
    """Return the title of an action."""
    return ACTION_WORDS[action][language][0]


def named_actions() -> Iterator[Named]:
    """Yield the actions for an index of names."""
    for action, words in ACTION_WORDS.items():
        phrases = dict.fromkeys(phrase for each in words.values() for phrase in each)
        yield Named(FindKind.ACTION, action, tuple(phrases))
