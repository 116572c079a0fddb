"""Composition root: the only module that knows every layer and connects them."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.display import has_display, missing_library
from judgekit.system.locale_language import system_language
from judgekit.system.paths import Folders, NoHomeFolder, user_folders
from judgekit.system.private_files import protect_folders
from judgekit.system.resources import locale_folder, resources_folder
from judgekit.window_call import WindowCall, WrongWindowCall, read_window_call

if TYPE_CHECKING:
    from judgekit.cli.context import Context
    from judgekit.cli.sharing.team_of_file import Owner
    from judgekit.engine.ports.cards import CardProvider
    from judgekit.engine.ports.clock import AnchoredClock
    from judgekit.engine.ports.decks import DeckSources
    from judgekit.engine.ports.documents import DocumentImports
    from judgekit.engine.ports.edition_facts import EditionFactsStore
    from judgekit.engine.ports.policy import PolicyProvider
    from judgekit.engine.ports.record import OpenTournament
    from judgekit.engine.ports.rules import RulesProvider
    from judgekit.engine.ports.team import HallLook, HubsFound, LookAround
    from judgekit.engine.team.given import TeamGiven
    from judgekit.engine.team.team_session import TeamSession
    from judgekit.engine.team.told import TeamListener
    from judgekit.engine.tournament_session import TournamentSession
    from judgekit.network.discovery.hall_look import HallLooks
    from judgekit.reading.manual.page import Manual
    from judgekit.system.single_instance import FirstInstance
    from judgekit.ui.program import ProgramPorts
    from judgekit.views.words.words import Words

READ_DOCUMENT = "--read-document"
"""What `storage/library/reading_process.py` starts this program with, which is not loaded here."""

VERBLESS = ("-h", "--help", "--lang", "--version")
"""Options that are answered on the terminal although no verb comes first."""

LIBRARY_FOLDER = "library"
"""Folder of the imported documents, in the user's data."""

WRONG_CALL = 2
ENVIRONMENT_FAILED = 3
"""The same as in `cli/answer.py`, which a start of the window does not load."""


def run(call: Sequence[str]) -> int:
    """Run a call, on the terminal for a verb, otherwise in the window; return the exit status."""
    if len(call) == 2 and call[0] == READ_DOCUMENT:
        from judgekit.storage.library.reading_process import answer_reading  # noqa: PLC0415

        return answer_reading(Path(call[1]))
    language = system_language(os.environ)
    if is_verb_call(call):
        return _run_verb(call, language)
    call = _with_whole_path(call)
    wanted = read_window_call(call)
    if isinstance(wanted, WrongWindowCall):
        _say(language, wanted.reason, word=wanted.word)
        return WRONG_CALL
    if not has_display(os.environ):
        _say(language, "no-display")
        return ENVIRONMENT_FAILED
    return _run_window(wanted, tuple(call), language)


def is_verb_call(call: Sequence[str]) -> bool:
    """Whether a call is answered on the terminal."""
    return bool(call) and (not call[0].startswith("-") or call[0] in VERBLESS)


def _with_whole_path(call: Sequence[str]) -> Sequence[str]:
    """Make the tournament file's path absolute: a program already running has another folder."""
    words = list(call)
    for position, word in enumerate(words):
        if word.startswith("--event="):
            words[position] = f"--event={Path(word.removeprefix('--event=')).absolute()}"
        elif word == "--event" and position + 1 < len(words):
            words[position + 1] = str(Path(words[position + 1]).absolute())
    return words


def _run_verb(call: Sequence[str], language: str) -> int:
    from judgekit.cli.main import main  # noqa: PLC0415

    return main(call, _context, language, _report_bug, locale_folder())


def _report_bug(error: Exception) -> str:
    """Write a report to the log, or to a temporary folder if that fails; return the path."""
    import tempfile  # noqa: PLC0415

    from judgekit import __version__  # noqa: PLC0415
    from judgekit.system.crash_report import CrashHook, Versions  # noqa: PLC0415
    from judgekit.system.log_setup import start_logging  # noqa: PLC0415

    folders = (user_folders().logs, Path(tempfile.gettempdir()) / "judgekit-logs")
    log = next((log for folder in folders if (log := start_logging(folder))), None)
    CrashHook(Versions(__version__), lambda report: None).catch(error)
    return str(log or "")


