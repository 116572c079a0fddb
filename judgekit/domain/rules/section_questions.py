"""What people ask that a section answers, and words that mean the same: both our own."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference

SameMeaning = dict[str, tuple[str, ...]]
"""Words that mean nearly the same where rules are asked for, by language code."""


class SectionQuestions(msgspec.Struct, frozen=True):
    """Questions and situations that a section answers, by language code."""

    section: RuleReference
    asked: dict[str, tuple[str, ...]]
