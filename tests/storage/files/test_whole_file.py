"""What may be lost in a power cut doesn't wait for the disk; all else does."""

import os

import pytest

from judgekit.engine.failures import EnvironmentFailure
from judgekit.storage.files.whole_file import WholeFile


@pytest.fixture
def disk_that_never_ends(monkeypatch):
    def wait(_):
        raise OSError(5, "the disk doesn't answer")

    monkeypatch.setattr(os, "fsync", wait)


@pytest.mark.usefixtures("disk_that_never_ends")
def test_what_must_last_is_replaced_only_once_the_disk_has_it(tmp_path):
    file = WholeFile(tmp_path / "kept.json")
    with pytest.raises(EnvironmentFailure):
        file.replace(b"new")
    assert file.read() is None


@pytest.mark.usefixtures("disk_that_never_ends")
def test_what_may_be_lost_does_not_wait_for_the_disk(tmp_path):
    file = WholeFile(tmp_path / "kept.json", waits_for_disk=False)
    file.replace(b"new")
    assert file.read() == b"new"
