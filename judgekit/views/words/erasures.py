"""What erasing a player's name does, in sentences for both faces."""

from __future__ import annotations

from judgekit.engine.personal.erasure import Erased
from judgekit.views.words.words import Words

MOST_TOLD = 5
"""Words that stay of which each has a sentence; of the others there may be hundreds."""


def erasure_question(name: str, foreseen: Erased, words: Words) -> tuple[str, ...]:
    """Say what would go and what would stay."""
    entries = words.say_count(
        "This erases the name {name} from {count} entry, from the backups and from all else that is"
        " kept of this event.",
        "This erases the name {name} from {count} entries, from the backups and from all else that"
        " is kept of this event.",
        foreseen.entries,
        name=name,
    )
    notes = (
        words.say_count(
            "What was noted about the player in {count} entry is emptied.",
            "What was noted about the player in {count} entries is emptied.",
            foreseen.notes,
        )
        if foreseen.notes
        else ""
    )
    stays = words.say(
        "Penalties, calls, decks and times stay, under a stand-in for the name. Copies made"
        " elsewhere are not reached. This can't be undone."
    )
    return tuple(filter(None, (entries, notes, stays)))


def erased_sentences(stand_in: str, words: Words) -> tuple[str, ...]:
    """Say that it was done."""
    return (words.say("Name erased; now {stand_in}", stand_in=stand_in),)


def left_sentences(foreseen: Erased, words: Words) -> tuple[str, ...]:
    """Say what mentions only a part of the name and stays, the most frequent first."""
    by_count = sorted(foreseen.left.items(), key=lambda each: -len(each[1]))
    told = [
        words.say_count(
            "“{word}” stays in {count} entry, which may mean somebody else; look at it.",
            "“{word}” stays in {count} entries, which may mean somebody else; look at them.",
            len(steps),
            word=word,
        )
        for word, steps in by_count[:MOST_TOLD]
    ]
    if len(by_count) > MOST_TOLD:
        more = len(by_count) - MOST_TOLD
        told.append(
            words.say_count(
                "{count} more part of the name stays.", "{count} more parts of the name stay.", more
            )
        )
    return tuple(told)
