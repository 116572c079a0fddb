"""What pip printed becomes one sentence: the cause and what to do.

The outputs are those of pip 23 to 26, shortened.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.pip_failure import pip_failure

FOLDER = Path("checkout", ".venv")
RETRY = "WARNING: Retrying (Retry(total=0, connect=None)) after connection broken by "
NO_VERSION = """
ERROR: Could not find a version that satisfies the requirement apsw==3.54.1.0 (from versions: none)
ERROR: No matching distribution found for apsw==3.54.1.0
"""

OUTPUTS = {
    "certificate": (
        f"{RETRY}'SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] "
        f"certificate verify failed: self-signed certificate'))': /simple/apsw/{NO_VERSION}",
        "PIP_CERT",
    ),
    "no name": (
        f"{RETRY}'NewConnectionError('Failed to establish a new connection: [Errno -2] Name or "
        f"service not known')': /simple/apsw/{NO_VERSION}",
        "connect this computer to the network",
    ),
    "proxy": (
        f"{RETRY}'ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 407 "
        f"Proxy Authentication Required'))': /simple/apsw/{NO_VERSION}",
        "HTTPS_PROXY",
    ),
    "full disk": (
        "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
        f"free 1 GB where {FOLDER} and the temporary files lie (TMPDIR names another folder",
    ),
    "full temporary folder": (
        "FileNotFoundError: [Errno 2] No usable temporary directory found in ['/tmp', '/var/tmp']",
        "TMPDIR",
    ),
    "foreign folder": (
        "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: 'x.so'",
        "to whom",
    ),
    "another file": (
        "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
        "not the one that was pinned",
    ),
    "no build": (NO_VERSION, "no build of apsw==3.54.1.0"),
}


@pytest.mark.parametrize(("output", "told"), OUTPUTS.values(), ids=OUTPUTS)
def test_a_known_cause_is_one_sentence(output: str, told: str) -> None:
    sentence = pip_failure(output, "locks/run.txt", FOLDER, "3.11 to 3.14")
    assert "locks/run.txt" in sentence
    assert told in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


def test_without_a_build_the_versions_that_work_are_named() -> None:
    assert "Python 3.11 to 3.14." in pip_failure(
        NO_VERSION, "locks/run.txt", FOLDER, "3.11 to 3.14"
    )


def test_an_unknown_cause_is_told_in_pips_own_words() -> None:
    output = "Collecting apsw\nERROR: Something new happened\n"
    sentence = pip_failure(output, "locks/run.txt", FOLDER, "3.11 to 3.14")
    assert sentence.splitlines()[1:] == ["ERROR: Something new happened"]
