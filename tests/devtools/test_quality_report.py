"""docs/quality.md: each part anew in its own place, and bars that are told where they break."""

from __future__ import annotations

import re
from pathlib import Path
from subprocess import CalledProcessError

import pytest

from benchmarks.soak import figures_of
from benchmarks.soaked import Look, Soaked
from devtools.quality import coverage_part
from devtools.quality.__main__ import main
from devtools.quality.coverage_part import part_of as coverage_of
from devtools.quality.mutants import Mutant
from devtools.quality.mutation_part import part_of as mutation_of
from devtools.quality.report import HEAD, Part, measured_now, with_part
from devtools.quality.trials import Fate, Reach
from devtools.terminal import FAILED


def test_a_part_takes_its_own_place_and_the_others_stay():
    text = with_part("", Part("Soak", ["grew 3 MB"], holds=True), "Monday.")
    text = with_part(text, Part("Coverage", ["96 %"], holds=True), "Tuesday.")
    again = with_part(text, Part("Soak", ["grew 30 MB"], holds=False), "Friday.")
    assert again.startswith(HEAD)
    assert again.index("## Soak") < again.index("## Coverage")
    assert "grew 30 MB" in again
    assert "grew 3 MB" not in again
    assert "Friday. **The bar is not kept.**" in again
    assert "Tuesday. The bar is kept." in again
    assert with_part(again, Part("Soak", ["grew 30 MB"], holds=False), "Friday.") == again


def counted(branches: int, covered: int) -> dict:
    lines = {"num_statements": 10, "covered_lines": 10}
    return {"summary": {"num_branches": branches, "covered_branches": covered, **lines}}


def test_one_layer_below_the_bar_breaks_it_however_good_the_others_are():
    files = {
        f"judgekit/{layer}/a.py": counted(100, 100) for layer in ("domain", "reading", "engine")
    }
    files["judgekit/storage/a.py"] = counted(60, 60)
    files["judgekit/storage/b.py"] = counted(40, 34)
    part = coverage_of({"files": files})
    assert not part.holds
    assert "| storage | 94.0 | 100 | 100.0 |" in part.lines
    files["judgekit/storage/b.py"] = counted(40, 35)
    assert coverage_of({"files": files}).holds


@pytest.mark.nightly
def test_coverage_is_one_run_from_the_tests_to_the_figures():
    root = Path(__file__).resolve().parents[2]
    part = coverage_part.measure(root, ["tests/domain/cards", "tests/reading/standings"])
    rows = {row.split(" | ")[0].strip("| "): row for row in part.lines if row.startswith("| ")}
    assert list(rows) == ["layer", *coverage_part.LAYERS]
    assert not part.holds


def test_a_test_that_fails_leaves_the_figures_as_they_were(monkeypatch, capsys):
    def fails(_: Path) -> Part:
        raise CalledProcessError(1, ["pytest"])

    root = Path(__file__).resolve().parents[2]
    before = (root / "docs" / "quality.md").read_bytes()
    monkeypatch.setattr(coverage_part, "measure", fails)
    with pytest.raises(SystemExit) as left:
        main(["coverage"])
    assert left.value.code == FAILED
    assert "docs/quality.md keeps its coverage" in capsys.readouterr().err
    assert (root / "docs" / "quality.md").read_bytes() == before


def test_without_git_the_day_is_told_and_no_commit(tmp_path: Path, monkeypatch):
    (tmp_path / ".git").write_text("gitdir: nowhere\n")  # no repository, whatever lies above
    told = measured_now(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))  # a machine that has no git
    assert measured_now(tmp_path) == told
    assert re.fullmatch(r"Measured on \d{4}-\d\d-\d\d, of files without a commit.", told)


def mutant(number: int, package: str = "clock", function: str = "f", line: int = 1) -> Mutant:
    path = f"judgekit/domain/{package}/a.py"
    return Mutant(path, number, function, (line, line), f"line {number}", "Lt becomes LtE")


def test_what_no_test_reaches_is_alive_and_each_survivor_is_named():
    fates = {mutant(number): Fate.KILLED for number in range(18)}
    fates[mutant(18, "calls")] = Fate.SURVIVED
    assert mutation_of(fates, 40, []).holds
    fates[mutant(19, "infractions")] = Fate.UNREACHED
    assert mutation_of(fates, 40, []).holds
    fates[mutant(20)] = Fate.UNREACHED
    part = mutation_of(fates, 40, [(mutant(21), "the order is the same")])
    assert not part.holds
    assert "- calls/a.py:1 `line 18`: Lt becomes LtE (survived)" in part.lines
    assert "- clock/a.py:1 `line 21`: Lt becomes LtE (the order is the same)" in part.lines


def test_the_quickest_tests_that_reach_the_line_come_first():
    lines = {3: {"tests/slow.py::t", "tests/quick.py::t"}, 4: {"tests/other.py::t"}}
    seconds = {"tests/slow.py::t": 2.0, "tests/quick.py::t": 0.1, "tests/other.py::t": 0.2}
    reach = Reach({mutant(0).path: lines}, seconds)
    assert reach.tests_of(mutant(0, line=3)) == ["tests/quick.py::t", "tests/slow.py::t"]
    assert reach.tests_of(mutant(0, line=9)) == []
    anywhere = reach.tests_of(mutant(0, function=""))
    assert anywhere == ["tests/quick.py::t", "tests/other.py::t", "tests/slow.py::t"]


def look(at: float, pause: float, resident: float) -> Look:
    return Look(at, f"page at {at}", pause, 1.6, resident)


def test_only_what_comes_after_the_first_minute_counts_for_the_soak():
    looks = [look(30, 300, 150), look(60, 200, 200), look(63, 49, 203), look(66, 12, 219)]
    grown, pause = figures_of(Soaked(66, {}, looks, replays_alike=True))
    assert (grown.value, pause.value, pause.yardstick) == (19, 49, 50)
    assert grown.holds()
    assert pause.holds()
    looks += [look(69, 51, 221)]
    grown, pause = figures_of(Soaked(69, {}, looks, replays_alike=True))
    assert not grown.holds()
    assert not pause.holds()
    assert pause.name == "the longest pause (page at 69)"
