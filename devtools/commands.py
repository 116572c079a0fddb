"""The commands of `dev.py`, which set up, start and check Judgekit from a checkout.

Every command creates `.venv` in the checkout on first use, installs what `locks/` pins by hash,
and is quick afterwards. Its own messages go to standard error, so that `python3 dev.py run search …
--json` can be piped.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from devtools.consent import Consent, give_consent
from devtools.environment import Environment
from devtools.locking import PACKAGE, RUN, TEST, make_locks
from devtools.machine import this_machine, unfit_folder, unsuited
from devtools.pip_failure import known_cause
from devtools.system_packages import (
    QT_LIBRARIES,
    SOUND_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    libraries_for_a_window,
    needed_for_a_bundle,
    provide_system,
    without_shared_library,
)
from devtools.terminal import FAILED, INTERRUPTED, WRONG_CALL, fail, say
from devtools.testing import pytest_arguments, temporary_folder
from judgekit.system.display import has_display

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = Environment(ROOT)

ASKED_IN_THE_TERMINAL = ("-h", "--help", "--lang", "--version")
"""Options with which the program opens no window."""


def prepare(
    lock: str, needed: Sequence[tuple[str, str]] = (), wishes: Sequence[tuple[str, str]] = ()
) -> None:
    """Set up everything a command needs; quick if it is there already. What the system lacks is
    asked for first, all at once."""
    is_new = not ENVIRONMENT.folder.exists()
    why = "" if ENVIRONMENT.is_ready(lock) else unsuited(this_machine())
    if why or (why := unfit_folder(ROOT) if is_new else ""):
        fail(why)
    if sys.platform == "linux":
        provide_system(needed, is_new, Consent.of(os.environ), wishes)
    ENVIRONMENT.provide(lock)


def prepare_window(environ: Mapping[str, str]) -> None:
    """Set up what a window needs; optional sound libraries are tried once, before the first
    window."""
    is_asked = ENVIRONMENT.sound_asked.exists()
    wishes = () if is_asked else SOUND_LIBRARIES
    prepare(RUN, libraries_for_a_window(environ), wishes)
    if not is_asked:
        ENVIRONMENT.sound_asked.touch()


def child_environment(**more: str) -> dict[str, str]:
    """The environment of processes in `.venv`: the checkout is importable from any folder.

    Byte code is written even if the caller's environment disables it: otherwise every start would
    compile the whole program.
    """
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, "PYTHONPATH": str(ROOT), **more}


def become(arguments: Sequence[str], **environ: str) -> NoReturn:
    """Replace this process by the environment's Python, with its status, signals and streams."""
    command = [str(ENVIRONMENT.python), "-P", *arguments]
    env = child_environment(**environ)
    if os.name != "nt":
        os.execve(command[0], command, env)
    process = subprocess.Popen(command, env=env)
    while True:
        try:
            raise SystemExit(process.wait())
        except KeyboardInterrupt:  # Windows sends Ctrl+C to both; the program decides what it means
            continue


def check(title: str, arguments: Sequence[str], **environ: str) -> bool:
    """Run one step of `lint` or `test` in the checkout; return whether it passed."""
    say(f"— {title}")
    command = [str(ENVIRONMENT.python), *arguments]
    env = child_environment(QT_QPA_PLATFORM="offscreen", **environ)
    return subprocess.run(command, check=False, cwd=ROOT, env=env).returncode == 0


def run(arguments: Sequence[str]) -> NoReturn:
    """start the program: the window, or with a verb its answer in the terminal"""
    first = arguments[0] if arguments else "--"
    opens_window = first.startswith("-") and first not in ASKED_IN_THE_TERMINAL
    if opens_window and has_display(os.environ):
        prepare_window(os.environ)
    elif opens_window and not ENVIRONMENT.is_ready(RUN):
        fail(
            "There is no display to open a window on; the answers in the terminal need none, such "
            'as: python3 dev.py run search "slow play"'
        )
    else:
        prepare(RUN)
    become(["-m", "judgekit", *arguments])


def lint_steps() -> list[str]:
    """Run every check but the tests; return the titles of those that failed."""
    steps = (
        ("ruff check", ["-m", "ruff", "check"]),
        ("ruff format --check", ["-m", "ruff", "format", "--check"]),
        ("mypy", ["-m", "mypy"]),
    )
    return [title for title, arguments in steps if not check(title, arguments)]


def lint(arguments: Sequence[str]) -> None:
    """check style, formatting and types"""
    takes_nothing(arguments)
    prepare(TEST)
    conclude(lint_steps())


def test(arguments: Sequence[str]) -> None:
    """check style, formatting and types, then run every test (or what is named to pytest)"""
    prepare(TEST, QT_LIBRARIES)
    conclude([*lint_steps(), *test_steps(arguments, nightly=False)])


def nightly(arguments: Sequence[str]) -> None:
    """the same with the tests that take long, and thousands of examples of each property"""
    prepare(TEST, QT_LIBRARIES)
    conclude([*lint_steps(), *test_steps(arguments, nightly=True)])


