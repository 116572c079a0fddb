"""This laptop's key, certificate and trusted authorities for one event, in a private folder."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from cryptography import x509

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.network.identity.certificates import (
    certificate_of,
    certificate_text,
    device_of,
    fingerprint,
    is_signed_by,
    make_authority,
    make_request,
    sign_certificate,
)
from judgekit.network.identity.device_files import DeviceFiles, write_private
from judgekit.network.identity.device_keys import (
    Key,
    PublicKey,
    device_id,
    key_of,
    key_text,
    new_key,
)
from judgekit.network.identity.introductions import Introduction, introduce, trusted_through
from judgekit.network.identity.seals import DeviceSeals
from judgekit.system.private_files import make_private_folder

_INTRODUCTIONS = msgspec.json.Decoder(list[Introduction])


class DeviceIdentity(DeviceFiles):
    """Who this laptop is in one event. Not safe for use from several threads at once.

    Raises EnvironmentFailure, here and in what writes, if the folder can't be read or written.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        try:
            make_private_folder(folder)
            self._key = self._kept_key("device.key")
            self._trusted = list(_certificates(_read(folder / "trusted.pem")))
            self._introductions = _introductions(_read(folder / "introductions.json"))
        except (OSError, ValueError) as error:
            raise _unreadable(folder, error) from error
        self.device = device_id(self._key.public_key())
        if self.noted_device() != self.device:
            self._write(self.device_file, self.device.encode("ascii"))

    def is_let_in(self) -> bool:
        """Whether this device has a certificate for its key, of an authority that it trusts."""
        certificate = self._certificate()
        return certificate is not None and self._issuer(certificate) is not None

    def seals(self) -> DeviceSeals:
        """What seals with this device's key."""
        return DeviceSeals(self._key)

    def request(self) -> bytes:
        """A request for a certificate, as PEM."""
        return make_request(self._key)

    def accept(self, certificate: bytes, authorities: Sequence[bytes]) -> None:
        """Keep the certificate with which a hub lets this device in, and what it trusts.

        Raises ValueError if they don't fit this device or each other.
        """
        signed = certificate_of(certificate)
        trusted = [certificate_of(each) for each in authorities]
        if device_of(signed) != self.device:
            raise ValueError("a certificate for another device")
        if not any(is_signed_by(signed, each) for each in trusted):
            raise ValueError("a certificate that none of its authorities signed")
        self._trust(trusted)
        self._write(self.certificate_file, certificate)

    def trust(self, authority: bytes) -> None:
        """Trust one more authority, as PEM; raises ValueError."""
        self._trust([certificate_of(authority)])

    def trusted(self) -> tuple[x509.Certificate, ...]:
        """The trusted authorities, those known longest first."""
        return tuple(self._trusted)

    def introductions(self) -> tuple[Introduction, ...]:
        """All introductions that this laptop has made or been told."""
        return tuple(self._introductions)

    def hear(self, introductions: Sequence[Introduction]) -> None:
        """Trust the authorities to which a chain of introductions leads, and keep those and all
        that lead to what is trusted: this laptop may have to show them as a hub."""
        found = trusted_through(self._trusted, introductions)
        if found:
            self._trust(found)
        trusted = set(map(fingerprint, self._trusted))
        heard = [each for each in introductions if _vouched_for(each) in trusted]
        if not set(heard) <= set(self._introductions):
            self._keep_introductions(heard)

    def become_authority(self) -> Authority:
        """This laptop's own authority, made with the first call.

        The first of all certifies this device too; a later one is introduced by it.
        """
        try:
            key = self._kept_key("authority.key")
        except (OSError, ValueError) as error:
            raise _unreadable(self.folder, error) from error
        text = _read(self.folder / "authority.crt")
        certificate = certificate_of(text) if text else make_authority(key)
        if not text:
            self._write(self.folder / "authority.crt", certificate_text(certificate))
        authority = Authority(certificate, key)
        if not self.is_let_in():
            own = authority.certify(self._key.public_key(), self.device)
            self.accept(own, [certificate_text(certificate)])
        elif not self._is_known(certificate):
            self._trust([certificate])
            own_certificate = certificate_of(self.certificate_file.read_bytes())
            self._keep_introductions([introduce(certificate, own_certificate, self._key)])
        return authority

    def issuer(self) -> x509.Certificate:
        """The authority that let this device in; raises ValueError if none has."""
        certificate = self._certificate()
        issuer = self._issuer(certificate) if certificate else None
        if issuer is None:
            raise ValueError("not let in")
        return issuer

    def _is_known(self, authority: x509.Certificate) -> bool:
        """Whether others can know an authority of this laptop: it let this device in, or was
        introduced. That it is trusted here is no sign: the program may have been killed between."""
        own = fingerprint(authority)
        return own == fingerprint(self.issuer()) or own in map(_vouched_for, self._introductions)

    def _certificate(self) -> x509.Certificate | None:
        text = _read(self.certificate_file)
        with contextlib.suppress(ValueError):
            certificate = certificate_of(text)
            if device_of(certificate) == self.device:
                return certificate
        return None

    def _issuer(self, certificate: x509.Certificate) -> x509.Certificate | None:
        return next((each for each in self._trusted if is_signed_by(certificate, each)), None)

    def _trust(self, authorities: Iterable[x509.Certificate]) -> None:
        known = {fingerprint(each): each for each in (*self._trusted, *authorities)}
        self._trusted = list(known.values())
        self._write(self.trusted_file, b"".join(map(certificate_text, self._trusted)))

    def _keep_introductions(self, introductions: Iterable[Introduction]) -> None:
        for each in introductions:
            if each not in self._introductions:
                self._introductions.append(each)
        text = msgspec.json.encode(self._introductions)
        self._write(self.folder / "introductions.json", text)

    def _kept_key(self, name: str) -> Key:
        text = _read(self.folder / name)
        key = key_of(text) if text else new_key()
        if not text:
            self._write(self.folder / name, key_text(key))
        return key

    def _write(self, path: Path, content: bytes) -> None:
        """Replace a file as a whole, readable by the user alone."""
        try:
            write_private(path, content)
        except OSError as error:
            raise _unreadable(path, error) from error


class Authority:
    """An authority whose key this laptop has."""

    def __init__(self, certificate: x509.Certificate, key: Key) -> None:
        self._certificate = certificate
        self._key = key

    def text(self) -> bytes:
        """Its certificate, as PEM."""
        return certificate_text(self._certificate)

    def certify(self, public_key: PublicKey, name: str) -> bytes:
        """A certificate for a key under a name, as PEM."""
        return certificate_text(sign_certificate(self._certificate, self._key, public_key, name))


def _vouched_for(introduction: Introduction) -> str:
    """The fingerprint of the authority; empty if that can't be read."""
    try:
        return fingerprint(certificate_of(introduction.authority))
    except ValueError:
        return ""


def _certificates(text: bytes) -> Sequence[x509.Certificate]:
    return x509.load_pem_x509_certificates(text) if text else ()


def _introductions(text: bytes) -> list[Introduction]:
    try:
        return _INTRODUCTIONS.decode(text) if text else []
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from error


def _read(path: Path) -> bytes:
    """A file's content, empty if there is none. Raises OSError."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def _unreadable(path: Path, error: Exception) -> EnvironmentFailure:
    return EnvironmentFailure(FailureReason.SHARING_FILES, str(path), str(error))
