"""Certificates of one event: made, signed and checked.

They are valid from 2000 to 2099: a laptop's clock may be wrong by years, and who is in is held by
the hub's list of devices, not by a date.
"""

from __future__ import annotations

import datetime
import secrets

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from judgekit.network.identity.device_keys import Key, PublicKey, device_id

_FROM = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)
_UNTIL = datetime.datetime(2099, 12, 31, tzinfo=datetime.UTC)
_BOTH_SIDES = (ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.CLIENT_AUTH)


def certificate_text(certificate: x509.Certificate) -> bytes:
    """A certificate as PEM."""
    return certificate.public_bytes(serialization.Encoding.PEM)


def certificate_of(text: bytes) -> x509.Certificate:
    """The certificate of a PEM; raises ValueError."""
    return x509.load_pem_x509_certificate(text)


def fingerprint(certificate: x509.Certificate) -> str:
    """SHA-256 of a certificate, in hexadecimal."""
    return certificate.fingerprint(hashes.SHA256()).hex()


def device_of(certificate: x509.Certificate) -> str:
    """The device that a certificate belongs to, by its key; raises ValueError."""
    key = certificate.public_key()
    if not isinstance(key, PublicKey):
        raise ValueError("not a key of this kind")
    return device_id(key)


def make_authority(key: Key) -> x509.Certificate:
    """The certificate of a new authority, signed by itself."""
    name = _name(f"judgekit-{secrets.token_hex(8)}")
    usage = _usage(signs_certificates=True)
    return (
        _started(name, name, key.public_key())
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )


def sign_certificate(
    authority: x509.Certificate, key: Key, public_key: PublicKey, name: str
) -> x509.Certificate:
    """A certificate for somebody's key, good for both sides of a connection; `name` is what the
    server and TLS know it by."""
    issuer = authority.subject
    return (
        _started(_name(name), issuer, public_key)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage(_BOTH_SIDES), critical=False)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public_key), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key()), critical=False
        )
        .sign(key, hashes.SHA256())
    )


def make_request(key: Key) -> bytes:
    """A request for a certificate, as PEM: it proves that who asks has the key."""
    builder = x509.CertificateSigningRequestBuilder(_name(device_id(key.public_key())))
    return builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)


def requested_key(text: bytes) -> PublicKey:
    """The key of a request that its owner signed; raises ValueError."""
    request = x509.load_pem_x509_csr(text)
    key = request.public_key()
    if not isinstance(key, PublicKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("not a key of this kind")
    if not request.is_signature_valid:
        raise ValueError("not signed by its owner")
    return key


def is_signed_by(certificate: x509.Certificate, authority: x509.Certificate) -> bool:
    """Whether an authority signed a certificate itself."""
    try:
        certificate.verify_directly_issued_by(authority)
    except (ValueError, TypeError, InvalidSignature):
        return False
    return True


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _started(
    subject: x509.Name, issuer: x509.Name, public_key: PublicKey
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(public_key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(_FROM)
        .not_valid_after(_UNTIL)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs_certificates,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
    )
