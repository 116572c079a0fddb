"""Files that the user names are read whole, within bounds, and only where they are regular."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.files.user_file import read_user_file


def test_a_file_is_read_one_byte_beyond_its_bound_at_most(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes(b"4 Opt\n")
    assert read_user_file(file, 6) == b"4 Opt\n"
    assert read_user_file(file, 3) == b"4 Op"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gone.txt", FailureReason.FILE_UNREADABLE),
        ("nul\0.txt", FailureReason.FILE_UNREADABLE),
        ("", FailureReason.IS_A_FOLDER),
        (".", FailureReason.IS_A_FOLDER),
    ],
)
def test_a_file_that_cannot_be_read_is_a_failure_of_the_machine(
    tmp_path: Path, name: str, reason: FailureReason
) -> None:
    with pytest.raises(EnvironmentFailure) as failed:
        read_user_file(tmp_path / name, 100)
    assert failed.value.reason is reason


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name")
def test_a_pipe_that_nobody_writes_to_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(EnvironmentFailure) as failed:
        read_user_file(tmp_path / "pipe", 100)
    assert failed.value.reason is FailureReason.NOT_A_FILE
