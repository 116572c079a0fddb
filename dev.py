#!/usr/bin/env python3
"""Set up, start and check Judgekit from a checkout; needs nothing but Python 3.11 or later.

Every command makes `.venv` beside this file on first use, installs what `locks/` pins by hash,
and is quick afterwards. All of its own words go to standard error, so that
`python3 dev.py run search … --json` can be piped.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "locks"

ENVIRONMENT_FAILED = 3
INTERRUPTED = 130

Libraries = Sequence[tuple[str, str]]
RUN, TEST, PACKAGE = "run", "test", "package"
LOCK_EXTRAS = ((RUN, None), (TEST, "dev"), (PACKAGE, "package"))
"""Each lock and the optional dependencies of pyproject.toml that it adds to the program's own."""

QT_LIBRARIES = (
    ("libGL.so.1", "libgl1"),
    ("libEGL.so.1", "libegl1"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libdbus-1.so.3", "libdbus-1-3"),
    ("libglib-2.0.so.0", "libglib2.0-0"),
)
"""What every Qt program loads on Linux: the file, and the Debian package that holds it."""

X11_LIBRARIES = (
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
    ("libxcb-icccm.so.4", "libxcb-icccm4"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    ("libxcb-shape.so.0", "libxcb-shape0"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
WAYLAND_LIBRARIES = (
    ("libwayland-client.so.0", "libwayland-client0"),
    ("libwayland-cursor.so.0", "libwayland-cursor0"),
    ("libwayland-egl.so.1", "libwayland-egl1"),
)
PRINTING_LIBRARIES = (("libcups.so.2", "libcups2"),)
SOUND_LIBRARIES = (("libpulse.so.0", "libpulse0"), ("libgssapi_krb5.so.2", "libgssapi-krb5-2"))
"""What QtMultimedia loads besides: without them the program runs, and says that it is silent."""


def say(text: str) -> None:
    """Tell the person something, apart from the program's own output."""
    print(text, file=sys.stderr, flush=True)


def fail(text: str, status: int = ENVIRONMENT_FAILED) -> NoReturn:
    """End with one clear sentence."""
    say(text)
    raise SystemExit(status)


# --- the system's part: Qt's libraries and, on Debian, the module that makes .venv -------------


def is_loadable(library: str) -> bool:
    """Whether the dynamic linker finds this library and all that it needs."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def libraries_for_a_window(environ: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """What Qt loads on this machine's display; off-screen where there is or is wanted none."""
    if environ.get("QT_QPA_PLATFORM", "").startswith(("offscreen", "minimal")):
        return QT_LIBRARIES
    x11 = X11_LIBRARIES if environ.get("DISPLAY") else ()
    wayland = WAYLAND_LIBRARIES if environ.get("WAYLAND_DISPLAY") else ()
    printing = PRINTING_LIBRARIES if x11 or wayland else ()
    return (*QT_LIBRARIES, *x11, *wayland, *printing)


def venv_package() -> list[str]:
    """The Debian package of the standard library's part that makes environments, if it lacks."""
    if importlib.util.find_spec("ensurepip"):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def provide_system(libraries: Libraries, needs_venv: bool) -> None:
    """Install what the system lacks where that is allowed, else name the one command that does."""
    missing = [pair for pair in libraries if not is_loadable(pair[0])]
    packages = [package for _, package in missing]
    if needs_venv:
        packages += venv_package()
    if not packages:
        return
    if not shutil.which("apt-get"):
        names = [library for library, _ in missing] or packages
        if missing and shutil.which("dnf"):
            files = " ".join(f"'{library}()(64bit)'" for library in names)
            fail(f"This installs what the system lacks: sudo dnf install {files}")
        fail(f"Install with the system's package manager, then try again: {', '.join(names)}")
    prefix = privileges()
    if prefix is None:
        install_all = f"apt-get install --no-install-recommends {' '.join(packages)}"
        fail(f"This installs what the system lacks: sudo {install_all}")
    if wrong := apt_install(prefix, packages):
        fail(wrong)
    still = [library for library, _ in missing if not is_loadable(library)]
    if still:
        fail(f"Still missing after installing {' '.join(packages)}: {', '.join(still)}")


def provide_wished(libraries: Libraries) -> None:
    """Install what the program does without where that is allowed, else say what it brings."""
    packages = [package for library, package in libraries if not is_loadable(library)]
    prefix = privileges() if packages and shutil.which("apt-get") else None
    if packages and (prefix is None or apt_install(prefix, packages)):
        say(f"Alarms will be seen and not heard until the system has: {', '.join(packages)}")


def privileges() -> list[str] | None:
    """What to put before a command that needs root: nothing, sudo, or None where it may not."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and quiet(["sudo", "-n", "true"]).returncode == 0:
        return ["sudo", "-n"]
    return None


def apt_install(prefix: Sequence[str], packages: Sequence[str]) -> str:
    """Install Debian packages without a question; a fresh system has no lists of them yet.

    Returns why that did not work, empty where it did.
    """
    say(f"Installing {' '.join(packages)} …")
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    quiet([*apt, "update"])
    done = quiet([*apt, "install", "-y", "--no-install-recommends", *packages])
    if done.returncode == 0:
        return ""
    return f"apt-get could not install {' '.join(packages)}:\n{last_lines(done)}"


def quiet(
    command: Sequence[str], holding: Sequence[int] = (), **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run a command without showing it; what it said is kept in the answer.

    `holding` are open files the command holds too, and with them their locks.
    """
    return subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, **environ},
        pass_fds=() if os.name == "nt" else tuple(holding),
    )


def last_lines(done: subprocess.CompletedProcess[str], count: int = 8) -> str:
    """The end of what a failed command said; its own lines of error where it marks them."""
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    errors = [line for line in lines if line.lstrip().lower().startswith(("error", "e:"))]
    return "\n".join((errors or lines)[-count:])


# --- .venv -------------------------------------------------------------------------------------


def python_of(folder: Path) -> Path:
    """The interpreter inside an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def site_packages(folder: Path) -> Path:
    """Where an environment made by this Python keeps its packages."""
    if os.name == "nt":
        return folder / "Lib" / "site-packages"
    return folder / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}/site-packages"


def installed(folder: Path) -> list[str]:
    """The packages in an environment with their versions, as the names of their records."""
    return sorted(path.name for path in site_packages(folder).glob("*.dist-info"))


def fingerprint(lock: str) -> str:
    """Changes when the lock, the Python that makes the environment, or its place does."""
    content = (LOCKS / f"{lock}.txt").read_bytes()
    maker = f"{sys.version_info[:2]} {sys.base_prefix} {VENV}"
    return hashlib.sha256(content + maker.encode("utf-8", "surrogateescape")).hexdigest()


def stamp_of(lock: str) -> Path:
    """Written last after an install, so that it stands only for one that was finished."""
    return VENV / f".installed-{lock}.json"


def unfinished() -> Path:
    """Stands while an install is under way; found later, it tells of one that was cut off."""
    return VENV / ".unfinished"


def is_ready(lock: str) -> bool:
    """Whether the environment holds what the lock pins, as far as a glance can tell."""
    try:
        stamp = json.loads(stamp_of(lock).read_text(encoding="utf-8"))
        return (
            stamp["fingerprint"] == fingerprint(lock)
            and python_of(VENV).exists()
            and not unfinished().exists()
            and set(stamp["installed"]) <= set(installed(VENV))
        )
    except (OSError, ValueError, KeyError, TypeError):
        return False


def is_sound(folder: Path) -> bool:
    """Whether an environment's interpreter and pip start, and are of this Python's version."""
    if not python_of(folder).exists():
        return False
    probe = "import sys, pip; print(sys.version_info[:2])"
    try:
        done = quiet([str(python_of(folder)), "-I", "-c", probe])
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == str(sys.version_info[:2])


@contextlib.contextmanager
def alone() -> Iterator[int]:
    """One at a time: a second dev.py waits until the first has finished; gives the lock's file."""
    from judgekit.system.file_lock import try_lock  # noqa: PLC0415  (needs 3.11, checked before)

    with (ROOT / ".venv.lock").open("a+b") as handle:
        if not try_lock(handle):
            say("Waiting for another dev.py to finish setting up …")
            while not try_lock(handle):
                time.sleep(0.2)
        yield handle.fileno()


def prepare(lock: str, libraries: Libraries = (), wished: Libraries = ()) -> None:
    """Make everything a command needs; quick where it is there already.

    What is only `wished` is asked for once, when the packages are installed.
    """
    if sys.platform == "linux":
        provide_system(libraries, needs_venv=not VENV.exists())
        provide_wished(() if is_ready(lock) else wished)
    if is_ready(lock):
        return
    with alone() as lock_file:
        if not is_ready(lock):
            install(lock, lock_file)


def install(lock: str, lock_file: int) -> None:
    """Bring `.venv` to what the lock pins; one that is broken or half made is made anew.

    pip holds the lock file too: where dev.py is killed, the next one waits until pip has ended.
    """
    say("Setting up .venv (the first time it fetches about 270 MB) …")
    if unfinished().exists() or not is_sound(VENV):
        shutil.rmtree(VENV, ignore_errors=True)
        if VENV.exists():
            fail(f"{VENV} cannot be replaced: close every running Judgekit, then try again.")
        VENV.mkdir()
        unfinished().touch()
        make_venv(lock_file)
    unfinished().touch()
    pip = [str(python_of(VENV)), "-I", "-m", "pip", "--disable-pip-version-check", "install"]
    safely = ["--quiet", "--no-input", "--require-hashes", "--only-binary", ":all:"]
    pinned = ["--requirement", str(LOCKS / f"{lock}.txt")]
    done = quiet([*pip, *safely, *pinned], holding=[lock_file], PIP_USER="0")
    if done.returncode:
        fail(
            f"pip could not install what {LOCKS.name}/{lock}.txt pins; is there a network?\n"
            + last_lines(done)
        )
    stamp = {"fingerprint": fingerprint(lock), "installed": installed(VENV)}
    stamp_of(lock).write_text(json.dumps(stamp), encoding="utf-8")
    unfinished().unlink()


def make_venv(lock_file: int) -> None:
    """Create the environment, from the base Python even where dev.py runs inside another one."""
    base = getattr(sys, "_base_executable", sys.executable)
    done = quiet([base, "-I", "-m", "venv", str(VENV)], holding=[lock_file])
    if done.returncode:
        fail(f"Python could not make {VENV}:\n{last_lines(done)}")


# --- the commands ------------------------------------------------------------------------------


def child_environment(**more: str) -> dict[str, str]:
    """The environment of what runs in `.venv`: the checkout is importable from any folder.

    Byte code is kept even where the caller's environment says not to: without it every start would
    compile the whole program anew.
    """
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, "PYTHONPATH": str(ROOT), **more}


def become(arguments: Sequence[str], **environ: str) -> NoReturn:
    """Turn into the environment's Python: its status, signals and streams are ours."""
    command = [str(python_of(VENV)), "-P", *arguments]
    env = child_environment(**environ)
    if os.name != "nt":
        os.execve(command[0], command, env)
    process = subprocess.Popen(command, env=env)
    while True:
        try:
            raise SystemExit(process.wait())
        except KeyboardInterrupt:  # Windows sends Ctrl+C to both; the program decides what it means
            continue


def check(title: str, arguments: Sequence[str]) -> bool:
    """Run one step of `lint` or `test` in the checkout; whether it found nothing wrong."""
    say(f"— {title}")
    command = [str(python_of(VENV)), *arguments]
    env = child_environment(QT_QPA_PLATFORM="offscreen")
    return subprocess.run(command, check=False, cwd=ROOT, env=env).returncode == 0


def run(arguments: Sequence[str]) -> NoReturn:
    """start the program: the window, or with a verb its answer in the terminal"""
    from judgekit.system.display import has_display  # noqa: PLC0415  (needs 3.11, checked before)

    opens_window = not arguments or arguments[0].startswith("--")
    if opens_window and has_display(os.environ):
        prepare(RUN, libraries_for_a_window(os.environ), SOUND_LIBRARIES)
    else:
        prepare(RUN)
    become(["-m", "judgekit", *arguments])


def lint_steps() -> list[str]:
    """Run every check short of the tests; the titles of those that found something."""
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
    prepare(TEST, QT_LIBRARIES, SOUND_LIBRARIES)
    failed = lint_steps()
    if not check("pytest", ["-m", "pytest", *arguments]):
        failed.append("pytest")
    conclude(failed)


def conclude(failed: Sequence[str]) -> None:
    """End with 1 and name what failed, if anything did."""
    if failed:
        fail(f"Failed: {', '.join(failed)}", status=1)


def setup(arguments: Sequence[str]) -> None:
    """prepare this machine for all of it, without starting anything"""
    takes_nothing(arguments)
    prepare(RUN, libraries_for_a_window(os.environ), SOUND_LIBRARIES)
    prepare(TEST)
    say("Ready: python3 dev.py run")


def bench(arguments: Sequence[str]) -> NoReturn:
    """measure speed and memory, each figure beside its yardstick"""
    prepare(TEST, QT_LIBRARIES)
    become(["-m", "benchmarks", *arguments], QT_QPA_PLATFORM="offscreen")


def screenshots(arguments: Sequence[str]) -> NoReturn:
    """picture every page in every theme, language and size, into screenshots/"""
    prepare(RUN, QT_LIBRARIES)
    become(["-m", "tests.journeys.screenshots", *arguments], QT_QPA_PLATFORM="offscreen")


def package(arguments: Sequence[str]) -> NoReturn:
    """build the one-folder bundle in dist/ and try it"""
    prepare(PACKAGE, (*QT_LIBRARIES, *X11_LIBRARIES, *WAYLAND_LIBRARIES, *SOUND_LIBRARIES))
    become([str(ROOT / "packaging" / "build.py"), *arguments], QT_QPA_PLATFORM="offscreen")


def translations(arguments: Sequence[str]) -> None:
    """gather the texts into resources/translations and resources/locale and compile them"""
    takes_nothing(arguments)
    prepare(TEST, QT_LIBRARIES)
    scripts = python_of(VENV).parent
    messages = [str(python_of(VENV)), str(ROOT / "packaging" / "gather_messages.py")]
    subprocess.run(messages, check=True, cwd=ROOT)
    gather = [str(python_of(VENV)), str(ROOT / "packaging" / "gather_texts.py")]
    for language in ("en", "es", "ru"):
        source = ROOT / "resources" / "translations" / f"judgekit_{language}.ts"
        subprocess.run([*gather, str(source)], check=True, cwd=ROOT)
        release = [str(scripts / "pyside6-lrelease"), "-silent", str(source)]
        compiled = str(source.with_suffix(".qm"))
        subprocess.run([*release, "-qm", compiled], check=True, cwd=ROOT)


def lock(arguments: Sequence[str]) -> None:
    """pin anew what pyproject.toml asks for (--upgrade takes newer versions)"""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(python_of(Path(folder)))
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"]
        subprocess.run(pip, check=True)
        compile_ = [python, "-m", "uv", "pip", "compile", "pyproject.toml", "--quiet"]
        compile_ += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
        compile_ += ["--no-emit-index-url", "--no-emit-find-links", *arguments]
        for name, extra in LOCK_EXTRAS:
            options = ["--extra", extra, "--constraint", "locks/run.txt"] if extra else []
            target = LOCKS / f"{name}.txt"
            target.parent.mkdir(exist_ok=True)
            subprocess.run([*compile_, *options, "-o", str(target)], check=True, cwd=ROOT)
            text = target.read_text(encoding="utf-8")
            head = f"# Made by `python3 dev.py lock`; asked for: {asked_for(extra)}\n"
            target.write_text(head + text, encoding="utf-8", newline="\n")


def asked_for(extra: str | None) -> str:
    """A short mark of the requirements a lock answers, kept in its first line."""
    import tomllib  # noqa: PLC0415  (new in 3.11, which `main` has made sure of)

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [project["requires-python"], *project["dependencies"]]
    wanted += project["optional-dependencies"][extra] if extra else []
    return hashlib.sha256("\n".join(wanted).encode()).hexdigest()[:16]


def takes_nothing(arguments: Sequence[str]) -> None:
    """Refuse words after a command that has no use for any."""
    if arguments:
        fail(f"This command takes nothing more, but got: {' '.join(arguments)}", status=2)


COMMANDS: tuple[Callable[[Sequence[str]], None], ...] = (
    *(run, test, setup, lint, bench, screenshots, package, translations, lock),
)


def main(arguments: Sequence[str]) -> None:
    """Carry out one command; a person gets sentences, never a traceback."""
    if sys.version_info < (3, 11):  # noqa: UP036  (an older one gets as far as this line)
        fail(f"Judgekit needs Python 3.11 or later, and this is {sys.version.split()[0]}.")
    by_name = {command.__name__: command for command in COMMANDS}
    if not arguments or arguments[0] not in by_name:
        say("python3 dev.py COMMAND\n")
        for name, command in by_name.items():
            say(f"  {name:13} {command.__doc__}")
        raise SystemExit(0 if arguments[:1] in (["-h"], ["--help"]) else 2)
    try:
        by_name[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except subprocess.CalledProcessError as error:
        fail(f"This command failed: {' '.join(map(str, error.cmd))}", status=1)
    except OSError as error:
        fail(f"The machine refused: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
