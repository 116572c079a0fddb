"""What a dropped file gives, or the sentence why it gives nothing."""

from __future__ import annotations

import os
import sys

import pytest

from judgekit.reading.pairings.reader import MOST_BYTES
from judgekit.ui.widgets.fields.dropped_text import UnusableFile, text_of_file

CYRILLIC = "1\tАнна\tБорис\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_is_read(qapp, tmp_path, encoding):
    file = tmp_path / "pairings.txt"
    file.write_text(CYRILLIC, encoding=encoding, newline="")
    assert text_of_file(file) == CYRILLIC


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"1\tAnn\0\tBo", "The file {a}.bin is not text"),
        (b"\xff\xfe\x00\xd8", "The file {a}.bin is not text"),
        (b"\x89PNG\r\n\x1a\n", "The file {a}.bin is not text"),
        (b"a" * (2 * MOST_BYTES + 1), "The file {a}.bin is too large"),
    ],
)
def test_what_is_no_such_text_is_refused_in_a_sentence(qapp, tmp_path, content, sentence):
    file = tmp_path / "{a}.bin"
    file.write_bytes(content)
    with pytest.raises(UnusableFile, match=sentence):
        text_of_file(file)


def test_a_file_that_has_vanished_and_a_folder_are_refused(qapp, tmp_path):
    for path in (tmp_path / "gone", tmp_path):
        with pytest.raises(UnusableFile, match=f"The file {path.name} can't be read."):
            text_of_file(path)


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among files there")
def test_a_pipe_is_not_waited_for(qapp, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnusableFile, match="The file pipe can't be read"):
        text_of_file(tmp_path / "pipe")
