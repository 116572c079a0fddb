"""Parsing of the form's input: a whole number, names with roles."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judgekit.domain.setup.events import StaffMember
from judgekit.domain.setup.state import Role
from judgekit.ui.words.wording import role_name

_BULLET = re.compile(r"^\s*(?:[-–—*•]|\d+[.)])\s+")
_BEFORE_ROLE = re.compile(r"\s*(?:[,;:\t|(]|\s[-–—]\s)\s*")
_SLUGS: Mapping[str, Role] = {role.value.replace("-", " "): role for role in Role}


def read_whole(text: str, most: int) -> int | None:
    """Parse a number from 0 to `most`; return None for anything else."""
    digits = "".join(text.split())
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > len(str(most)):
        return None
    number = int(digits)
    return number if number <= most else None


def read_staff(text: str) -> tuple[StaffMember, ...]:
    """Parse one name a line, with an optional role after a comma, dash or bracket; members without
    one are floor judges."""
    people = []
    for line in text.splitlines():
        name, role = _name_and_role(_BULLET.sub("", line).strip())
        if name:
            people.append(StaffMember(name, (role or Role.FLOOR_JUDGE).value))
    return tuple(people)


def _name_and_role(line: str) -> tuple[str, Role | None]:
    for found in reversed(list(_BEFORE_ROLE.finditer(line))):
        role = _role_of(line[found.end() :])
        if role is not None:
            return line[: found.start()].strip(), role
    return line.replace("\t", " ").strip(" ,;"), None


def _role_of(text: str) -> Role | None:
    words = " ".join(text.casefold().replace("-", " ").strip(" ).").split())
    named = {role_name(role).casefold(): role for role in Role}
    return named.get(words) or _SLUGS.get(words)


def without_blanks(staff: Sequence[StaffMember]) -> tuple[StaffMember, ...]:
    """Return the members that have a name."""
    return tuple(each for each in staff if each.name.strip())
