"""A look in the light theme, and the program's services with fakes in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QLocale, QObject, QTranslator

from judgekit.app import deck_sources, document_imports, manual
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.rules.search_answer import SearchAnswer
from judgekit.engine.stored import StoredReadingMarks
from judgekit.system.paths import Folders
from judgekit.system.resources import resources_folder
from judgekit.ui.interface_words import install_words, interface_words
from judgekit.ui.look import Look, ThemeChoice
from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.alarms.binding import follow_tournament
from judgekit.ui.runtime.card_file_keeper import CardFileKeeper
from judgekit.ui.runtime.document_keeper import DocumentKeeper
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.lazy import Lazy
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.runtime.tasks import TaskRunner
from judgekit.ui.runtime.translator import Translator
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.theme import Tokens, read_tokens
from judgekit.ui.widgets.icon import IconStore
from tests import builders
from tests.alarm_fakes import FakeSound, FakeSpeech
from tests.policy_builder import SmallPolicyProvider
from tests.preference_fakes import MemoryPreferences
from tests.session import HandClock, HandDisk, make_session
from tests.team_fakes import HallToFind

PATIENCE = 60_000
"""Milliseconds that background work may take on a busy machine."""


class MemoryMarks:
    """Keeps bookmarks and notes in memory."""

    def __init__(self) -> None:
        self.kept = ReadingMarks()

    def load(self) -> StoredReadingMarks:
        return StoredReadingMarks(self.kept)

    def save(self, marks: ReadingMarks) -> None:
        self.kept = marks


class OneDocumentProvider:
    """A prepared provider with one small document, whose search finds nothing."""

    def __init__(self, library: Library | None = None) -> None:
        self._library = library or builders.library(
            builders.document(
                "mtr-en-2019-05-03", builders.section("2.6", "Time Extensions", "Add time.")
            )
        )

    def is_prepared(self) -> bool:
        return True

    def prepare(self, progress: Callable[[float], None]) -> None:
        progress(1.0)

    def library(self) -> Library:
        return self._library

    def glossary(self) -> Glossary:
        return Glossary(())

    def search(self, query, *, reader: str, limit: int = 20) -> SearchAnswer:
        del reader, limit
        return SearchAnswer(query.text)

    def marks(self, query, reference) -> tuple:
        del query, reference
        return ()


@pytest.fixture(scope="session")
def tokens() -> Tokens:
    return read_tokens(resources_folder() / "themes" / "tokens.json")


@pytest.fixture
def program(qapp) -> Iterator[QObject]:
    """The owner of what lives as long as the program: with it, all that is connected to them
    goes."""
    program = QObject()
    yield program
    program.deleteLater()


@pytest.fixture(scope="session")
def icons(qapp) -> IconStore:
    """The icons, each drawn once for all tests."""
    return IconStore(resources_folder() / "icons")


@pytest.fixture
def look(qapp, tokens: Tokens, icons: IconStore) -> Iterator[Look]:
    look = Look(qapp, tokens, icons)
    look.dress(ThemeChoice.LIGHT, 100)
    look.wear_style()
    yield look
    look.deleteLater()


@pytest.fixture
def messages(program: QObject) -> Messages:
    return Messages(program)


@pytest.fixture
def preferences_store() -> MemoryPreferences:
    return MemoryPreferences()


@pytest.fixture
def preferences(
    preferences_store: MemoryPreferences, messages: Messages, program: QObject
) -> PreferenceKeeper:
    keeper = PreferenceKeeper(preferences_store, messages, "en", program)
    keeper.load()
    return keeper


@pytest.fixture
def tasks(program: QObject):
    bugs: list[Exception] = []
    runner = TaskRunner(bugs.append, program)
    yield runner
    assert runner.drain(PATIENCE)
    assert not bugs


@pytest.fixture
def hand_clock() -> HandClock:
    return HandClock()


@pytest.fixture
def disk() -> HandDisk:
    """The disk of the tournaments' records."""
    return HandDisk()


