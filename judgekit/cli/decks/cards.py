"""`judgekit cards load FILE`: lay a card file over those loaded before."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judgekit.cli.answer import NO_ANSWER, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.domain.cards.card_match import CardSource, LoadedFile
from judgekit.views.words.cards import load_remarks, loading_stopped_sentence, source_name
from judgekit.views.words.editions import language_name, long_date
from judgekit.views.words.legality import other_days
from judgekit.views.words.tournaments import format_name
from judgekit.views.words.words import Words

MEGABYTE = 1_000_000


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Load the file and summarize it; Ctrl+C leaves everything unchanged."""
    progress = _Progress(context.wording)
    try:
        source = context.make_cards().load(Path(arguments.file), progress, only=arguments.only)
    finally:
        progress.clear()
    if source is None:
        raise CallRefused(loading_stopped_sentence(context.wording), NO_ANSWER)
    text = source_text(source, context.wording)
    remark = " ".join(load_remarks(source, context.wording))
    data = source_object(source) | _brought(source)
    return Answer(data, text, remark=remark, asks_library=False)


def source_object(source: CardSource) -> dict[str, object]:
    """The loaded card file, as JSON data."""
    return {
        "cards": source.cards,
        "names": source.names,
        "languages": source.languages,
        "legalities_of": source.legalities_of,
        "source": source.kind,
        "date": source.date,
        "newer_cards": source.newer,
        "older_cards": source.older,
        "file": source.file_name,
        "rulings": source.rulings,
        "files": [_file_object(file) for file in source.files],
    }


def _brought(source: CardSource) -> dict[str, object]:
    """What the load that has just ended brought, as JSON data."""
    outcome = source.outcome
    if outcome is None:
        return {}
    return {"brought": {"new": outcome.new, "changed": outcome.changed, "unread": outcome.unread}}


def _file_object(file: LoadedFile) -> dict[str, object]:
    return {
        "source": file.kind,
        "date": file.date,
        "file": file.file_name,
        "cards": file.cards,
        "languages": file.languages,
        "legalities": file.legalities,
        "rulings": file.rulings,
        "stated": file.stated or None,
        "dated_by_saving": file.dated_by_saving,
    }


def source_text(source: CardSource, wording: Words) -> str:
    """What was loaded, as text: a line of figures, then what each file has given."""
    formats = ", ".join(format_name(each, wording) for each in source.legalities_of)
    lines = [
        _figures(source, wording),
        wording.say("Names in: {languages}.", languages=_languages(source.languages, wording)),
        wording.say("Legality for: {formats}.", formats=formats)
        if formats
        else wording.say("The file says nothing of legality."),
        wording.say("Rulings: {rulings}.", rulings=source.rulings)
        if source.rulings
        else wording.say("No rulings; Scryfall's file of rulings can be loaded as well."),
    ]
    return "\n".join((*lines, *(_file_text(file, wording) for file in source.files)))


def _figures(source: CardSource, wording: Words) -> str:
    figures = {
        "cards": source.cards,
        "names": source.names,
        "kind": source_name(source.kind),
        "date": long_date(source.date, wording),
    }
    others = other_days(source.newer, source.older, wording)
    if others:
        return wording.say(
            "Cards: {cards}, names: {names}, from {kind}, data of {date}, {others}.",
            others=others,
            **figures,
        )
    return wording.say("Cards: {cards}, names: {names}, from {kind}, data of {date}.", **figures)


def _file_text(file: LoadedFile, wording: Words) -> str:
    return wording.say(
        "From {file} ({kind}, {date}): cards {cards}, with legality {legalities}, rulings"
        " {rulings}, languages: {languages}.",
        file=file.file_name,
        kind=source_name(file.kind),
        date=long_date(file.date, wording),
        cards=file.cards,
        legalities=file.legalities,
        rulings=file.rulings,
        languages=_languages(file.languages, wording) or "–",
    )


def _languages(languages: tuple[str, ...], wording: Words) -> str:
    return ", ".join(language_name(each, wording) for each in languages)


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
