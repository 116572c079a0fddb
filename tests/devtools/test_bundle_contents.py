"""What comes into the bundle, and what its packages ask of the system."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6 import QtCore

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def contents(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(PACKAGING)
    return importlib.import_module("bundle_contents")


@pytest.fixture
def smoke(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(PACKAGING)
    return importlib.import_module("smoke")


@pytest.fixture
def libraries(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(PACKAGING / "linux")
    return importlib.import_module("libraries")


@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/texttospeech/libqtexttospeech_speechd.so",
        "PySide6/Qt/translations/qtbase_ru.qm",
        "PySide6/Qt/lib/libQt6Multimedia.so.6",
        "PIL/Image.pyc",
        "PIL/_imaging.cpython-311-x86_64-linux-gnu.so",
        "pillow.libs/libjpeg-6dc8d115.so.62.4.0",
        "lxml/etree.cpython-311-x86_64-linux-gnu.so",
        "lxml/html/clean.pyc",
        "docx/document.pyc",
        "judgekit/resources/translations/judgekit_ru.qm",
        "judgekit/resources/locale/ru/LC_MESSAGES/judgekit.mo",
    ],
)
def test_what_the_program_uses_is_in_the_bundle(contents, destination):
    assert contents.is_wanted(destination)


@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/plugins/platforms/libqminimalegl.so",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/Qt/plugins/texttospeech/libqtexttospeech_mock.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PIL/WebPImagePlugin.pyc",
        "PIL/_avif.cpython-311-x86_64-linux-gnu.so",
        "pillow.libs/libavif-c6062d5f.so.16.4.2",
        "docx/templates/default.docx",
        "lxml/html/diff.cpython-311-x86_64-linux-gnu.so",
        "judgekit/resources/translations/judgekit_ru.ts",
        "judgekit/resources/locale/ru/LC_MESSAGES/judgekit.po",
        "judgekit/resources/rules/.gitattributes",
    ],
)
def test_what_it_never_loads_is_not(contents, destination):
    assert not contents.is_wanted(destination)
    assert not contents.is_wanted(destination.replace("/", "\\"))


def test_the_systems_libraries_stay_the_systems_but_for_those_that_desktops_lack(contents):
    for left in ("libstdc++.so.6", "libX11.so.6", "libglib-2.0.so.0", "libpulse.so.0"):
        assert contents.is_left_to_linux(left)
    for kept in ("libpython3.11.so.1.0", "libffi.so.8", "libbz2.so.1.0", "libxcb-cursor.so.0"):
        assert not contents.is_left_to_linux(kept)
    assert not contents.is_left_to_linux("PySide6/Qt/lib/libQt6Core.so.6")
    assert not contents.is_left_to_linux("library_of_ours/data.json")


@pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("objdump"), reason="needs Linux and binutils"
)
class TestWhatQtsCoreAsksOfTheSystem:
    @pytest.fixture
    def bundle(self, tmp_path: Path) -> Path:
        """A bundle of one library: Qt's core, with what of Qt and ICU it names."""
        folder = Path(QtCore.__file__).parent / "Qt" / "lib"
        for pattern in ("libQt6Core.so.6", "libicu*"):
            for library in folder.glob(pattern):
                shutil.copy(library, tmp_path)
        return tmp_path

    def test_each_library_outside_has_a_package(self, libraries, bundle: Path):
        needs = libraries.needs_of(bundle)
        assert {"libstdc++.so.6", "libglib-2.0.so.0"} <= set(needs.libraries)
        assert not any(name.startswith(("libicu", "libc.")) for name in needs.libraries)
        assert "libglib2.0-0 | libglib2.0-0t64" in libraries.debian_packages(needs.libraries)

    def test_the_c_library_is_the_newest_that_any_of_them_names(self, libraries, bundle: Path):
        number = [int(part) for part in libraries.needs_of(bundle).c_library.split(".")]
        assert [2, 17] <= number <= [2, 99]

    def test_a_library_that_nobody_provides_stops_the_package(self, libraries, bundle: Path):
        for library in bundle.glob("libicui18n*"):
            library.unlink()
        with pytest.raises(libraries.UnknownLibrary, match="libicui18n"):
            libraries.needs_of(bundle)


def test_of_two_versions_the_newer_is_told_by_number_not_by_letters(libraries):
    assert libraries.newest(["2.9", "2.35", "2.4.1"]) == "2.35"


@pytest.mark.parametrize(
    "library",
    [
        "libbz2.so.1.0",
        "libcrypt.so.1",
        "libcrypto.so.3",
        "libdb-5.3.so",
        "libexpat.so.1",
        "libffi.so.8",
        "liblzma.so.5",
        "libncursesw.so.6",
        "libnsl.so.2",
        "libpanelw.so.6",
        "libreadline.so.8",
        "libsqlite3.so.0",
        "libssl.so.3",
        "libtinfo.so.6",
        "libtirpc.so.3",
        "libuuid.so.1",
        "libz.so.1",
    ],
)
def test_what_debians_own_python_loads_has_a_package(libraries, library: str):
    assert libraries.debian_packages([library])


def test_a_bundle_is_tried_in_one_locale_whatever_the_callers(smoke, tmp_path, monkeypatch):
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    environ = smoke.Machine.under(tmp_path).environment()
    assert environ["LC_ALL"] == "C.UTF-8"
    assert "LANG" not in environ


def test_a_slow_start_is_told_and_fails_nothing(smoke, tmp_path, monkeypatch, capsys):
    (tmp_path / "bundle").mkdir()
    monkeypatch.setattr(smoke, "try_homes", lambda *_: None)
    monkeypatch.setattr(smoke, "try_sharing", lambda *_: None)
    monkeypatch.setattr(smoke, "start_ratio", lambda *_: 3.0)
    assert smoke.main([str(tmp_path / "bundle")]) == 0
    assert "starts more slowly" in capsys.readouterr().out
