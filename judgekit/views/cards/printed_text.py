"""What is to be known of a card's printed text: its day, and whether its numbers and symbols are
those of the Oracle text.

Reminders repeat what a keyword means, and stand in one of two texts: what is said in a reminder
counts as said, and reminders themselves are compared where both texts have as many.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from judgekit.domain.cards.card import Card, CardFace, Printed
from judgekit.views.cards.card_text import ENGLISH

ONE = "1"
"""Says nothing: in each language it is also an article, or nothing at all."""
_REMINDER = re.compile("[(\N{FULLWIDTH LEFT PARENTHESIS}][^()]*[)\N{FULLWIDTH RIGHT PARENTHESIS}]")
_SYMBOL = re.compile(r"\{([^{}]*)\}")
_COLOURLESS = re.compile(r"(?:\{c\})+")
_FIGURES = re.compile(r"[-+]?[\dx*]+/[-+]?[\dx*]+")
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"[^\W\d_]+")
_PLAIN = str.maketrans({"ё": "е", "х": "x", "\N{MINUS SIGN}": "-", "\N{EN DASH}": "-"})
"""A Cyrillic letter stands where a Latin one is meant, and dashes for a minus."""


def _by_word(words: Mapping[int, str]) -> Mapping[str, str]:
    return {
        word.translate(_PLAIN): str(number)
        for number, written in words.items()
        for word in written.split()
    }


_NUMBER_WORDS: Mapping[str, Mapping[str, str]] = {
    ENGLISH: _by_word(
        {
            0: "zero",
            2: "two twice double doubles doubled",
            3: "three thrice triple triples",
            4: "four",
            5: "five",
            6: "six",
            7: "seven",
            8: "eight",
            9: "nine",
            10: "ten",
            11: "eleven",
            12: "twelve",
            13: "thirteen",
            15: "fifteen",
            20: "twenty",
        }
    ),
    "es": _by_word(
        {
            0: "cero",
            2: "dos doble dobles duplica duplicar duplicas",
            3: "tres triple triplica",
            4: "cuatro",
            5: "cinco quíntuple",
            6: "seis",
            7: "siete",
            8: "ocho",
            9: "nueve",
            10: "diez",
            11: "once",
            12: "doce",
            13: "trece",
            15: "quince",
            20: "veinte",
        }
    ),
    "ru": _by_word(
        {
            0: "ноль ноля нолю нуль нуля нулю",
            2: "два две двух двум двумя двое двоих дважды вдвое двойной двойном двойное"
            " удваивает удваивается удвойте удвоенного удвоенное удвоенному удвоенные",
            3: "три трех трем тремя трое троих трижды втрое тройном утроенное утроенному",
            4: "четыре четырех четырем четырьмя четверо",
            5: "пять пяти пятью пятикратном",
            6: "шесть шести шестью",
            7: "семь семи семью",
            8: "восемь восьми восемью",
            9: "девять девяти девятью",
            10: "десять десяти десятью",
            11: "одиннадцать одиннадцати",
            12: "двенадцать двенадцати двенадцатью",
            13: "тринадцать тринадцати",
            15: "пятнадцать пятнадцати",
            20: "двадцать двадцати двадцатью",
        }
    ),
}
"""The digits of each word that is or means a number."""
_SAID_BY_WORDS: Mapping[str, Sequence[str]] = {
    "both": ("2",),
    "pair": ("2",),
    "double-faced": ("2",),
    "double strike": ("2",),
    "menace": ("2",),
    "threshold": ("7",),
    "one, two, or three target": ("2", "3"),
    "two or fewer other": ("2", "3"),
    "haste": ("{t}",),
    "treasure": ("{t}",),
    "food": ("{t}", "{2}", "3"),
    "{chaos}": ("{chaos}",),
    "{p}": ("{p}",),
}
"""What the Oracle text has where printed ones say the same in words, or the other way round."""
_COLOURLESS_WORDS: Mapping[str, str] = {"es": "incolor", "ru": "бесцветн"}
"""Where these are in a printed text, it says colourless mana without a symbol."""


class PrintedNote(NamedTuple):
    """Of a text that is printed on a card and isn't the Oracle text: `day` of the printing (ISO
    8601, empty if unknown), and whether the Oracle text has other numbers or symbols."""

    day: str = ""
    differs: bool = False


def printed_note(card: Card, language: str) -> PrintedNote | None:
    """Return what is to be said of the card's text in a language; None if none is printed in it, as
    for English, which is the Oracle text."""
    printed = card.printed.get(language)
    if language == ENGLISH or printed is None or not printed.has_text:
        return None
    return PrintedNote(printed.printed_on, _differs_in_numbers(card, printed))


def _differs_in_numbers(card: Card, printed: Printed) -> bool:
    """Whether some face's printed text has other numbers or symbols than its Oracle text.

    False in a language whose words for numbers aren't known (Spanish's and Russian's are), or if
    the faces can't be told apart.
    """
    language = printed.language
    if language not in _NUMBER_WORDS or len(printed.faces) != len(card.faces):
        return False
    return any(
        _differs(face, each.name, each.text, language, card.faces)
        for face, each in zip(card.faces, printed.faces, strict=True)
        if each.text and each.text != face.text
    )


def _differs(
    face: CardFace, name: str, text: str, language: str, faces: Iterable[CardFace]
) -> bool:
    english, printed = _without(face.text, (face.name,)), _without(text, (name, face.name))
    all_english, all_printed = _told(english, ENGLISH), _told(printed, language)
    reminders = _REMINDER.findall(english), _REMINDER.findall(printed)
    if len(reminders[0]) == len(reminders[1]):
        asked = all_english, all_printed
    else:
        outside = (_REMINDER.sub(" ", each) for each in (english, printed))
        asked = _told(next(outside), ENGLISH), _told(next(outside), language)
    words = set(_said_by_words(english, printed, language))
    # A printed half may repeat what the other one costs and does.
    of_others = (_told(_without(f"{each.text}\n{each.cost}", ()), ENGLISH) for each in faces)
    known = words.union(*of_others)
    return bool((asked[0] - all_printed - words) | (asked[1] - all_english - known))


def _without(text: str, names: Iterable[str]) -> str:
    """Return the text in plain small letters, without these names: they have numbers, too."""
    plain = text.lower().translate(_PLAIN)
    for name in filter(None, names):
        plain = plain.replace(name.lower().translate(_PLAIN), " ")
    return plain


def _told(text: str, language: str) -> set[str]:
    """Return the symbols and numbers of a text; a colourless symbol is the number it once was."""
    text = _COLOURLESS.sub(lambda found: f"{{{len(found[0]) // 3}}}", text)
    symbols = {"{" + "/".join(sorted(each.split("/"))) + "}" for each in _SYMBOL.findall(text)}
    text = _SYMBOL.sub(" ", text)
    figures = set(_FIGURES.findall(text))
    text = _FIGURES.sub(" ", text)
    words = _NUMBER_WORDS[language]
    numbers = chain(
        (str(int(each)) for each in _NUMBER.findall(text)),
        (words[each] for each in _WORD.findall(text) if each in words),
    )
    return (symbols | figures | set(numbers)) - {ONE}


def _said_by_words(english: str, printed: str, language: str) -> Iterator[str]:
    for words, said in _SAID_BY_WORDS.items():
        if words in english:
            yield from said
    if _COLOURLESS_WORDS.get(language, "{c}") in printed:
        yield from (f"{{{number}}}" for number in range(1, 4))
