"""Language of the user's system, among those the program supports."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

LANGUAGES = ("en", "es", "ru")
"""Those of `domain/shared/languages.py`; this layer imports no other."""
FALLBACK = "en"


def system_language(environ: Mapping[str, str]) -> str:
    """Return `en`, `es` or `ru`: the user's first supported language, else English.

    The environment comes first (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, in their usual order
    and meaning), then the settings of macOS or Windows.
    """
    wanted = wanted_by_environment(environ)
    if not wanted and sys.platform == "win32":
        wanted = _wanted_by_windows()
    if not wanted and sys.platform == "darwin":
        wanted = _wanted_by_macos()
    return first_spoken(wanted)


def first_spoken(wanted: Sequence[str]) -> str:
    """Return the first supported language of the locales (`es_ES.UTF-8`, `ru-RU`, `en`)."""
    codes = (locale.replace("-", "_").split("_")[0].split(".")[0].lower() for locale in wanted)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def wanted_by_environment(environ: Mapping[str, str]) -> list[str]:
    """Return the locales of the environment, best first; none if it has only `C` or nothing."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    if locale.split(".")[0] in ("", "C", "POSIX"):
        return []
    listed = [name for name in environ.get("LANGUAGE", "").split(":") if name]
    return [*listed, locale]


def _wanted_by_windows() -> list[str]:
    import ctypes  # noqa: PLC0415  (only on Windows)
    import locale  # noqa: PLC0415

    windll = getattr(ctypes, "windll")  # noqa: B009  (exists on Windows only)
    name = locale.windows_locale.get(windll.kernel32.GetUserDefaultUILanguage())
    return [name] if name else []


def _wanted_by_macos() -> list[str]:
    import subprocess  # noqa: PLC0415  (only on macOS)

    command = ["/usr/bin/defaults", "read", "-g", "AppleLocale"]
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=2)
    except (OSError, subprocess.SubprocessError):
        return []
    return [done.stdout.strip()]
