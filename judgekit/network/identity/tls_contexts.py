"""How this laptop speaks TLS 1.3 with a hub, at its door and as one."""

from __future__ import annotations

import ssl
from pathlib import Path

from judgekit.network.identity.device_files import DeviceFiles


def towards_a_hub(device: DeviceFiles) -> ssl.SSLContext:
    """For connections to a hub, whose device id has to be given as the host's name: nobody else is
    accepted, and only with a certificate of a trusted authority."""
    context = _context(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(device.trusted_file)
    context.load_cert_chain(device.certificate_file, device.key_file)
    return context


def towards_a_door() -> ssl.SSLContext:
    """For a first connection to a door, by somebody who can't check yet whose it is.

    Whoever uses it has to check the certificate afterwards, before anything is told.
    """
    context = _context(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def at_the_door(device: DeviceFiles) -> ssl.SSLContext:
    """For the hub's side of those, who are asked for no certificate."""
    return context_at_a_port(device.certificate_file, device.key_file)


def context_at_a_port(certificate: Path, key: Path) -> ssl.SSLContext:
    """For a server's side towards those who have no certificate; files in PEM. Raises OSError,
    ssl.SSLError among them."""
    context = _context(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


def _context(protocol: int) -> ssl.SSLContext:
    context = ssl.SSLContext(protocol)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    return context
