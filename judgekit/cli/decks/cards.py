"""`judgekit cards load FILE`: load names, translations and legality from a card file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judgekit.cli.answer import NO_ANSWER, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.domain.cards.card_match import CardSource
from judgekit.views.words.cards import source_name
from judgekit.views.words.editions import language_name, long_date
from judgekit.views.words.words import Words

MEGABYTE = 1_000_000


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Load the file and summarize it; Ctrl+C leaves everything unchanged."""
    progress = _Progress(context.wording)
    try:
        source = context.make_cards().load(Path(arguments.file), progress)
    finally:
        progress.clear()
    if source is None:
        raise CallRefused(
            context.wording.say("Loading was stopped; the cards known before are still there."),
            NO_ANSWER,
        )
    return Answer(source_object(source), source_text(source, context.wording), asks_library=False)


def source_object(source: CardSource) -> dict[str, object]:
    """The loaded card file, as JSON data."""
    return {
        "cards": source.cards,
        "names": source.names,
        "languages": source.languages,
        "legalities_of": source.legalities_of,
        "source": source.kind,
        "date": source.date,
        "file": source.file_name,
    }


def source_text(source: CardSource, wording: Words) -> str:
    """The loaded card file, as text."""
    kind = source_name(source.kind)
    formats = ", ".join(source.legalities_of)
    return "\n".join(
        (
            wording.say(
                "Cards: {cards}, names: {names}, from {kind}, data of {date}.",
                cards=source.cards,
                names=source.names,
                kind=kind,
                date=long_date(source.date, wording),
            ),
            wording.say(
                "Names in: {languages}.",
                languages=", ".join(language_name(each, wording) for each in source.languages),
            ),
            wording.say("Legality for: {formats}.", formats=formats)
            if formats
            else wording.say("The file says nothing of legality."),
        )
    )


class _Progress:
    """Progress of loading in a single overwritten line, if standard error is a terminal."""

    def __init__(self, wording: Words) -> None:
        self._wording = wording
        self._is_watched = sys.stderr is not None and sys.stderr.isatty()
        self._shown = ""

    def __call__(self, read: int, size: int) -> bool:
        if self._is_watched and size:
            shown = self._wording.say(
                "{percent}% of {megabytes} MB",
                percent=100 * read // size,
                megabytes=size // MEGABYTE,
            )
            if shown != self._shown:
                self._write(shown)
        return True

    def clear(self) -> None:
        """Clear the line for the next output."""
        if self._shown:
            self._write("")

    def _write(self, text: str) -> None:
        self._shown, before = text, len(self._shown)
        try:
            sys.stderr.write(f"\r{text.ljust(before)}" if text else f"\r{' ' * before}\r")
            sys.stderr.flush()
        except (OSError, UnicodeError):
            self._is_watched = False