def _context(wording: Words, reader: str | None) -> Context:
    from judgekit.cli.context import Context  # noqa: PLC0415

    folders = _own_folders()
    resources = resources_folder()
    rules = rules_provider(resources, folders)
    return Context(
        rules,
        policy_provider(resources, folders.cache),
        folders,
        wording,
        reader,
        lambda: manual(resources),
        lambda: known_cards(resources, folders.data),
        lambda: document_imports(resources, folders, rules),
        lambda: edition_facts(resources, folders),
    )


def _own_folders() -> Folders:
    """Return the user's folders; those that exist are closed to other users.

    Raises EnvironmentFailure if the user has no home.
    """
    try:
        folders = user_folders()
    except NoHomeFolder as error:
        raise EnvironmentFailure(FailureReason.NO_HOME, "HOME", str(error)) from error
    protect_folders(folders)
    return folders


def _run_window(wanted: WindowCall, call: tuple[str, ...], language: str) -> int:
    from judgekit.system.single_instance import InstanceUnreachable, claim  # noqa: PLC0415

    instance: FirstInstance | None = None
    try:
        folders = _own_folders()
        instance = claim(folders.data, call)
        if instance is None:
            return 0
    except InstanceUnreachable:
        _say(language, "no-answer")
        return ENVIRONMENT_FAILED
    except EnvironmentFailure as failure:
        _say(language, failure)
        return ENVIRONMENT_FAILED
    except OSError:
        pass  # The window reports an unwritable folder as soon as it matters.
    try:
        return _show_window(wanted, language, folders, resources_folder(), instance)
    except ImportError as error:
        library = missing_library(error)
        if library is None:
            raise
        _say(language, "no-library", library=library)
        return ENVIRONMENT_FAILED
    except EnvironmentFailure as failure:
        _say(language, failure)
        return ENVIRONMENT_FAILED
    finally:
        if instance is not None:
            instance.close()


def _show_window(
    wanted: WindowCall,
    language: str,
    folders: Folders,
    resources: Path,
    instance: FirstInstance | None,
) -> int:
    # Startup creates objects that stay, so garbage collection only costs time. The program freezes
    # them and turns the collector on again once the window has been painted.
    gc.disable()
    from judgekit.ui.program import Program  # noqa: PLC0415

    return Program(program_ports(folders, resources, language)).run(wanted, instance)


def program_ports(folders: Folders, resources: Path, language: str) -> ProgramPorts:
    """Return what the program with a window is given."""
    from judgekit.storage.files.whole_file import WholeFile  # noqa: PLC0415
    from judgekit.storage.preferences.preferences_file import PreferencesFile  # noqa: PLC0415
    from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile  # noqa: PLC0415
    from judgekit.ui.program import ProgramPorts  # noqa: PLC0415

    return ProgramPorts(
        resources=resources,
        settings=folders.config,
        logs=folders.logs,
        system_language=language,
        preferences=PreferencesFile(folders.config),
        reading_marks=ReadingMarksFile(folders.data),
        window_state=WholeFile(folders.config / "window.json", waits_for_disk=False),
        make_session=lambda: tournament_session(folders),
        make_team=lambda *given: team_session(folders, *given),
        make_rehearsal=lambda clock: rehearsal_session(folders, clock),
        clear_rehearsal=lambda: _clear_rehearsal(folders),
        make_rules=lambda: rules_provider(resources, folders),
        make_policy=lambda: policy_provider(resources, folders.cache),
        make_imports=lambda rules: document_imports(resources, folders, rules),
        make_manual=lambda: manual(resources),
        make_decks=lambda rules: deck_sources(resources, folders.data, rules, folders.facts),
        make_qr=_qr_modules,
        look_around=_look_around(),
    )


def _look_around() -> LookAround:
    """Return an implementation of the port; what it needs is optional, and imported when used."""

    @cache
    def looks() -> HallLooks:
        from judgekit.network.discovery.hall_look import HallLooks  # noqa: PLC0415  (optional)

        return HallLooks()

    def look_around(found: HubsFound) -> HallLook:
        from judgekit.network.team_packages import require_packages  # noqa: PLC0415  (seldom)

        require_packages()
        return looks().look_around(found)

    return look_around


