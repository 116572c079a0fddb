"""Runs the tests that reach a mutant, in a process forked for it: all else is imported once.

A mutant of a function's body takes the place of the function in the fork. One that changes what is
done when its module is imported needs the tests to be collected anew, in a process of its own.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

import coverage
import pytest

from devtools.quality.mutant_code import exchange
from devtools.quality.mutants import Mutant

QUIETLY = (
    *("-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("--benchmark-disable", "--hypothesis-profile=mutation"),
)
KILLED, SURVIVED = 1, 0
PATIENCE, TIMES = 10, 10
"""Seconds of the processor that a mutant may take, and how many times what the tests take."""
RECORDED = tuple(f"tests/storage/record/test_{name}.py" for name in ("shapes", "left_out"))
ALWAYS = (*RECORDED, "tests/domain/test_what_has_just_begun.py")
"""What pins recorded words and values that nobody gave; it may go through no function."""
STUCK = 600
"""Seconds on the clock after which it counts as stuck."""


class Fate(StrEnum):
    """What became of a mutant; nothing that is tested reaches one that is `UNREACHED`."""

    KILLED = "killed"
    SURVIVED = "survived"
    UNREACHED = "unreached"


@dataclass
class Reach:
    """Which tests go through which lines, by file, and their seconds of the processor."""

    lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that reach it, the quickest first.

        What is done at import can matter wherever its package does: those tests come first that lie
        beside it.
        """
        if mutant.function:
            first, last = mutant.lines
            lines = self.lines.get(mutant.path, {})
            found = {test for line in range(first, last + 1) for test in lines.get(line, ())}
            return sorted(found, key=self._cost)
        folder = mutant.path.rpartition("/")[0]
        beside = folder.replace("judgekit/", "tests/", 1)
        reached = (lines for path, lines in self.lines.items() if path.startswith(f"{folder}/"))
        found = {test for lines in reached for tests in lines.values() for test in tests}
        found |= {test for test in self.seconds if test.startswith(ALWAYS)}
        return sorted(
            found,
            key=lambda test: (not test.startswith((*ALWAYS, f"{beside}/")), self._cost(test)),
        )

    def _cost(self, test: str) -> float:
        return self.seconds.get(test, 0.0)


class Trials:
    """A plugin of pytest that tries mutants instead of running the tests once."""

    def __init__(
        self, root: Path, mutants: Sequence[Mutant], tell: Callable[[Mutant, Fate], None]
    ) -> None:
        self._root, self._mutants, self._tell = root, mutants, tell

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what the tests reach, then try each mutant."""
        items = {item.nodeid: item for item in session.items}
        reach = self._learned(session, items)
        for mutant in self._mutants:
            self._tell(mutant, self._fate(session, items, reach, mutant))
        return True

    def _fate(
        self,
        session: pytest.Session,
        items: dict[str, pytest.Item],
        reach: Reach,
        mutant: Mutant,
    ) -> Fate:
        tests = reach.tests_of(mutant)
        if not tests:
            return Fate.UNREACHED
        bound = PATIENCE + TIMES * sum(reach.seconds[test] for test in tests)
        if not mutant.function:
            return _imported_anew(self._root, mutant, tests, bound)

        def attempt() -> int:
            exchange(self._root, mutant.path, mutant.number, mutant.function)
            return _run(session, [items[test] for test in tests])

        return Fate.SURVIVED if _forked(session, attempt, bound) == SURVIVED else Fate.KILLED

    def _learned(self, session: pytest.Session, items: dict[str, pytest.Item]) -> Reach:
        """Run all tests once with coverage; raises RuntimeError if one of them fails."""
        folder = Path(os.environ["TMPDIR"])
        data, times = folder / "reach", folder / "seconds.json"
        files = sorted({mutant.path for mutant in self._mutants})

        def attempt() -> int:
            measured = coverage.Coverage(
                data_file=str(data),
                include=[str(self._root / path) for path in files],
                config_file=False,
            )
            measured.start()
            seconds = {}
            for name, item in items.items():
                measured.switch_context(name)
                began = time.process_time()
                if _run(session, [item]) == KILLED:
                    times.write_text(json.dumps(name), encoding="utf-8")
                    return KILLED
                seconds[name] = time.process_time() - began
            measured.stop()
            measured.save()
            times.write_text(json.dumps(seconds), encoding="utf-8")
            return SURVIVED

        if _forked(session, attempt, None) != SURVIVED:
            raise RuntimeError(f"without a mutant: {times.read_text(encoding='utf-8')} fails")
        found = coverage.CoverageData(str(data))
        found.read()
        reach = Reach(seconds=json.loads(times.read_text(encoding="utf-8")))
        for path in files:
            lines = reach.lines[path] = defaultdict(set)
            for line, tests in found.contexts_by_lineno(str(self._root / path)).items():
                lines[line] = {test for test in tests if test}
        return reach


def _run(session: pytest.Session, items: Sequence[pytest.Item]) -> int:
    """Run these tests until one fails."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return KILLED
    return SURVIVED


def _forked(session: pytest.Session, attempt: Callable[[], int], bound: float | None) -> int:
    """Do it in a fork of this process, within a bound of processor time; return its status."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        return os.waitstatus_to_exitcode(status)
    status = KILLED
    try:
        reporter = session.config.pluginmanager.unregister(name="terminalreporter")
        assert reporter is not None
        if bound is not None:
            _bound(bound)
        status = attempt()
    finally:
        os._exit(status)


def _bound(seconds: float) -> None:
    import resource  # noqa: PLC0415  (not on Windows, which has no forks either)

    resource.setrlimit(resource.RLIMIT_CPU, (round(seconds), round(seconds) + 1))
    signal.alarm(STUCK)


def _imported_anew(root: Path, mutant: Mutant, tests: Iterable[str], bound: float) -> Fate:
    """Collect and run the files of these tests with the mutant in the module's place."""
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    command = [sys.executable, "-m", "devtools.quality.anew", mutant.path, str(mutant.number)]
    done = subprocess.run(
        [*command, *QUIETLY, "-x", *files],
        check=False,
        cwd=root,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: _bound(bound + PATIENCE),
    )
    return Fate.SURVIVED if done.returncode == pytest.ExitCode.OK else Fate.KILLED
