import pytest

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.search.find.actions import ACTION_WORDS, action_title, named_actions
from judgekit.search.find.actions_of_events import EVENT_ACTIONS
from judgekit.search.find.actions_of_window import WINDOW_ACTIONS

FIXED = frozenset(
    (
        *("page-rules", "page-clock", "page-calls", "page-deck-checks", "page-infractions"),
        *("page-event", "settings", "help", "quit", "theme-light", "theme-dark"),
        *("theme-high-contrast", "language-en", "language-es", "language-ru", "text-larger"),
        *("text-smaller", "new-event", "open-event", "event-details", "paste-pairings"),
        *("timeline", "report", "rehearsal", "tour", "share-event", "join-event", "start-round"),
        *("pause-clock", "resume-clock", "pause-all", "correct-clock", "end-round"),
        *("public-display", "mute", "outstanding-tables", "open-call", "close-call"),
        *("start-timer", "call-draft", "display-message", "free-judges"),
        "print-timeline",
        *("extension", "turns", "slip", "deck-check", "draw-tables", "read-lists"),
        *("load-cards", "checks-done", "new-penalty", "penalties", "appeals", "bookmarks"),
        *(
            "notes",
            "glossary",
            "import-document",
            "compare-editions",
            "print",
            "undo",
            "redo",
            "phrases",
        ),
    )
)
"""Other programs rely on these ids."""


def test_every_fixed_action_has_words_and_none_is_added_by_mistake():
    assert {*WINDOW_ACTIONS, *EVENT_ACTIONS} == FIXED
    assert set(ACTION_WORDS) == FIXED


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_differ_within_a_language(language):
    titles = [action_title(action, language) for action in ACTION_WORDS]
    assert len(set(titles)) == len(titles)


def test_no_word_for_an_action_is_empty_and_none_means_two_actions():
    meant: dict[str, str] = {}
    for named in named_actions():
        assert all(named.phrases)
        for phrase in named.phrases:
            assert meant.setdefault(phrase.casefold(), named.id) == named.id
