"""The subjects under which an epoch's messages go, and its stream's name."""

from __future__ import annotations

import re
from typing import NamedTuple

from judgekit.engine.ports.team import LONGEST_MESSAGE_ID

_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,64}")
MESSAGE_ID_HEADER = "Nats-Msg-Id"
_STREAM = "EPOCH-"


def is_token(text: str) -> bool:
    """Whether a text may be a device, an epoch or a message id."""
    return len(text) <= LONGEST_MESSAGE_ID and _TOKEN.fullmatch(text) is not None


def epoch_of_stream(name: str) -> str:
    """The epoch of a stream's name; empty if it isn't one of an epoch."""
    return name.removeprefix(_STREAM) if name.startswith(_STREAM) else ""


class EpochSubjects(NamedTuple):
    """The subjects of one epoch."""

    epoch: str

    @property
    def stream(self) -> str:
        """The stream's name."""
        return f"{_STREAM}{self.epoch}"

    @property
    def steps(self) -> str:
        """What the stream stores."""
        return f"step.{self.epoch}.*"

    def steps_of(self, device: str) -> str:
        """What one device may have stored."""
        return f"step.{self.epoch}.{device}"

    @property
    def hints(self) -> str:
        """Where the server tells that something was stored, and by whom, without its content."""
        return f"stored.{self.epoch}.*"

    @property
    def hints_by_device(self) -> str:
        """The same as the server makes it of the subject of what was stored."""
        return f"stored.{self.epoch}.{{{{wildcard(1)}}}}"

    @property
    def reading(self) -> str:
        """Where one message of the stream is asked for by its sequence."""
        return f"$JS.API.STREAM.MSG.GET.{self.stream}"

    @property
    def time(self) -> str:
        """Where the hub's time is asked for."""
        return f"time.{self.epoch}"

    def standing_of(self, device: str) -> str:
        """Where a device tells the hub how far it is."""
        return f"standing.{self.epoch}.{device}"

    @property
    def standings(self) -> str:
        """All of those."""
        return f"standing.{self.epoch}.*"

    @property
    def laptops(self) -> str:
        """Where the hub tells all who is there."""
        return f"laptops.{self.epoch}"

    def inbox_of(self, device: str) -> str:
        """What the answers to a device begin with; nobody else may listen there."""
        return f"inbox.{device}"


def last_token(subject: str) -> str:
    """The device that a subject names."""
    return subject.rpartition(".")[2]
