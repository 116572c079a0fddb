"""The log: in its folder, without the home's name, and no reason to fail."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.system.log_setup import FILE_BYTES, OLD_FILES, start_logging, stop_logging

LOG = logging.getLogger("judgekit.tests")


@pytest.fixture(autouse=True)
def closed_log() -> Iterator[None]:
    yield
    stop_logging()


def test_a_message_is_found_in_the_file(tmp_path: Path) -> None:
    file = start_logging(tmp_path / "new" / "logs")
    LOG.info("índice listo")
    assert file is not None
    assert "INFO judgekit.tests: índice listo" in file.read_text(encoding="utf-8")


def test_the_home_is_not_named_in_messages_nor_tracebacks(tmp_path: Path) -> None:
    file = start_logging(tmp_path / "logs", home=tmp_path)
    try:
        (tmp_path / "absent").read_text()
    except OSError:
        LOG.exception("could not read %s", tmp_path / "absent")
    text = file.read_text(encoding="utf-8")
    assert str(tmp_path) not in text
    assert "could not read ~" in text


def test_a_bug_tells_nobodys_name(tmp_path: Path) -> None:
    file = start_logging(tmp_path / "logs")
    try:
        {}["Ann Lind"]
    except KeyError as error:
        LOG.critical("A bug: %s", type(error).__name__, exc_info=error)
    text = file.read_text(encoding="utf-8")
    assert "KeyError: '…'" in text
    assert not any("Lind" in line for line in text.splitlines() if not line.startswith(" "))


def test_old_files_are_few_and_small(tmp_path: Path) -> None:
    start_logging(tmp_path)
    for _ in range(8):
        LOG.info("x" * (FILE_BYTES - 200))
    stop_logging()
    files = list(tmp_path.iterdir())
    assert len(files) == OLD_FILES + 1
    assert all(file.stat().st_size <= FILE_BYTES for file in files)


def test_where_no_file_can_be_made_warnings_go_to_standard_error(tmp_path: Path, capsys) -> None:
    (tmp_path / "logs").write_text("a file in the folder's place")
    assert start_logging(tmp_path / "logs") is None
    LOG.info("unimportant")
    LOG.warning("important")
    told = capsys.readouterr().err
    assert "important" in told
    assert "unimportant" not in told


def test_starting_twice_logs_once(tmp_path: Path) -> None:
    start_logging(tmp_path / "first")
    file = start_logging(tmp_path / "second")
    LOG.info("once")
    assert file.read_text(encoding="utf-8").count("once") == 1
    assert "once" not in (tmp_path / "first" / file.name).read_text(encoding="utf-8")
