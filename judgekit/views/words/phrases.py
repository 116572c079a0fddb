"""Phrases for the table: what a judge shows to a player who speaks another language.

Each has a title, as the judge finds it in the list, and a sentence, as the player reads it. What
stands between asterisks is the part of the sentence that counts and is shown bold.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from judgekit.domain.infractions.state import Penalty
from judgekit.views.words.penalties import PENALTIES
from judgekit.views.words.words import Words, message


class Fill(Enum):
    """What the number is that can be typed into a phrase."""

    NOTHING = "nothing"
    TIME = "time"
    TABLE = "table"
    TURN = "turn"


class Group(Enum):
    """Under which heading a phrase is listed."""

    TIME = "time"
    DECK_CHECK = "deck-check"
    RULING = "ruling"
    PENALTY = "penalty"
    TABLE = "table"


class Phrase(NamedTuple):
    """`title` and `text` are messages, which may have the placeholders `{time}`, `{reading}`,
    `{turns}`, `{table}`, `{turn}` and `{total}`, and `{penalty}` for the one of `penalty`."""

    id: str
    group: Group
    title: str
    text: str
    fill: Fill = Fill.NOTHING
    penalty: str = ""


GROUPS: Mapping[Group, str] = {
    Group.TIME: message("Time"),
    Group.DECK_CHECK: message("Deck check"),
    Group.RULING: message("Ruling"),
    Group.PENALTY: message("Penalty"),
    Group.TABLE: message("Table and result"),
}
EXTENSION = "extension"
"""Id of the phrase that tells a table its time extension."""

PHRASES: tuple[Phrase, ...] = (
    Phrase(
        EXTENSION,
        Group.TIME,
        message("You have an extension of {time}"),
        message(
            "You have a time extension of *{time}*. Play until the clock reads *{reading}*, "
            "then {turns}."
        ),
        Fill.TIME,
    ),
    Phrase(
        "call-at-reading",
        Group.TIME,
        message("Call me when your extension is over"),
        message("Call a judge when the clock reads *{reading}*."),
        Fill.TIME,
    ),
    Phrase(
        "call-at-time",
        Group.TIME,
        message("Call me when time is called"),
        message("Call a judge when time is called."),
    ),
    Phrase(
        "time-left",
        Group.TIME,
        message("Time left in the round"),
        message("Time left in the round: *{time}*."),
        Fill.TIME,
    ),
    Phrase(
        "time-called",
        Group.TIME,
        message("Time has been called"),
        message("Time has been called. Finish this turn, then play *{turns}*."),
    ),
    Phrase(
        "whose-turn-at-time",
        Group.TIME,
        message("Whose turn was it at time?"),
        message("Whose turn was it when time was called?"),
    ),
    Phrase(
        "turn-of",
        Group.TIME,
        message("This is turn {turn} of {total}"),
        message("This is turn *{turn}* of *{total}*."),
        Fill.TURN,
    ),
    Phrase(
        "draw",
        Group.TIME,
        message("After the last turn the game is a draw"),
        message("If nobody has won after the last additional turn, the game is a draw."),
    ),
    Phrase(
        "faster",
        Group.TIME,
        message("Please play a little faster"),
        message("Please play a little faster."),
    ),
    Phrase(
        "stop",
        Group.TIME,
        message("Please stop playing"),
        message("Please stop playing and wait for me."),
    ),
    Phrase(
        "go-on",
        Group.TIME,
        message("Please continue playing"),
        message("Please continue playing."),
    ),
    Phrase(
        "deck-check",
        Group.DECK_CHECK,
        message("This is a deck check"),
        message("This is a deck check. Please stop shuffling and leave your decks on the table."),
    ),
    Phrase(
        "present",
        Group.DECK_CHECK,
        message("Please present your deck"),
        message("Please present your deck and your sideboard."),
    ),
    Phrase(
        "sideboard",
        Group.DECK_CHECK,
        message("Where is your sideboard?"),
        message("Where is your sideboard?"),
    ),
    Phrase(
        "deck-box",
        Group.DECK_CHECK,
        message("Please give me your deck box"),
        message("Please give me your deck box, too."),
    ),
    Phrase(
        "sleeves",
        Group.DECK_CHECK,
        message("Please replace your sleeves"),
        message("Some of your sleeves are marked. Please replace them."),
    ),
    Phrase(
        "list-differs",
        Group.DECK_CHECK,
        message("Deck and decklist differ"),
        message("Your deck and your decklist don't match. Please come with me."),
    ),
    Phrase(
        "in-order",
        Group.DECK_CHECK,
        message("Everything is in order"),
        message("Everything is in order. Thank you."),
    ),
    Phrase(
        "shuffle",
        Group.DECK_CHECK,
        message("Please shuffle your deck"),
        message("Here is your deck. Please shuffle it thoroughly."),
    ),
    Phrase(
        "time-after-check",
        Group.DECK_CHECK,
        message("Extra time for the deck check"),
        message("You get *{time}* of extra time for the deck check."),
        Fill.TIME,
    ),
    Phrase(
        "what-happened",
        Group.RULING,
        message("Please tell me what happened"),
        message("Please tell me what happened."),
    ),
    Phrase(
        "each-alone",
        Group.RULING,
        message("Let me speak with each of you"),
        message("I would like to speak with each of you alone."),
    ),
    Phrase(
        "let-finish",
        Group.RULING,
        message("Please let your opponent finish"),
        message("Please let your opponent finish. You will speak next."),
    ),
    Phrase(
        "agree",
        Group.RULING,
        message("Do you agree?"),
        message("Do you agree with what your opponent said?"),
    ),
    Phrase(
        "show-card",
        Group.RULING,
        message("Please show me the card"),
        message("Please show me the card."),
    ),
    Phrase(
        "whose-turn",
        Group.RULING,
        message("Whose turn is it?"),
        message("Whose turn is it?"),
    ),
    Phrase(
        "which-step",
        Group.RULING,
        message("Which step of the turn?"),
        message("Which step of the turn are you in?"),
    ),
    Phrase(
        "life",
        Group.RULING,
        message("What are the life totals?"),
        message("What are the life totals?"),
    ),
    Phrase(
        "ask-judge",
        Group.RULING,
        message("I am asking another judge"),
        message("Please wait. I am asking another judge."),
    ),
    Phrase(
        "ruling",
        Group.RULING,
        message("This is my ruling"),
        message("This is my ruling. Please continue from here."),
    ),
    Phrase(
        "backup",
        Group.RULING,
        message("The game goes back"),
        message("The game goes back to an earlier point. Please don't touch the cards."),
    ),
    Phrase(
        "appeal",
        Group.RULING,
        message("Do you want to appeal?"),
        message("Do you want to appeal to the head judge?"),
    ),
    Phrase(
        "head-judge",
        Group.RULING,
        message("The head judge is coming"),
        message("The head judge is coming. Please wait."),
    ),
    Phrase(
        "final",
        Group.RULING,
        message("The head judge's ruling is final"),
        message("The head judge's ruling is final."),
    ),
    Phrase(
        "no-penalty",
        Group.PENALTY,
        message("There is no penalty"),
        message("There is no penalty. Please continue playing."),
    ),
    *(
        Phrase(
            penalty.value,
            Group.PENALTY,
            PENALTIES[penalty],
            message("You receive this penalty: *{penalty}*."),
            penalty=penalty,
        )
        for penalty in (Penalty.WARNING, Penalty.GAME_LOSS, Penalty.MATCH_LOSS)
    ),
    Phrase(
        "call-at-once",
        Group.PENALTY,
        message("Next time, call a judge at once"),
        message("Next time, please call a judge at once."),
    ),
    Phrase(
        "go-to-table",
        Group.TABLE,
        message("Please go to table {table}"),
        message("Please go to *table {table}*."),
        Fill.TABLE,
    ),
    Phrase(
        "wrong-table",
        Group.TABLE,
        message("You are at the wrong table"),
        message("You are at the wrong table. Your table is *{table}*."),
        Fill.TABLE,
    ),
    Phrase(
        "which-game",
        Group.TABLE,
        message("Which game is this?"),
        message("Which game of the match is this?"),
    ),
    Phrase(
        "result",
        Group.TABLE,
        message("What is the result?"),
        message("What is the result of the match?"),
    ),
    Phrase(
        "report-result",
        Group.TABLE,
        message("Please report your result"),
        message("Please report your result before you leave the table."),
    ),
    Phrase(
        "language",
        Group.TABLE,
        message("Which language do you speak?"),
        message("Which language do you speak?"),
    ),
    Phrase(
        "quiet",
        Group.TABLE,
        message("Please speak more quietly"),
        message("Please speak more quietly."),
    ),
    Phrase(
        "phone",
        Group.TABLE,
        message("Please put your phone away"),
        message("Please put your phone away."),
    ),
)


def length_text(seconds: int, words: Words) -> str:
    """A length in words: `6 minutes`, `5 minutes 34 seconds`."""
    minutes, rest = divmod(seconds, 60)
    parts = []
    if minutes or not rest:
        parts.append(words.say_count("{count} minute", "{count} minutes", minutes))
    if rest:
        parts.append(words.say_count("{count} second", "{count} seconds", rest))
    return " ".join(parts)


def additional_turns_text(count: int, words: Words) -> str:
    """The number of turns after time: `5 additional turns`."""
    return words.say_count("{count} additional turn", "{count} additional turns", count)
