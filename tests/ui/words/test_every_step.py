"""What Ctrl+Z and the timeline say of a step: every kind of command has words in each language."""

from __future__ import annotations

import re

from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Amend, Dated, PutBack, Redo, TakeBack, Together, Undo
from judgekit.domain.team.feature import FEATURE as TEAM
from judgekit.domain.tournament import COMPOSITION, EVENT_KINDS
from judgekit.engine.timeline import Step, Timeline
from judgekit.ui.tournament.timeline.rows import TimelineRows
from judgekit.ui.words.step_wording import event_words, step_words
from tests.builders import blank_event
from tests.day import Day
from tests.engine.any_commands import STORIES

LANGUAGES = ("en", "es", "ru")
LEFT_OPEN = re.compile(r"[{}]|%n|^\W*$")
"""What is no sentence: a place that nothing was put into, or no word at all."""


def told() -> list[tuple[str, Step, Timeline]]:
    """Every kind of command as it was accepted in a story, with its step."""
    found = []
    for story in STORIES:
        day = Day()
        for gap, command in story:
            step = day.pass_(gap).do(command)
            found.append((type(command).__name__, step, day.engine.timeline))
    return found


def changed() -> list[tuple[str, Step, Timeline]]:
    """The commands that are about other steps."""
    day = Day()
    day.do(StartRound())
    given = day.do(GrantExtension(7, 60))
    found = [
        day.do(Amend(given.id, {"seconds": 120})),
        day.do(TakeBack(given.id)),
        day.do(PutBack(given.id)),
        day.do(
            Together((Dated(day.engine.now(), Note("one")), Dated(day.engine.now(), Note("two"))))
        ),
        day.do(Undo()),
        day.do(Redo()),
    ]
    return [(type(step.events[0]).__name__, step, day.engine.timeline) for step in found]


def test_every_kind_of_command_and_of_event_is_told():
    names = {name for name, _, _ in told()}
    of_teams = {kind.__name__ for kind in TEAM.commands}  # on several laptops alone
    assert names == {kind.__name__ for kind in COMPOSITION.commands} - of_teams
    assert {"StepAmended", "StepsTakenBack", "StepsPutBack"} < {name for name, _, _ in changed()}


def test_no_step_is_without_words_in_any_language(translator):
    for language in LANGUAGES:
        translator.speak(language)
        for name, step, timeline in (*told(), *changed()):
            rows = TimelineRows(timeline)
            rows.take(timeline.steps)
            said = (step_words(step, timeline), step_words(step), rows.worded(step.order).words)
            for words in said:
                assert not LEFT_OPEN.search(words), (language, name, words)


def test_no_event_is_without_words_of_its_own_language(translator):
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        translator.speak(language)
        found[language] = {
            name: event_words(blank_event(kind)) for name, kind in EVENT_KINDS.items()
        }
        assert not [words for words in found[language].values() if LEFT_OPEN.search(words)]
    for language in LANGUAGES[1:]:
        same = {n for n, words in found[language].items() if words == found["en"][n]}
        assert same <= {"slow-play-called"}, language
