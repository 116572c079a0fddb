"""Sentences on the facts about editions: figures in force, and updates that are not taken."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.rules.edition_facts import FactsProblem, FactsRefused
from judgekit.domain.rules.figures import DatedFigure, FiguresInForce
from judgekit.views.words.editions import long_date
from judgekit.views.words.words import Words, message

PROBLEMS: Mapping[FactsProblem, str] = {
    FactsProblem.UNREADABLE: message(
        "{file} is no file of facts about editions ({detail}); nothing was changed."
    ),
    FactsProblem.OTHER_FORM: message(
        "{file} has form {detail}, this program reads form 1; nothing was changed."
    ),
    FactsProblem.WRONG_DATE: message("{file} has a wrong date ({detail}); nothing was changed."),
    FactsProblem.LANGUAGE_MISSING: message(
        "{file} lacks a language of a change ({detail}); nothing was changed."
    ),
    FactsProblem.SOURCE_MISSING: message("{file} lacks a source ({detail}); nothing was changed."),
    FactsProblem.FIGURE_MISSING: message("{file} lacks a figure ({detail}); nothing was changed."),
    FactsProblem.WRONG_FIGURE: message(
        "{file} has a figure that can't be ({detail}); nothing was changed."
    ),
    FactsProblem.NOTHING_THERE: message(
        "{file} says nothing where it must ({detail}); nothing was changed."
    ),
    FactsProblem.OLDER: message(
        "{file} is older than the facts that are there ({detail}); nothing was changed."
    ),
}


def facts_refusal(refused: FactsRefused, file: str, words: Words) -> str:
    """Why a file of facts is not taken."""
    return words.say(PROBLEMS[refused.problem], file=file, detail=refused.detail)


def in_force(figures: FiguresInForce, words: Words) -> str:
    """`By the edition of 27 February 2026; changes are known until 27 February 2026.`

    It says too that the very edition of a day is not known.
    """
    edition, until = figures.edition, figures.known.known_until
    if not edition:
        return ""
    if figures.gap is not None:
        return words.say(
            "By the edition of {date}; which one came next before {next} is not known.",
            date=long_date(edition, words),
            next=long_date(figures.gap[1], words),
        )
    return words.say(
        "By the edition of {date}; changes are known until {until}.",
        date=long_date(edition, words),
        until=long_date(until, words),
    )


def uncertain(figure: DatedFigure, words: Words) -> str:
    """That the figure changed at an unknown time around the day; empty if it is certain."""
    if figure.between is None:
        return ""
    first, last = figure.between
    return words.say(
        "The edition that changed {before} to {after} is not known: it came between {first} and "
        "{last}.",
        before=figure.number,
        after=figure.other_number,
        first=long_date(first, words),
        last=long_date(last, words),
    )


def text_differs(number: int, date: str, words: Words) -> str:
    """`The text of 3 May 2019 in the library says 8.`"""
    return words.say(
        "The text of {date} in the library says {number}.",
        date=long_date(date, words),
        number=number,
    )
