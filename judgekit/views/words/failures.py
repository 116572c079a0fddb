"""Failures of the environment: what failed, and what the user can do."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.views.words.words import Words, message

SENTENCES: Mapping[FailureReason, str] = {
    FailureReason.TEXT_MISSING: message(
        "The rules text {path} is missing; install the program again."
    ),
    FailureReason.TEXT_DAMAGED: message(
        "The rules text {path} is damaged; install the program again."
    ),
    FailureReason.MANIFEST_DAMAGED: message(
        "The list of texts {path} is missing or damaged; install the program again."
    ),
    FailureReason.FOLDER_UNWRITABLE: message(
        "{path} can't be written; allow writing there, or close what is using it. Nothing is lost."
    ),
    FailureReason.NO_HOME: message(
        "{path} is not set and this user has no home folder; set {path} or JUDGEKIT_HOME to a"
        " folder that can be written."
    ),
    FailureReason.FILE_UNREADABLE: message(
        "The file {path} can't be read; check that it is there and that you may open it."
    ),
    FailureReason.INDEX_LOCKED: message(
        "The search index {path} is in use by another program; close it and try again."
    ),
    FailureReason.DISK_FULL: message(
        "The disk is full: {path} can't be written. Free some space and try again; nothing is lost."
    ),
    FailureReason.EVENT_LOCKED: message(
        "The event {path} is open in another program; close it there and try again."
    ),
    FailureReason.EVENT_UNREADABLE: message(
        "The file {path} can't be read as an event and was left as it is; check that it is one and"
        " that you may open it."
    ),
    FailureReason.EVENT_EMPTY: message(
        "The file {path} is empty, there is no event in it; it was left as it is. Open another"
        " event, or put a copy of this one in its place."
    ),
    FailureReason.NOT_A_FILE: message(
        "{path} is not a regular file but a folder, a pipe or a device; name a file."
    ),
    FailureReason.IS_A_FOLDER: message("{path} is a folder; choose a file in it."),
    FailureReason.EVENT_GONE: message(
        "The event {path} has been moved or removed while it was open; put it back, until then"
        " nothing can be recorded."
    ),
    FailureReason.EVENT_IS_ANOTHER: message(
        "The file {path} holds another event and was left as it is; name a file that isn’t there"
        " yet."
    ),
    FailureReason.EVENT_CHANGED: message(
        "Another program has recorded in the event {path} meanwhile, and this was not recorded;"
        " close the event and open it again."
    ),
    FailureReason.LOG_GONE: message(
        "The file {path}, which holds what was recorded last, was removed or cut by another"
        " program; nothing was recorded. Try again; if it fails again, close the event and open it."
    ),
    FailureReason.BACKUP_LONGER: message(
        "The backup {path} holds more of this event than its record does and is kept; close the"
        " event and open it again."
    ),
    FailureReason.EVENT_TOO_NEW: message(
        "The event {path} was written by a newer Judgekit and was left as it is; open it with that"
        " one."
    ),
    FailureReason.REWRITING_UNFINISHED: message(
        "The erased name still stands in {path}, which could not be removed or replaced; close what"
        " is using it and open the event again, which finishes the erasure."
    ),
    FailureReason.WRITE_FAILED: message(
        "{path} could not be written and is as it was before; check the disk and try again."
    ),
    FailureReason.NO_CARD_FILE: message(
        "{path} is not a card file; load “All Cards” from Scryfall’s bulk data or “AtomicCards”"
        " from MTGJSON."
    ),
    FailureReason.CARD_FILE_PAGE: message(
        "{path} is a web page and not the card file itself; download the file that the page offers."
    ),
    FailureReason.CARD_FILE_PACKED: message(
        "{path} is compressed; unpack it first, then load the .json file from it."
    ),
    FailureReason.CARD_FILE_EMPTY: message("{path} is empty; download it again."),
    FailureReason.CARD_FILE_ENCODING: message(
        "{path} is saved as UTF-16 and not as UTF-8; download it again, or save it as UTF-8."
    ),
    FailureReason.CARD_FILE_INCOMPLETE: message("{path} is incomplete; download it again."),
    FailureReason.CARD_FILE_DAMAGED: message("{path} is damaged; download it again."),
    FailureReason.CARD_FILE_TOO_LARGE: message(
        "{path} has more in it than any card file; download it again from Scryfall or MTGJSON."
    ),
    FailureReason.RULINGS_WITHOUT_CARDS: message(
        "{path} has only rulings; first load a file with cards from Scryfall or MTGJSON, then this"
        " one."
    ),
    FailureReason.RULINGS_OF_OTHER_CARDS: message(
        "None of the rulings in {path} is on a card that is loaded; load a file with their cards"
        " first, or choose another file of rulings."
    ),
    FailureReason.CARDS_LOCKED: message(
        "The card catalogue {path} is in use by another program; close it and try again."
    ),
    FailureReason.SHARING_NOT_INSTALLED: message(
        "To share an event, this is missing here: {path}. Install judgekit[team], or in a folder"
        " with the source code run python3 dev.py setup; everything else works without it."
    ),
    FailureReason.SHARING_FILES: message(
        "{path}, which this laptop needs to share the event, can't be read or written; allow that"
        " and try again. The event itself is not touched."
    ),
    FailureReason.SHARING_SERVER: message(
        "The program {path}, which shares the event, failed; try again. The event itself is not"
        " touched."
    ),
    FailureReason.SHARING_ADDRESS: message(
        "{path} is not an address of this laptop; give another one, or none."
    ),
    FailureReason.SHARING_PORT: message(
        "Port {path} is in use by another program; close that program and try again."
    ),
    FailureReason.PROGRAM_FAULT: message(
        "This could not be finished because of a fault in the program; nothing is lost. A report on"
        " it is in the log."
    ),
}


def failure_sentence(failure: EnvironmentFailure, words: Words) -> str:
    """What failed, and what the user can do about it."""
    return words.say(SENTENCES[failure.reason], path=failure.path)