def _qr_modules(text: str) -> Sequence[Sequence[bool]]:
    """Return a text's QR code; the package for it is there where an invitation was made."""
    from judgekit.network.joining.qr_code import qr_matrix  # noqa: PLC0415

    return qr_matrix(text)


def tournament_session(folders: Folders) -> TournamentSession:
    """Create the session with this machine's tournaments and clocks."""
    import platform  # noqa: PLC0415

    from judgekit.storage.record.tournament_folder import FOLDER_NAME  # noqa: PLC0415
    from judgekit.system.installation import installation_id  # noqa: PLC0415
    from judgekit.system.wall_clock import MachineClock, SteadyClock  # noqa: PLC0415

    clock, device = SteadyClock(MachineClock().read), installation_id(folders.data)
    return _session(folders.data / FOLDER_NAME, clock, device, formerly=platform.node())


def team_given(
    folders: Folders,
    record: Path,
    open_record: Callable[[], OpenTournament],
    clock: AnchoredClock,
    owner: Owner,
) -> TeamGiven:
    """What a `TeamSession` is made with, for one event on several laptops in that file.

    `open_record` is `TournamentSession.handed_over` for the open tournament; for one that this
    laptop joins, it opens a file that isn't there yet, in the folder of the tournaments.
    """
    from judgekit.cli.sharing.team_of_file import (  # noqa: PLC0415  (seldom needed)
        given_for,
        this_device,
        web_for,
    )
    from judgekit.domain.shared.moment import SECOND  # noqa: PLC0415
    from judgekit.system.installation import installation_id  # noqa: PLC0415

    device = this_device(installation_id(folders.data), SECOND)
    web = web_for(record, lambda: rules_provider(resources_folder(), folders))
    return given_for(record, open_record, clock, device, owner)._replace(web=web)


def team_session(
    folders: Folders,
    tournament: str,
    clock: AnchoredClock,
    listener: TeamListener,
    owner: Owner,
) -> TeamSession:
    """Create the session of a tournament that several laptops share, as `ui/runtime/team_known.py`
    has it. One that this laptop joins gets a file of its own, and a clock."""
    import secrets  # noqa: PLC0415

    from judgekit.domain.tournament import EVENT_KINDS  # noqa: PLC0415
    from judgekit.engine.team.team_session import TeamSession  # noqa: PLC0415
    from judgekit.network.team_packages import require_packages  # noqa: PLC0415  (seldom needed)
    from judgekit.storage.record.codec import EventCodec  # noqa: PLC0415
    from judgekit.storage.record.record_files import SUFFIX  # noqa: PLC0415
    from judgekit.storage.record.tournament_folder import (  # noqa: PLC0415
        FOLDER_NAME,
        TournamentFolder,
    )
    from judgekit.system.wall_clock import MachineClock, SteadyClock  # noqa: PLC0415

    require_packages()
    folder = folders.data / FOLDER_NAME
    store = TournamentFolder(folder, EventCodec(EVENT_KINDS))
    if not tournament:
        clock, tournament = SteadyClock(MachineClock().read), f"shared-{secrets.token_hex(3)}"
    # An id that is a full path is its own file.
    is_file = Path(tournament).is_absolute()
    record = Path(tournament) if is_file else folder / f"{tournament}{SUFFIX}"
    given = team_given(folders, record, lambda: store.open_file(record), clock, owner)
    return TeamSession(given, listener)


def rehearsal_session(folders: Folders, clock: AnchoredClock) -> TournamentSession:
    """Create the session of a made-up event, in a folder of its own."""
    from judgekit.storage.record.rehearsal_folder import FOLDER_NAME  # noqa: PLC0415

    return _session(folders.data / FOLDER_NAME, clock, FOLDER_NAME)


