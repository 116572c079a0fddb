"""Formulas -> a line to read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.reading.documents.formulas import readable_formula


@pytest.mark.parametrize(
    ("latex", "line"),
    [
        ("16/(8*3) = 0.667", "16/(8*3) = 0.667"),
        (r"\frac{4.94}{8}", "4.94/8"),
        (r"\frac{12}{24} + \frac{4}{15}", "12/24 + 4/15"),
        (
            r"\frac{\frac{12}{24} + \frac{4}{15}}{8 \text{ opponents}}",
            "(12/24 + 4/15)/(8 opponents)",
        ),
        (r"\frac{0,88 + 0,33 \text{ (вместо } 0,27)}{7}", "(0,88 + 0,33 (вместо 0,27))/7"),
        (r"3 \times 4 \le 12", "3 × 4 ≤ 12"),
        (r"\frac{1", "1/"),
        ("}{", "}"),
    ],
)
def test_a_formula_reads_as_text(latex: str, line: str) -> None:
    assert readable_formula(latex) == line


@given(st.text(alphabet="\\frac{}text 12+", max_size=80))
def test_no_formula_fails(latex: str) -> None:
    readable_formula(latex)


def test_deep_nesting_does_not_fail() -> None:
    readable_formula("\\frac{" * 3000 + "1" + "}{2}" * 3000)
