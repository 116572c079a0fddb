"""How the tests are run: what pytest is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from devtools.testing import pytest_arguments, temporary_folder, worker_count


def test_order_and_examples_come_from_one_seed_that_can_be_given_again() -> None:
    seed, words = pytest_arguments(("--seed", "7", "tests/cli"), nightly=False)
    assert seed == 7
    assert {"--randomly-seed=7", "--hypothesis-seed=7"} <= set(words)
    assert words[-1] == "tests/cli"


def test_each_run_has_a_seed_of_its_own() -> None:
    assert len({pytest_arguments((), nightly=False)[0] for _ in range(5)}) == 5


def test_what_is_named_to_pytest_comes_last_and_holds() -> None:
    _, words = pytest_arguments(("-n", "0", "-k", "clock"), nightly=False)
    assert words[-4:] == ["-n", "0", "-k", "clock"]
    assert words[:2] == ["-n", str(worker_count())]
    assert worker_count() >= 2


def test_the_nightly_run_takes_its_profile_and_every_marked_test() -> None:
    nightly, plain = (pytest_arguments((), nightly=choice)[1] for choice in (True, False))
    assert nightly[-3:] == ["--hypothesis-profile=nightly", "-m", ""]
    assert "-m" not in plain


@pytest.mark.parametrize("kind", ["folder", "file", "nothing"])
def test_temporary_files_have_a_folder_and_leave_none(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "memory"
    if kind == "folder":
        place.mkdir()
    elif kind == "file":
        place.touch()
    with temporary_folder(place) as folder:
        (folder / "written").write_text("")
        assert (folder.parent == place) == (kind == "folder")
    assert not folder.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights elsewhere")
def test_others_reach_their_own_folders_in_it_and_see_nothing_else(tmp_path: Path) -> None:
    with temporary_folder(tmp_path) as folder:
        assert folder.stat().st_mode & 0o777 == 0o711
