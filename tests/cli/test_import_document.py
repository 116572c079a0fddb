"""`import` on the terminal: what can't be a document is one sentence, and nothing is kept of it."""

from __future__ import annotations

import errno
import http.server
import os
import threading

import pytest

from tests.bad_documents import BAD_FILES, word_of_entities
from tests.reading.documents import made_documents

SENTENCES = {
    "encrypted.pdf": "is protected by a password",
    "scanned.pdf": "has only pictures of pages",
    "damaged.pdf": "is damaged",
    "5000-pages.pdf": "has 5000 pages",
    "bomb.docx": "is larger than 64 MB",
    "nested.html": "has no ",
    "scripts.html": "has no text",
    "huge.txt": "is larger than 64 MB",
    "contents.txt": "is only a table of contents",
}


def kept(tmp_path):
    return [path for path in (tmp_path / "data").rglob("*") if path.is_file()]


def test_a_document_is_read_shown_and_kept(terminal, tmp_path):
    path = tmp_path / "rules.md"
    path.write_text(made_documents.markdown(), encoding="utf-8")
    tried = terminal.call("import", str(path), "--dry-run", "--json")
    assert tried.status == 0
    assert tried.json["document"]["id"] == "mtr-en-2019-05-03"
    assert [row["ref"] for row in tried.json["sections"]] == list(made_documents.REFS)
    assert kept(tmp_path) == []
    assert terminal.call("import", str(path), "--json").json == tried.json
    assert len(kept(tmp_path)) == 2
    removed = terminal.call("documents", "remove", "mtr-en-2019-05-03")
    assert (removed.status, kept(tmp_path)) == (0, [])


@pytest.mark.parametrize("name", sorted(BAD_FILES))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_no_document_is_one_sentence(terminal, tmp_path, qapp, name, language):
    path = tmp_path / name
    BAD_FILES[name](path)
    printed = terminal.call("import", str(path), system_language=language)
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)
    assert name in printed.err
    assert language != "en" or SENTENCES[name] in printed.err
    assert kept(tmp_path) == []
    assert terminal.bugs == []


def test_entities_of_a_word_file_are_not_unfolded(terminal, tmp_path):
    word_of_entities(tmp_path / "rules.docx")
    printed = terminal.call("import", str(tmp_path / "rules.docx"), "--dry-run")
    assert printed.status in (0, 1)
    assert len(printed.out + printed.err) < 10_000


@pytest.mark.parametrize(
    "name",
    ["..%2f..%2fescaped.md", "-rf.md", "$(touch x);&.md", "a\nb.md", "\u202edm.md", "x" * 200],
)
def test_a_name_says_nothing_about_where_a_document_is_kept(terminal, tmp_path, name):
    folder = tmp_path / "given"
    folder.mkdir()
    (folder / name).write_text(made_documents.markdown(), encoding="utf-8")
    printed = terminal.call("import", str(folder / name))
    assert printed.status == 0
    assert {path.parent.name for path in kept(tmp_path)} == {"mtr-en-2019-05-03"}
    assert [path.name for path in folder.iterdir()] == [name]


@pytest.mark.parametrize(
    "words",
    [
        ("--language", "../../x"),
        ("--language", ""),
        ("--date", "2019-02-30"),
        ("--date", "../2019"),
        ("--kind", "../mtr"),
    ],
)
def test_corrections_that_are_none_are_refused(terminal, tmp_path, words):
    path = tmp_path / "rules.md"
    path.write_text(made_documents.markdown(), encoding="utf-8")
    printed = terminal.call("import", str(path), *words)
    assert printed.status == 2
    assert kept(tmp_path) == []


def test_a_page_fetches_nothing_and_runs_nothing(terminal, tmp_path):
    asked = []

    class Server(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            self.send_error(404)

    server = http.server.HTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    remote = (
        f'<!DOCTYPE html SYSTEM "{address}/dtd"><link rel="stylesheet" href="{address}/css">'
        f'<img src="{address}/img"><iframe src="{address}/frame"></iframe>'
        f'<script src="{address}/js"></script><object data="{address}/object"></object>'
    )
    path = tmp_path / "rules.html"
    path.write_text(remote + made_documents.page(), encoding="utf-8")
    printed = terminal.call("import", str(path), "--dry-run", "--json")
    server.shutdown()
    server.server_close()
    assert [row["ref"] for row in printed.json["sections"]] == list(made_documents.REFS)
    assert "Injected" not in printed.out
    assert asked == []


def test_a_disk_that_gets_full_keeps_nothing(terminal, tmp_path, monkeypatch):
    path = tmp_path / "rules.md"
    path.write_text(made_documents.markdown(), encoding="utf-8")

    def full(handle):
        raise OSError(errno.ENOSPC, "no space left")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        printed = terminal.call("import", str(path))
    assert (printed.status, printed.out, printed.err.count("\n")) == (3, "", 1)
    assert kept(tmp_path) == []
    assert terminal.call("import", str(path)).status == 0