def _session(
    folder: Path, clock: AnchoredClock, device: str, *, formerly: str = ""
) -> TournamentSession:
    """Create the session of the tournaments in a folder; its modules come after the first paint."""
    from judgekit.domain.shared.moment import SECOND  # noqa: PLC0415
    from judgekit.domain.tournament import EVENT_KINDS  # noqa: PLC0415
    from judgekit.engine.engine import Device  # noqa: PLC0415
    from judgekit.engine.tournament_session import TournamentSession  # noqa: PLC0415
    from judgekit.storage.record.codec import EventCodec  # noqa: PLC0415
    from judgekit.storage.record.tournament_folder import TournamentFolder  # noqa: PLC0415

    store = TournamentFolder(folder, EventCodec(EVENT_KINDS))
    return TournamentSession(
        store, clock, Device(device, os.urandom, grain=SECOND, formerly=formerly)
    )


def _clear_rehearsal(folders: Folders) -> None:
    from judgekit.storage.record.rehearsal_folder import FOLDER_NAME, clear_rehearsal  # noqa: PLC0415

    clear_rehearsal(folders.data / FOLDER_NAME)


def rules_provider(resources: Path, folders: Folders) -> RulesProvider:
    """Create the provider of the bundled and imported texts and their search."""
    from datetime import date  # noqa: PLC0415

    from judgekit.storage.library.rules_provider import CachedRulesProvider, OwnFiles  # noqa: PLC0415

    return CachedRulesProvider(
        resources,
        folders.cache,
        OwnFiles(folders.data / LIBRARY_FOLDER, folders.facts),
        today=lambda: date.today().isoformat(),
    )


def document_imports(resources: Path, folders: Folders, rules: RulesProvider) -> DocumentImports:
    """Create the import of documents into the user's library."""
    from datetime import UTC, date, datetime  # noqa: PLC0415

    from judgekit.storage.library.document_imports import KeptDocumentImports  # noqa: PLC0415

    return KeptDocumentImports(
        folders.data / LIBRARY_FOLDER,
        resources / "rules",
        rules,
        lambda: date.today().isoformat(),
        lambda: datetime.now(UTC).isoformat(timespec="seconds"),
    )


def edition_facts(resources: Path, folders: Folders) -> EditionFactsStore:
    """Create the store of what is known about editions."""
    from judgekit.storage.library.edition_facts_file import EditionFactsFile  # noqa: PLC0415

    return EditionFactsFile(resources, folders.facts)


def policy_provider(resources: Path, cache: Path | None = None) -> PolicyProvider:
    """Create the provider of the bundled infraction catalogue; its index is kept in the cache."""
    from judgekit.storage.policy.policy_provider import BundledPolicyProvider  # noqa: PLC0415

    return BundledPolicyProvider(resources, cache)


def manual(resources: Path) -> Manual:
    """Read the pages of the help."""
    from judgekit.storage.files.manual_files import read_manual  # noqa: PLC0415

    return read_manual(resources / "manual")


def known_cards(
    resources: Path, data: Path, today: Callable[[], str] | None = None
) -> CardProvider:
    """Create the catalogue of bundled card names and those of a loaded card file."""
    from judgekit.storage.cards.card_catalogue import KnownCards  # noqa: PLC0415
    from judgekit.system.wall_clock import latest_today  # noqa: PLC0415

    return KnownCards(resources, data, today or latest_today)


def deck_sources(
    resources: Path, data: Path, rules: RulesProvider, facts: Path | None = None
) -> DeckSources:
    """Create the deck ports: decklist files, card names, rules of formats."""
    from judgekit.engine.ports.decks import DeckSources  # noqa: PLC0415
    from judgekit.storage.decklists.files import StoredDecklists  # noqa: PLC0415
    from judgekit.storage.library.format_provider import LibraryFormatProvider  # noqa: PLC0415

    formats = LibraryFormatProvider(rules.library, resources, facts)
    return DeckSources(StoredDecklists(), known_cards(resources, data), formats)


def _say(language: str, reason: str | EnvironmentFailure, **values: str) -> None:
    """Write one sentence to standard error: why no window opens, and what works without one."""
    from judgekit.cli.no_window import no_window_sentence  # noqa: PLC0415

    if sys.stderr is not None:
        sys.stderr.write(f"{no_window_sentence(reason, language, **values)}\n")