def test_steps(arguments: Sequence[str], *, nightly: bool) -> list[str]:
    """Run the tests; if any failed, return `pytest` with how to repeat the run."""
    seed, words = pytest_arguments(arguments, nightly=nightly)
    with temporary_folder() as folder:
        if check(f"pytest, seed {seed}", ["-m", "pytest", *words], TMPDIR=str(folder)):
            return []
    return [f"pytest (the same order again: --seed {seed})"]


def conclude(failed: Sequence[str]) -> None:
    """Exit with 1 and name what failed, if anything did."""
    if failed:
        fail(f"Failed: {', '.join(failed)}", status=FAILED)


def setup(arguments: Sequence[str]) -> None:
    """prepare this machine for all of it, without starting anything"""
    takes_nothing(arguments)
    prepare(RUN, libraries_for_a_window(os.environ))
    prepare(TEST)
    say("Ready: python3 dev.py run")


def bench(arguments: Sequence[str]) -> NoReturn:
    """measure speed and memory, each figure beside its yardstick"""
    prepare(TEST, QT_LIBRARIES)
    become(["-m", "benchmarks", *arguments], QT_QPA_PLATFORM="offscreen")


def quality(arguments: Sequence[str]) -> NoReturn:
    """measure what takes long (soak, coverage, mutation, or all) into docs/quality.md"""
    prepare(TEST, QT_LIBRARIES)
    become(["-m", "devtools.quality", *arguments], QT_QPA_PLATFORM="offscreen")


def screenshots(arguments: Sequence[str]) -> NoReturn:
    """picture every page in every theme, language and size, into screenshots/"""
    prepare(RUN, QT_LIBRARIES)
    become(["-m", "tests.journeys.screenshots", *arguments], QT_QPA_PLATFORM="offscreen")


def package(arguments: Sequence[str]) -> None:
    """build the one-folder bundle in dist/ and try it (deb, rpm, appimage: and packages of it)"""
    libraries = (*QT_LIBRARIES, *X11_LIBRARIES, *WAYLAND_LIBRARIES, *SOUND_LIBRARIES)
    if sys.platform == "linux" and (why := without_shared_library()):
        fail(why)
    prepare(PACKAGE, (*libraries, *(needed_for_a_bundle() if sys.platform == "linux" else ())))
    passed = check("bundle", [str(ROOT / "packaging" / "build.py"), *arguments])
    conclude([] if passed else ["bundle"])


def wheel(arguments: Sequence[str]) -> None:
    """build the sdist and the wheel in dist/ and try the wheel in an empty environment"""
    takes_nothing(arguments)
    prepare(TEST, QT_LIBRARIES)
    passed = check("sdist and wheel", [str(ROOT / "packaging" / "wheel.py")])
    conclude([] if passed else ["sdist and wheel"])


def translations(arguments: Sequence[str]) -> None:
    """gather the texts into resources/translations and resources/locale and compile them"""
    takes_nothing(arguments)
    prepare(TEST, QT_LIBRARIES)
    scripts = ENVIRONMENT.python.parent
    messages = [str(ENVIRONMENT.python), str(ROOT / "packaging" / "gather_messages.py")]
    subprocess.run(messages, check=True, cwd=ROOT)
    gather = [str(ENVIRONMENT.python), str(ROOT / "packaging" / "gather_texts.py")]
    for language in ("en", "es", "ru"):
        source = ROOT / "resources" / "translations" / f"judgekit_{language}.ts"
        subprocess.run([*gather, str(source)], check=True, cwd=ROOT)
        release = [str(scripts / "pyside6-lrelease"), "-silent", str(source)]
        compiled = str(source.with_suffix(".qm"))
        subprocess.run([*release, "-qm", compiled], check=True, cwd=ROOT)


def lock(arguments: Sequence[str]) -> None:
    """pin anew what pyproject.toml asks for (--upgrade takes newer versions)"""
    make_locks(ROOT, arguments)


def takes_nothing(arguments: Sequence[str]) -> None:
    """Refuse arguments to a command that takes none."""
    if arguments:
        fail(f"This command takes nothing more, but got: {' '.join(arguments)}", WRONG_CALL)


COMMANDS: tuple[Callable[[Sequence[str]], None], ...] = (
    *(run, test, nightly, setup, lint, bench, quality, screenshots, package, wheel, translations),
    lock,
)


def main(arguments: Sequence[str]) -> None:
    """Run one command; errors are reported as sentences, never as a traceback."""
    by_name = {command.__name__: command for command in COMMANDS}
    if "--yes" in arguments[:2]:
        give_consent()
        arguments = [word for word in arguments[:2] if word != "--yes"] + list(arguments[2:])
    if not arguments or arguments[0] in ("-h", "--help"):
        say("python3 dev.py [--yes] COMMAND\n")
        for name, command in by_name.items():
            say(f"  {name:13} {command.__doc__}")
        say("\nPackages of the system are installed after a question, with --yes without one.")
        raise SystemExit(0 if arguments else WRONG_CALL)
    if arguments[0] not in by_name:
        known = ", ".join(by_name)
        fail(f"There is no command {arguments[0]!r}; there are {known}.", WRONG_CALL)
    try:
        by_name[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except subprocess.CalledProcessError as error:
        fail(f"This command failed: {' '.join(map(str, error.cmd))}", FAILED)
    except OSError as error:
        fail(f"The machine refused: {known_cause(str(error), ENVIRONMENT.folder) or error}")
