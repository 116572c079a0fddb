"""pip's progress is one line of a terminal, and nothing elsewhere."""

from __future__ import annotations

import io

from devtools.progress import LONGEST, PipProgress

OUTPUT = """\
Collecting apsw==3.54.1.0 (from -r locks/run.txt (line 2))
  Downloading apsw-3.54.1.0-cp311-cp311-manylinux_2_28_x86_64.whl (3.7 MB)
Processing /somewhere/typing_extensions-4.16.0-py3-none-any.whl (from -r locks/run.txt (line 9))
Collecting pyside6-essentials==6.11.3 (from -r locks/run.txt (line 767))
  Using cached pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (80.3 MB)
Installing collected packages: apsw, typing-extensions
"""


class Screen(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, output: str, total: int) -> list[str]:
    """What stood in the line one after the other."""
    progress = PipProgress(total, stream)
    for line in output.splitlines(keepends=True):
        progress.read(line)
    progress.end()
    return [text.strip() for text in stream.getvalue().split("\r\x1b[K")[1:]]


def test_each_package_is_counted_and_named_with_what_it_fetches() -> None:
    assert shown(Screen(), OUTPUT, 3) == [
        "1 of about 3: apsw",
        "1 of about 3: apsw, 3.7 MB",
        "2 of about 3: typing-extensions",
        "3 of about 3: pyside6-essentials",
        "unpacking; this takes a while",
        "",
    ]


def test_more_packages_than_expected_are_no_contradiction() -> None:
    assert shown(Screen(), OUTPUT, 2)[3] == "3 of about 3: pyside6-essentials"


def test_a_line_is_never_longer_than_a_terminal_is_wide() -> None:
    assert max(map(len, shown(Screen(), f"Collecting {'x' * 200}==1\n", 1))) <= LONGEST


def test_what_is_no_terminal_is_left_alone() -> None:
    stream = io.StringIO()
    shown(stream, OUTPUT, 3)
    assert stream.getvalue() == ""