@pytest.fixture
def open_session(tmp_path: Path, hand_clock: HandClock, disk: HandDisk):
    """Makes the session that a bridge is given, over the hand's clock and disk."""
    return partial(make_session, tmp_path / "events", hand_clock, disk)


@pytest.fixture
def bridge(messages: Messages, preferences, open_session, program: QObject):
    """Without an open tournament; `bridge.create(CreateTournament(name="…"))` opens one."""
    bridge = EngineBridge(open_session, messages, preferences, program)
    yield bridge
    bridge.close()


@pytest.fixture
def hall_sound() -> FakeSound:
    return FakeSound()


@pytest.fixture
def hall_speech() -> FakeSpeech:
    return FakeSpeech()


@pytest.fixture
def alarms(bridge: EngineBridge, preferences, hall_sound, hall_speech) -> Alarms:
    """Alarms that follow the tournament and the preferences, without sound."""
    alarms = Alarms(bridge.now, lambda: hall_sound, lambda: hall_speech, bridge)
    follow_tournament(alarms, bridge)
    preferences.changed.connect(lambda: alarms.obey(preferences.now, preferences.language()))
    return alarms


@pytest.fixture
def dependencies(  # noqa: PLR0917
    look: Look,
    tasks: TaskRunner,
    messages: Messages,
    preferences,
    bridge: EngineBridge,
    alarms: Alarms,
    tmp_path: Path,
) -> ProgramDependencies:
    decks = Lazy(
        lambda: deck_sources(resources_folder(), tmp_path / "cards", OneDocumentProvider())
    )
    return ProgramDependencies(
        look=look,
        tasks=tasks,
        messages=messages,
        preferences=preferences,
        rules_provider=OneDocumentProvider(),
        policy=SmallPolicyProvider(),
        manual=Lazy(partial(manual, resources_folder())),
        decks=decks,
        card_file=Lazy(lambda: CardFileKeeper(decks, tasks, tasks)),
        documents=DocumentKeeper(
            lambda rules: document_imports(
                resources_folder(),
                Folders(*(tmp_path / name for name in ("data", "config", "cache", "logs"))),
                rules,
            ),
            OneDocumentProvider(),
            tasks,
            tasks,
        ),
        reading_marks=MemoryMarks(),
        bridge=bridge,
        alarms=alarms,
        ask=lambda text: None,
        go=lambda place: None,
        leave=lambda: None,
        action_groups=lambda: [],
        notice=lambda: "",
        begin_penalty=lambda said: None,
        rehearse=lambda: None,
        guide=lambda: None,
        end_rehearsal=lambda: None,
        create_event=lambda: None,
        show_events=lambda: None,
        press_card_key=lambda: None,
        show_cards=lambda named: None,
        point_at_card=lambda named, place: None,
        open_card=lambda name, found_in: None,
        show_table=lambda clock, table: None,
        paste_pairings=lambda text: None,
        show_team=lambda: None,
        qr_modules=lambda text: ((True, False), (False, True)),
        look_around=HallToFind().look_around,
        open_table=lambda: None,
    )


@pytest.fixture
def with_services(dependencies: ProgramDependencies) -> Callable[..., ProgramDependencies]:
    """Returns the dependencies with some of them replaced; with other decks, their card file."""

    def replaced(**fields) -> ProgramDependencies:
        if "decks" in fields:
            tasks = fields.get("tasks", dependencies.tasks)
            fields.setdefault(
                "card_file", Lazy(lambda: CardFileKeeper(fields["decks"], tasks, tasks))
            )
        return msgspec.structs.replace(dependencies, **fields)

    return replaced


@pytest.fixture
def icons_folder() -> Path:
    return resources_folder() / "icons"


@pytest.fixture
def translator(qapp) -> Iterator[Translator]:
    """Switches the language of the interface; afterwards it is English without any."""
    locale = QLocale()
    translator = Translator(qapp, resources_folder())
    translator.speak("en")
    yield translator
    for installed in translator.findChildren(QTranslator):
        qapp.removeTranslator(installed)
    install_words(qapp, interface_words().speaking("en"))
    QLocale.setDefault(locale)
