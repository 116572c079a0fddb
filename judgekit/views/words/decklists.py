"""Texts about decklists, their files and lines."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.decklists.decklist import ListRemark
from judgekit.domain.decklists.unusable_list import ListFault
from judgekit.views.words.words import Words, message

FAULTS: Mapping[ListFault, str] = {
    ListFault.TOO_LARGE: message(
        "{file} is larger than a decklist can be; give a file with one list alone."
    ),
    ListFault.NOT_TEXT: message(
        "{file} is not a decklist but a file of another kind; save the list as text and try again."
    ),
    ListFault.UNKNOWN_LETTERS: message(
        "The text encoding of {file} can't be recognised; save it as text in UTF-8 and try again."
    ),
    ListFault.BROKEN_XML: message("{file} is damaged at line {place}; export the list once more."),
    ListFault.HOSTILE_XML: message(
        "{file} holds what no decklist needs and could do harm; ask for the list as plain text."
    ),
    ListFault.NOT_A_LIST: message(
        "{file} is a page or document of another kind, not a decklist; export the list itself."
    ),
    ListFault.FOREIGN_JSON: message(
        "{file} is damaged JSON or has no list that is read from JSON; export the list as text."
    ),
    ListFault.DRAFT_LOG: message(
        "{file} is the log of a draft, no decklist; export the deck that was built from it."
    ),
    ListFault.UNKNOWN_COLUMNS: message(
        "{file} is a table with unknown columns; name them in its first line, such as Count, Name."
    ),
    ListFault.BROKEN_TABLE: message(
        "Line {place} of {file} can't be split into columns; check its quotation marks."
    ),
    ListFault.NO_CARDS: message(
        "{file} has no card in it; write a line for each, such as “4 Brainstorm”."
    ),
    ListFault.SEVERAL_PLAYERS: message(
        "{file} has the lists of several players; give a file with the list of one."
    ),
    ListFault.NO_PLAYER: message("Line {place} of {file} names no player; write whose list it is."),
    ListFault.PLAYER_TWICE: message(
        "{file} is a second list for the same player; keep the one that was registered."
    ),
}
REMARKS: Mapping[ListRemark, str] = {
    ListRemark.NOT_UNDERSTOOD: message("Line {line} was not understood and not counted: {text}"),
    ListRemark.NO_COUNT: message("Line {line} gives no count; one copy was counted: {text}"),
    ListRemark.TOO_MANY: message(
        "Line {line} names more copies than anybody has and was not counted: {text}"
    ),
    ListRemark.BLANK_LINE_SIDEBOARD: message(
        "The sideboard was taken to begin at line {line}, after nothing but a blank line: {text}"
    ),
    ListRemark.BLANK_LINE_COMMANDER: message(
        "Line {line} was taken for the commander, being set apart by a blank line: {text}"
    ),
    ListRemark.BLANK_LINE_GROUPS: message(
        "From line {line} on the cards stay in the main deck, in spite of the blank line: {text}"
    ),
    ListRemark.TITLE: message("Line {line} was taken for the name of the list, not a card: {text}"),
    ListRemark.GROUP: message("Line {line} was taken for a heading, not a card: {text}"),
    ListRemark.LABEL: message(
        "Line {line} tells something about the list and is not a card: {text}"
    ),
    ListRemark.SET_ASIDE: message(
        "Line {line} is not part of the deck by its heading and was not counted: {text}"
    ),
    ListRemark.UNKNOWN_PART: message(
        "Line {line} puts its card into an unknown part; it was counted in the main deck: {text}"
    ),
    ListRemark.UNKNOWN_COLUMN: message(
        "Line {line} heads a column that may divide the deck; all is in the main deck: {text}"
    ),
    ListRemark.COMMENTED_OUT: message(
        "Line {line} is a comment and its card was not counted: {text}"
    ),
    ListRemark.COMPANION: message(
        "Line {line} is a companion and counted in the sideboard: {text}"
    ),
    ListRemark.NO_COMMANDER: message(
        "More cards than can be commanders begin at line {line}; they are the main deck: {text}"
    ),
    ListRemark.FIRST_COMMANDER: message(
        "The whole deck stands below “Commander”; line {line} was taken for the commander: {text}"
    ),
    ListRemark.LETTERS_GUESSED: message(
        "The accented letters were read by guessing, from line {line} on; check them: {text}"
    ),
}
BRIEF_REMARKS: Mapping[ListRemark, str] = {
    ListRemark.NOT_UNDERSTOOD: message("not understood, not counted"),
    ListRemark.NO_COUNT: message("without a count, taken for one"),
    ListRemark.TOO_MANY: message("more copies than anybody has, not counted"),
    ListRemark.BLANK_LINE_SIDEBOARD: message(
        "only a blank line says that the sideboard begins here"
    ),
    ListRemark.BLANK_LINE_COMMANDER: message("set apart by a blank line, taken for the commander"),
    ListRemark.BLANK_LINE_GROUPS: message("still the main deck in spite of the blank line"),
    ListRemark.TITLE: message("taken for the name of the list"),
    ListRemark.GROUP: message("taken for a heading, not counted"),
    ListRemark.LABEL: message("about the list, no card"),
    ListRemark.SET_ASIDE: message("no part of the deck by its heading, not counted"),
    ListRemark.UNKNOWN_PART: message("in a part that no deck has, counted in the main deck"),
    ListRemark.UNKNOWN_COLUMN: message(
        "a column may divide the deck, all counted in the main deck"
    ),
    ListRemark.COMMENTED_OUT: message("a comment, not counted"),
    ListRemark.COMPANION: message("a companion, counted in the sideboard"),
    ListRemark.NO_COMMANDER: message("more cards than can be commanders, counted in the main deck"),
    ListRemark.FIRST_COMMANDER: message(
        "the first card below “Commander”, taken for the commander"
    ),
    ListRemark.LETTERS_GUESSED: message("accented letters were read by guessing from here on"),
}
"""Displayed beside the line itself, whose number and text are visible."""


def fault_sentence(fault: ListFault, file: str, place: int, words: Words) -> str:
    """Why a file can't be read as a list; `place` is a line from 1, or 0."""
    if fault is ListFault.BROKEN_XML and not place:
        return words.say("{file} is damaged; export the list once more.", file=file)
    return words.say(FAULTS[fault], file=file, place=place)


def remark_sentence(remark: ListRemark, line: int, text: str, words: Words) -> str:
    """The remark on a line, with its number from 1 and its text."""
    return words.say(REMARKS[remark], line=line, text=text)


def brief_remark(remark: ListRemark, words: Words) -> str:
    """The brief remark."""
    return words.say(BRIEF_REMARKS[remark])
