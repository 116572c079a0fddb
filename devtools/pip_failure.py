"""The cause of a failed install, from its output: one sentence, with what to do."""

from __future__ import annotations

import re
from pathlib import Path

from devtools.terminal import last_lines

CAUSES = (
    (
        r"certificate[ _]verify[ _]failed|SSLCertVerificationError|confirming the ssl certificate",
        "the certificate of the package index could not be verified: set this computer's clock "
        "right, or name the certificate file of your network in PIP_CERT, then try again",
    ),
    (
        r"No space left on device|\[Errno 28\]|\[WinError 112\]|Disk quota exceeded|\[Errno 122\]"
        r"|No usable temporary directory",
        "the disk is full: free 1 GB where {folder} and the temporary files lie (TMPDIR names "
        "another folder for these), then try again",
    ),
    (
        r"Read-only file system|\[Errno 30\]|Permission denied|\[Errno 13\]|\[WinError 5\]",
        "a folder cannot be written: look to whom {folder} and pip's cache belong, then try again",
    ),
    (
        r"DO NOT MATCH THE HASHES|differs from the hash|Hash mismatch",
        "a package is not the one that was pinned: try again, from another network if it stays so",
    ),
    (
        r"ProxyError|Tunnel connection failed|Proxy Authentication Required",
        "the proxy refused the connection: set HTTPS_PROXY as your network asks, then try again",
    ),
    (
        r"NewConnectionError|NameResolutionError|name resolution|getaddrinfo failed"
        r"|Network is unreachable|No route to host|Connection refused|ConnectionResetError"
        r"|ConnectTimeoutError|ReadTimeoutError|timed out|RemoteDisconnected|IncompleteRead"
        r"|Max retries exceeded|Connection aborted",
        "the package index was not reached: connect this computer to the network, then try again",
    ),
)
"""Patterns of pip's output with their causes. The order matters: pip reports any kind of failed
connection, and then also that it found no version of the package."""

NO_BUILD = re.compile(r"No matching distribution found for (\S+)")


def known_cause(output: str, folder: Path) -> str:
    """The cause and its remedy; empty if the output tells none."""
    for pattern, cause in CAUSES:
        if re.search(pattern, output, re.IGNORECASE):
            return cause.format(folder=folder)
    return ""


def pip_failure(output: str, lock: str, folder: Path, pythons: str) -> str:
    """The message for the user. `pythons` are the versions for which the lock has packages."""
    if cause := known_cause(output, folder):
        return f"pip could not install {lock}: {cause}."
    if found := NO_BUILD.search(output):
        return (
            f"pip could not install {lock}: there is no build of {found[1]} for this Python and "
            f"computer; use a 64-bit Python {pythons}."
        )
    return f"pip could not install {lock}:\n{last_lines(output)}"
