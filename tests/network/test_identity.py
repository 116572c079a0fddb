"""Keys, certificates and authorities: what fits is kept, what doesn't is refused."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.serialization import Encoding

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.network.identity.certificates import (
    certificate_of,
    certificate_text,
    is_signed_by,
    make_authority,
    make_request,
    requested_key,
    sign_certificate,
)
from judgekit.network.identity.device_files import DeviceFiles
from judgekit.network.identity.device_identity import DeviceIdentity
from judgekit.network.identity.device_keys import device_id, new_key
from judgekit.network.identity.introductions import Introduction, introduce, trusted_through
from judgekit.network.identity.seals import kept_seals


@pytest.fixture
def hub(tmp_path: Path) -> DeviceIdentity:
    return DeviceIdentity(tmp_path / "hub")


@pytest.fixture
def guest(tmp_path: Path) -> DeviceIdentity:
    return DeviceIdentity(tmp_path / "guest")


def let_in(guest: DeviceIdentity, hub: DeviceIdentity) -> None:
    authority = hub.become_authority()
    certificate = authority.certify(requested_key(guest.request()), guest.device)
    guest.accept(certificate, [certificate_text(each) for each in hub.trusted()])
    guest.hear(hub.introductions())


def test_a_laptop_stays_the_same_device(tmp_path: Path, hub: DeviceIdentity) -> None:
    hub.become_authority()
    again = DeviceIdentity(tmp_path / "hub")
    assert again.device == hub.device
    assert again.is_let_in()
    assert again.become_authority().text() == hub.become_authority().text()


def test_what_seals_is_the_key_of_the_noted_device_alone(hub: DeviceIdentity) -> None:
    kept = kept_seals(DeviceFiles(hub.folder))
    assert kept is not None
    assert kept.is_sealed(hub.seals().key(), b"step", kept.seal(b"step"))
    for spoil in (
        lambda: hub.device_file.write_text("another-device"),
        lambda: hub.key_file.write_bytes(b"damaged"),
        hub.key_file.unlink,
    ):
        spoil()
        assert kept_seals(DeviceFiles(hub.folder)) is None


def test_what_is_trusted_to_the_letter_is_told_from_what_is_not(
    hub: DeviceIdentity, guest: DeviceIdentity
) -> None:
    own, other = (each.become_authority().text() for each in (hub, guest))
    files = DeviceFiles(hub.folder)
    assert files.trusts(own)
    for text in (other, own[:-5] + b"\n", own[1:], b"", own + other):
        assert not files.trusts(text)
    hub.trust(other)
    assert files.trusts(other)
    assert not DeviceFiles(hub.folder / "nothing").trusts(own)


def test_the_first_hub_lets_itself_in(hub: DeviceIdentity) -> None:
    assert not hub.is_let_in()
    hub.become_authority()
    assert hub.is_let_in()
    assert certificate_text(hub.issuer()) == hub.become_authority().text()


def test_a_certificate_for_another_key_is_not_accepted(hub, guest) -> None:
    authority = hub.become_authority()
    certificate = authority.certify(new_key().public_key(), guest.device)
    with pytest.raises(ValueError, match="another device"):
        guest.accept(certificate, [authority.text()])
    assert not guest.is_let_in()


def test_a_certificate_of_none_of_its_authorities_is_not_accepted(hub, guest) -> None:
    certificate = hub.become_authority().certify(requested_key(guest.request()), guest.device)
    with pytest.raises(ValueError, match="none of its authorities"):
        guest.accept(certificate, [certificate_text(make_authority(new_key()))])
    assert guest.trusted() == ()


@pytest.mark.parametrize("text", [b"", b"x", b"-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n"])
def test_what_is_no_request_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError):
        requested_key(text)


def test_a_request_that_another_key_signed_is_refused() -> None:
    mine, other = make_request(new_key()), make_request(new_key())
    lines, others = mine.splitlines(), other.splitlines()
    forged = b"\n".join([*lines[:-3], *others[-3:]])
    with pytest.raises(ValueError):
        requested_key(forged)


def test_only_the_events_kind_of_key_is_certified() -> None:
    for key, how in (
        (ed25519.Ed25519PrivateKey.generate(), None),
        (ec.generate_private_key(ec.SECP384R1()), hashes.SHA256()),
    ):
        builder = x509.CertificateSigningRequestBuilder(x509.Name([]))
        with pytest.raises(ValueError):
            requested_key(builder.sign(key, how).public_bytes(Encoding.PEM))


def test_a_later_hubs_authority_is_trusted_over_several_steps(tmp_path: Path) -> None:
    hubs = [DeviceIdentity(tmp_path / f"hub-{number}") for number in range(4)]
    for hub, next_hub in pairwise(hubs):
        let_in(next_hub, hub)
    hubs[-1].become_authority()
    first = hubs[0]
    assert len(first.trusted()) == 1
    first.hear(hubs[-1].introductions())
    assert {each.subject for each in first.trusted()} == {
        each.subject for each in hubs[-1].trusted()
    }
    assert len(first.trusted()) == 4
    assert len(DeviceIdentity(tmp_path / "hub-0").trusted()) == 4


def test_a_later_hub_that_was_killed_before_it_introduced_its_authority_does_so(
    tmp_path: Path, hub: DeviceIdentity, guest: DeviceIdentity
) -> None:
    let_in(guest, hub)
    guest.become_authority()
    (guest.folder / "introductions.json").unlink()
    again = DeviceIdentity(guest.folder)
    again.become_authority()
    hub.hear(again.introductions())
    assert len(hub.trusted()) == 2
    before = again.introductions()
    again.become_authority()
    assert again.introductions() == before


def test_nobody_introduces_who_is_not_of_the_event(hub: DeviceIdentity) -> None:
    hub.become_authority()
    stranger_key, authority_key = new_key(), new_key()
    stranger_authority = make_authority(authority_key)
    stranger = sign_certificate(stranger_authority, authority_key, stranger_key.public_key(), "x")
    own = certificate_of(hub.certificate_file.read_bytes())
    for false in (
        introduce(stranger_authority, stranger, stranger_key),
        introduce(stranger_authority, own, stranger_key),
        Introduction(b"x", b"y", b"z"),
    ):
        assert trusted_through(hub.trusted(), [false]) == []
        hub.hear([false])
    assert len(hub.trusted()) == 1


def test_a_device_signs_no_certificates_that_count(hub: DeviceIdentity) -> None:
    hub.become_authority()
    own = certificate_of(hub.certificate_file.read_bytes())
    key = new_key()
    false = sign_certificate(own, key, key.public_key(), "x")
    assert not is_signed_by(false, own)
    assert device_id(key.public_key()) != hub.device


@pytest.mark.parametrize("name", ["device.key", "trusted.pem", "introductions.json"])
def test_files_that_cannot_be_read_are_told(tmp_path: Path, hub, name: str) -> None:
    hub.become_authority()
    (tmp_path / "hub" / name).write_bytes(b"{damaged")
    with pytest.raises(EnvironmentFailure) as failed:
        DeviceIdentity(tmp_path / "hub")
    assert failed.value.reason is FailureReason.SHARING_FILES
