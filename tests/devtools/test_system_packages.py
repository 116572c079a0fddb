"""What the system lacks is installed where that is allowed, else the one command is named."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest

from devtools import system_packages
from devtools.consent import Consent
from devtools.terminal import ENVIRONMENT_FAILED

PRESENT = (("libc.so.6", "libc6"),)
NOBODY = Consent(given=False, is_there=False)
ABSENT = (("libabsent-for-this-test.so.1", "libabsent1"),)
WISHED = (("libwished-for-by-this-test.so.1", "libwished1"),)
APT_LINE = (
    "sudo apt-get update && sudo apt-get install --no-install-recommends libabsent1"
    if hasattr(os, "geteuid") and os.geteuid()
    else "apt-get update && apt-get install --no-install-recommends libabsent1"
)

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="Linux's libraries")


@pytest.fixture
def no_rights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "privileges", lambda _consent: None)


@pytest.fixture
def with_programs(monkeypatch: pytest.MonkeyPatch):
    def has(*programs: str) -> None:
        monkeypatch.setattr(
            system_packages.shutil,
            "which",
            lambda name: f"/bin/{name}" if name in programs else None,
        )

    return has


@linux_only
def test_a_system_with_all_libraries_is_left_alone(no_rights) -> None:
    system_packages.provide_system(PRESENT, needs_venv=False, consent=NOBODY)


@linux_only
def test_without_rights_the_one_command_is_named(no_rights, with_programs, capsys) -> None:
    with_programs("apt-get")
    with pytest.raises(SystemExit) as ended:
        system_packages.provide_system(PRESENT + ABSENT, needs_venv=False, consent=NOBODY)
    assert ended.value.code == ENVIRONMENT_FAILED
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.rstrip().endswith(APT_LINE)


@linux_only
@pytest.mark.parametrize(
    ("user", "line"),
    [
        (0, "apt-get update && apt-get install --no-install-recommends libabsent1"),
        (1000, "sudo apt-get update && sudo apt-get install --no-install-recommends libabsent1"),
    ],
)
def test_the_line_to_type_fetches_the_lists_first(
    monkeypatch: pytest.MonkeyPatch, user: int, line: str
) -> None:
    monkeypatch.setattr(system_packages.os, "geteuid", lambda: user)
    assert system_packages.apt_line(["libabsent1"]) == line


@linux_only
def test_with_rights_they_are_installed_and_looked_for_again(
    with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    installed = []
    with_programs("apt-get")
    monkeypatch.setattr(system_packages, "privileges", lambda _consent: [])
    monkeypatch.setattr(
        system_packages, "apt_install", lambda prefix, packages: installed.extend(packages)
    )
    with pytest.raises(SystemExit):
        system_packages.provide_system(PRESENT + ABSENT, needs_venv=False, consent=NOBODY)
    assert installed == ["libabsent1"]
    assert "Still missing" in capsys.readouterr().err


@linux_only
def test_a_program_that_is_lacking_is_named_with_its_package(
    no_rights, with_programs, capsys
) -> None:
    needed = (("objdump", "binutils"), ("strip", "binutils"), *PRESENT)
    with_programs("apt-get")
    with pytest.raises(SystemExit):
        system_packages.provide_system(needed, needs_venv=False, consent=NOBODY)
    assert capsys.readouterr().err.rstrip().endswith("--no-install-recommends binutils")
    with_programs("dnf")
    with pytest.raises(SystemExit):
        system_packages.provide_system(needed, needs_venv=False, consent=NOBODY)
    assert "sudo dnf install /usr/bin/objdump /usr/bin/strip" in capsys.readouterr().err
    with_programs("objdump", "strip")
    system_packages.provide_system(needed, needs_venv=False, consent=NOBODY)


@linux_only
def test_what_is_needed_and_what_is_wished_for_is_one_question(
    with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    attempts: list[list[str]] = []

    def no_such_wish(prefix, packages) -> str:
        attempts.append(list(packages))
        return "no package libwished1" if "libwished1" in packages else ""

    with_programs("apt-get")
    monkeypatch.setattr(system_packages, "privileges", lambda _consent: [])
    monkeypatch.setattr(system_packages, "apt_install", no_such_wish)
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    person = Consent(given=False, is_there=True)
    with pytest.raises(SystemExit):  # since libabsent1 brought nothing
        system_packages.provide_system(ABSENT, needs_venv=False, consent=person, wishes=WISHED)
    assert attempts == [["libabsent1", "libwished1"], ["libabsent1"]]
    told = capsys.readouterr().err
    assert told.count("[Y/n]") == 1
    assert "libabsent1, which Judgekit needs, and libwished1, with which alarms are heard" in told


@linux_only
def test_a_wish_alone_is_asked_for_and_declined_without_harm(
    with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    with_programs("apt-get")
    monkeypatch.setattr(system_packages, "privileges", lambda _consent: [])
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\n"))
    person = Consent(given=False, is_there=True)
    system_packages.provide_system(PRESENT, needs_venv=False, consent=person, wishes=WISHED)
    assert "Alarms will be seen and not heard" in capsys.readouterr().err


@linux_only
@pytest.mark.parametrize(
    ("base", "is_shared", "needed"),
    [
        ("/usr", 1, "libpython3.99.so.1.0"),
        ("/opt/python", 1, ""),
        ("/opt/python", 0, ""),
    ],
)
def test_a_bundle_needs_pythons_shared_library(
    monkeypatch: pytest.MonkeyPatch, base: str, is_shared: int, needed: str
) -> None:
    settings = {"Py_ENABLE_SHARED": is_shared, "INSTSONAME": "libpython3.99.so.1.0"}
    monkeypatch.setattr(system_packages.sysconfig, "get_config_var", settings.get)
    monkeypatch.setattr(sys, "base_prefix", base)
    names = [name for name, _ in system_packages.needed_for_a_bundle()]
    assert ("libpython3.99.so.1.0" in names) == bool(needed)
    assert {"objdump", "strip"} <= set(names)
    assert bool(system_packages.without_shared_library()) == (base != "/usr")


@linux_only
def test_what_is_only_wished_for_never_stands_in_the_way(
    with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    asked = []

    def out_of_order(prefix, packages) -> str:
        asked.extend(packages)
        return "no network"

    with_programs("apt-get")
    monkeypatch.setattr(system_packages, "apt_install", out_of_order)
    for rights, attempts in ((None, []), ([], ["libabsent1"])):
        monkeypatch.setattr(system_packages, "privileges", lambda _consent, rights=rights: rights)
        system_packages.provide_wished(PRESENT + ABSENT, NOBODY)
        assert asked == attempts
        assert f"not heard; for their sound: {APT_LINE}" in capsys.readouterr().err
    system_packages.provide_wished(PRESENT, NOBODY)
    assert capsys.readouterr().err == ""


@linux_only
def test_a_person_who_says_no_is_told_the_command(
    with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    with_programs("apt-get")
    monkeypatch.setattr(system_packages, "privileges", lambda _consent: [])
    monkeypatch.setattr(system_packages, "apt_install", lambda *_: pytest.fail("installed"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\n"))
    person = Consent(given=False, is_there=True)
    with pytest.raises(SystemExit):
        system_packages.provide_system(ABSENT, needs_venv=False, consent=person)
    assert capsys.readouterr().err.rstrip().endswith(f"what the system lacks: {APT_LINE}")


@linux_only
@pytest.mark.parametrize(
    ("is_there", "knows_password", "prefix"),
    [(True, False, ["sudo"]), (True, True, ["sudo", "-n"]), (False, False, None)],
)
def test_only_a_person_is_asked_for_a_password(
    with_programs, monkeypatch: pytest.MonkeyPatch, is_there: bool, knows_password: bool, prefix
) -> None:
    with_programs("sudo")
    monkeypatch.setattr(system_packages.os, "geteuid", lambda: 1000)
    done = subprocess.CompletedProcess((), 0 if knows_password else 1, "")
    monkeypatch.setattr(system_packages, "quiet", lambda _command: done)
    assert system_packages.privileges(Consent(given=False, is_there=is_there)) == prefix


@linux_only
@pytest.mark.parametrize(
    ("program", "told"),
    [("dnf", "sudo dnf install 'libabsent-for-this-test.so.1()(64bit)'"), ("", "try again: libab")],
)
def test_other_systems_are_told_in_their_own_words(
    no_rights, with_programs, capsys, program: str, told: str
) -> None:
    with_programs(program)
    with pytest.raises(SystemExit):
        system_packages.provide_system(ABSENT, needs_venv=False, consent=NOBODY)
    assert told in capsys.readouterr().err


@linux_only
def test_a_python_without_ensurepip_needs_a_package(
    no_rights, with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    with_programs("apt-get")
    monkeypatch.setattr(system_packages.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(SystemExit):
        system_packages.provide_system((), needs_venv=True, consent=NOBODY)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"python{version}-venv" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environ", "beside_the_common_ones"),
    [
        ({}, ()),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, ()),
        ({"DISPLAY": ":0"}, system_packages.X11_LIBRARIES + system_packages.PRINTING_LIBRARIES),
        (
            {"WAYLAND_DISPLAY": "w"},
            system_packages.WAYLAND_LIBRARIES + system_packages.PRINTING_LIBRARIES,
        ),
    ],
)
def test_each_display_needs_its_own_libraries(environ, beside_the_common_ones) -> None:
    assert (
        system_packages.libraries_for_a_window(environ)
        == system_packages.QT_LIBRARIES + beside_the_common_ones
    )
