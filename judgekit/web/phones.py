"""The phones of one event: those that ask to be let in, those let in, and how each is known again.

A phone is known by a random token in a cookie. Kept is the token's hash alone, so that a copy of
the file lets nobody in.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.hall_web import LONGEST_NAME, PhoneAsking, PhoneRefusal
from judgekit.engine.ports.team import JoinRefusal
from judgekit.network.identity.device_files import write_private
from judgekit.network.joining.invitations import Invitations, read_code
from judgekit.system.private_files import make_private_folder

TOKEN_BYTES = 32
MOST_ASKING = 20
ASKS_FOR = 600.0
"""Seconds for which a phone waits to be let in."""
MOST_PHONES = 100


class LetInPhone(msgspec.Struct, frozen=True):
    """A phone that was let in as a device of the team."""

    device: str
    token: str
    """A hash of it."""


class WaitingPhone(msgspec.Struct, frozen=True):
    """A phone that asks until `until`, in the seconds of `Phones`."""

    phone: PhoneAsking
    token: str
    until: float


_REFUSALS: Mapping[JoinRefusal, PhoneRefusal] = {
    JoinRefusal.USED: PhoneRefusal.USED,
    JoinRefusal.EXPIRED: PhoneRefusal.EXPIRED,
    JoinRefusal.TOO_MANY_TRIES: PhoneRefusal.TOO_MANY_TRIES,
}
"""Which calls of invitations there are is nobody's business: the rest is a wrong code."""


class NotAsked(Exception):
    """A phone could not ask to be let in."""

    def __init__(self, refusal: PhoneRefusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


_PHONES = msgspec.json.Decoder(list[LetInPhone])


class Phones:
    """All phones; used on the thread of the pages alone.

    `now` counts seconds. What is kept lies in `folder`; raises EnvironmentFailure if that can't be
    read or written.
    """

    def __init__(
        self,
        folder: Path,
        now: Callable[[], float],
        random: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._file = folder / "phones.json"
        self._now = now
        self._random = random
        self.invitations = Invitations(now, random)
        self.asking: dict[str, WaitingPhone] = {}
        """By what names them until they are let in."""
        self._let_in: dict[str, LetInPhone] = {}
        try:
            make_private_folder(folder)
            with contextlib.suppress(FileNotFoundError):
                kept = _PHONES.decode(self._file.read_bytes())
                self._let_in = {each.device: each for each in kept}
        except (OSError, msgspec.MsgspecError) as error:
            raise self._failure(error) from error

    def ask(self, code: str, name: str, address: str) -> tuple[str, PhoneAsking]:
        """Use up a code; return the token by which the phone is known from now on.

        Raises NotAsked. A try at a code is counted before it is compared.
        """
        name = " ".join(name.split())
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise NotAsked(PhoneRefusal.NAME_UNFIT)
        try:
            typed = read_code(code)
        except ValueError as error:
            raise NotAsked(PhoneRefusal.WRONG_CODE) from error
        found = self.invitations.by_call(typed.call)
        if isinstance(found, JoinRefusal):
            raise NotAsked(_REFUSALS.get(found, PhoneRefusal.WRONG_CODE))
        if not secrets.compare_digest(found.code.secret, typed.secret):
            raise NotAsked(PhoneRefusal.WRONG_CODE)
        if len(self.asking) >= MOST_ASKING:
            raise NotAsked(PhoneRefusal.TOO_MANY_WAITING)
        asking = self._random(8).hex()
        refusal = self.invitations.use(found, asking)
        if refusal is not None:
            raise NotAsked(_REFUSALS.get(refusal, PhoneRefusal.WRONG_CODE))
        token = self._random(TOKEN_BYTES).hex()
        phone = PhoneAsking(asking, name, address)
        until = self._now() + ASKS_FOR
        self.asking[asking] = WaitingPhone(phone, _hash(token), until)
        return token, phone

    def approve(self, asking: str, device: str) -> None:
        """Let a phone in that asks; one that has given up is passed over."""
        found = self.asking.pop(asking, None)
        if found is None or len(self._let_in) >= MOST_PHONES:
            return
        self._let_in[device] = LetInPhone(device, found.token)
        self._keep()

    def refuse(self, asking: str) -> None:
        """Send a phone away that asks."""
        self.asking.pop(asking, None)

    def revoke(self, device: str) -> None:
        """Know a phone no longer."""
        if self._let_in.pop(device, None) is not None:
            self._keep()

    def device_with(self, token: str) -> str:
        """The device of a phone that was let in; empty if there is none with this token."""
        wanted = _hash(token)
        return next((each.device for each in self._let_in.values() if each.token == wanted), "")

    def asking_with(self, token: str) -> str:
        """What names a phone that asks; empty if there is none with this token."""
        wanted = _hash(token)
        return next((name for name, each in self.asking.items() if each.token == wanted), "")

    def given_up(self) -> list[str]:
        """Forget the phones that have waited too long; return what named them."""
        over = [name for name, each in self.asking.items() if each.until < self._now()]
        for name in over:
            del self.asking[name]
        return over

    def _keep(self) -> None:
        try:
            write_private(self._file, msgspec.json.encode(list(self._let_in.values())))
        except OSError as error:
            raise self._failure(error) from error

    def _failure(self, error: Exception) -> EnvironmentFailure:
        return EnvironmentFailure(FailureReason.SHARING_FILES, str(self._file), str(error))


def _hash(token: str) -> str:
    """Of a token, which is random and long: comparing hashes tells nothing of it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
