"""Numbers of sections in the languages of their texts."""

from __future__ import annotations

APPENDIX = "Appendix "


def number_in_language(number: str, language: str) -> str:
    """Return `Appendix B` in that language: `Apéndice B`, `Приложение B`."""
    words = {"es": "Apéndice ", "ru": "Приложение "}
    if number.startswith(APPENDIX) and language in words:
        return words[language] + number.removeprefix(APPENDIX)
    return number
