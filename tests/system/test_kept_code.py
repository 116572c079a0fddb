import builtins

import pytest

from judgekit.system.kept_code import kept_code

SOURCE = "answer = 6 * 7\n"


@pytest.fixture
def compiled(monkeypatch):
    """The file names that were really compiled."""
    names: list[str] = []
    real = builtins.compile

    def compile_(source, filename, *rest, **named):
        names.append(filename)
        return real(source, filename, *rest, **named)

    monkeypatch.setattr(builtins, "compile", compile_)
    return names


def answer(source: str = SOURCE, filename: str = "part/of/library.py") -> int:
    space: dict[str, int] = {}
    exec(compile(source, filename, "exec"), space)
    return space["answer"]


def test_what_was_compiled_once_is_not_compiled_again(tmp_path, compiled):
    for _ in range(2):
        with kept_code(tmp_path / "cache" / "code", ("part/",)):
            assert answer() == 42
    assert compiled == ["part/of/library.py"]


def test_another_text_under_the_same_name_is_another_code(tmp_path, compiled):
    file = tmp_path / "code"
    with kept_code(file, ("part/",)):
        assert answer() == 42
    with kept_code(file, ("part/",)):
        assert answer("answer = 6 * 8\n") == 48
    assert len(compiled) == 2


def test_other_files_are_compiled_as_ever(tmp_path, compiled):
    with kept_code(tmp_path / "code", ("part/",)):
        answer(filename="elsewhere.py")
    assert not (tmp_path / "code").exists()
    assert compiled == ["elsewhere.py"]


@pytest.mark.parametrize("damage", [b"", b"\x00" * 100, b"short"])
def test_a_damaged_file_is_made_anew(tmp_path, compiled, damage):
    file = tmp_path / "code"
    with kept_code(file, ("part/",)):
        answer()
    good = file.read_bytes()
    for content in (damage, good[:-1] + bytes([good[-1] ^ 1])):
        file.write_bytes(content)
        with kept_code(file, ("part/",)):
            assert answer() == 42
        assert file.read_bytes() == good


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path, compiled):
    (tmp_path / "cache").write_text("a file in the way")
    with kept_code(tmp_path / "cache" / "code", ("part/",)):
        assert answer() == 42


def test_compile_is_given_back_even_after_an_error(tmp_path):
    before = builtins.compile
    with pytest.raises(ZeroDivisionError), kept_code(tmp_path / "code", ("part/",)):
        raise ZeroDivisionError
    assert builtins.compile is before
