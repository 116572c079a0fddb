"""Words that show the structure of a text, by language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class LanguageWords:
    """Words in lower case, as alternatives of a regular expression if they are inflected."""

    appendix: str
    example: str
    contents: str
    date: str
    """A whole line that is a date; `{month}` etc. are spelt out in each language."""
    wiki_edit: str
    glossary: str
    blog_chrome: str
    trademark: str


_ENGLISH = LanguageWords(
    appendix="appendix",
    example="examples?",
    contents="(?:table of )?contents",
    date=(
        r"(?:january|february|march|april|may|june|july|august|september|october|november|december)"
        r" \d{1,2}, \d{4}"
    ),
    wiki_edit="edit(?: source)?",
    glossary="glossary",
    blog_chrome=r"(?:\d+|no) comments?:?|post a comment",
    trademark="all (?:other )?trademarks",
)
_SPANISH = LanguageWords(
    appendix="ap[ée]ndice",
    example="ejemplos?",
    contents="[ií]ndice|contenidos?|tabla de contenidos?",
    date=(
        r"\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre"
        r"|noviembre|diciembre) de \d{4}"
    ),
    wiki_edit="editar(?: c[óo]digo)?",
    glossary="glosario",
    blog_chrome=r"\d+ comentarios?:?|no hay comentarios:?|publicar un comentario",
    trademark="todas las marcas",
)
_RUSSIAN = LanguageWords(
    appendix="приложение",
    example="примеры?",
    contents="оглавление|содержание",
    date=(
        r"\d{1,2} (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября"
        r"|декабря) \d{4}(?: ?г(?:\.|ода))?"
    ),
    wiki_edit="править(?: код)?|редактировать",
    glossary="глоссари[йяею]|словар[ьяею]",
    blog_chrome=r"(?:\d+|нет) комментари(?:й|я|ев):?|отправить комментарий",
    trademark="все торговые (?:знаки|марки)",
)


_BY_LANGUAGE: Mapping[str, LanguageWords] = {"en": _ENGLISH, "es": _SPANISH, "ru": _RUSSIAN}


def language_words(language: str) -> LanguageWords:
    """Return the words of `en`, `es` or `ru`; English for any other language."""
    return _BY_LANGUAGE.get(language, _ENGLISH)


def has_language_words(language: str) -> bool:
    """Whether the words of a language are known."""
    return language in _BY_LANGUAGE
