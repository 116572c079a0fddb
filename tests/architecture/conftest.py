"""The source trees, parsed once for the checks of this folder, and let go after them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.architecture.source_tree import forget


@pytest.fixture(scope="package", autouse=True)
def trees_while_checked() -> Iterator[None]:
    yield
    forget()
