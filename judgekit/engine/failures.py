"""Failures of the environment; `storage` raises them."""

from __future__ import annotations

from enum import StrEnum


class FailureReason(StrEnum):
    """Why the environment failed; `views/words/failures.py` words them."""

    TEXT_MISSING = "text-missing"
    TEXT_DAMAGED = "text-damaged"
    MANIFEST_DAMAGED = "manifest-damaged"
    FOLDER_UNWRITABLE = "folder-unwritable"
    NO_HOME = "no-home"
    FILE_UNREADABLE = "file-unreadable"
    INDEX_LOCKED = "index-locked"
    DISK_FULL = "disk-full"
    EVENT_LOCKED = "event-locked"
    EVENT_UNREADABLE = "event-unreadable"
    EVENT_EMPTY = "event-empty"
    NOT_A_FILE = "not-a-file"
    IS_A_FOLDER = "is-a-folder"
    EVENT_GONE = "event-gone"
    EVENT_TOO_NEW = "event-too-new"
    EVENT_IS_ANOTHER = "event-is-another"
    EVENT_CHANGED = "event-changed"
    LOG_GONE = "log-gone"
    BACKUP_LONGER = "backup-longer"
    REWRITING_UNFINISHED = "rewriting-unfinished"
    WRITE_FAILED = "write-failed"
    NO_CARD_FILE = "no-card-file"
    CARD_FILE_PAGE = "card-file-page"
    CARD_FILE_PACKED = "card-file-packed"
    CARD_FILE_EMPTY = "card-file-empty"
    CARD_FILE_ENCODING = "card-file-encoding"
    CARD_FILE_INCOMPLETE = "card-file-incomplete"
    CARD_FILE_DAMAGED = "card-file-damaged"
    CARD_FILE_TOO_LARGE = "card-file-too-large"
    RULINGS_WITHOUT_CARDS = "rulings-without-cards"
    RULINGS_OF_OTHER_CARDS = "rulings-of-other-cards"
    CARDS_LOCKED = "cards-locked"
    SHARING_NOT_INSTALLED = "sharing-not-installed"
    SHARING_FILES = "sharing-files"
    SHARING_SERVER = "sharing-server"
    SHARING_ADDRESS = "sharing-address"
    SHARING_PORT = "sharing-port"
    PROGRAM_FAULT = "program-fault"


class EnvironmentFailure(Exception):
    """The machine, not the program, failed; nothing is lost and it can be tried again.

    `path` names the file or folder concerned, as the user would recognise it. With PROGRAM_FAULT,
    which only background tasks have, it was the program after all, and `path` is empty.
    """

    def __init__(self, reason: FailureReason, path: str, detail: str = "") -> None:
        super().__init__(
            f"{reason.value}: {path}: {detail}" if detail else f"{reason.value}: {path}"
        )
        self.reason = reason
        self.path = path
        self.detail = detail
