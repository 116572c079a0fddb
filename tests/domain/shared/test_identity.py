"""Names that several laptops can give without asking each other."""

from __future__ import annotations

from uuid import RFC_4122, UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.identity import uuid7


@given(st.integers(0, 2**48 - 1), st.binary(min_size=10, max_size=10))
def test_a_name_is_a_uuid_of_version_7_that_begins_with_its_instant(at, random):
    name = UUID(uuid7(at, random))
    assert (name.version, name.variant) == (7, RFC_4122)
    assert name.int >> 80 == at


@given(st.integers(0, 2**47), st.integers(1, 10**9), st.binary(min_size=20, max_size=20))
def test_later_names_sort_after_earlier_ones(at, later, random):
    assert uuid7(at, random[:10]) < uuid7(at + later, random[10:])


def test_other_random_bytes_are_another_name():
    assert uuid7(5, b"0123456789") != uuid7(5, b"0123456780")
    with pytest.raises(ValueError, match="ten random bytes"):
        uuid7(5, b"123")
