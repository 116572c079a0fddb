"""The properties of a card that matter for commanders."""

from __future__ import annotations

import re
from enum import StrEnum

import msgspec

COLOURS = "WUBRG"
"""White, blue, black, red, green, in their conventional order."""

_DASH = re.compile(r"\s+[—–-]\s+")
_ALSO_LATER = frozenset({"Vehicle", "Spacecraft"})


class CommandAbility(StrEnum):
    """What a card's text says about commanders."""

    MAY_COMMAND = "may-command"
    """It can be a commander, whatever its types."""
    PARTNER = "partner"
    """It pairs with any other card that has the same ability."""
    CHOOSES_BACKGROUND = "chooses-background"
    """It pairs with a Background."""
    DOCTORS_COMPANION = "doctors-companion"
    """It pairs with the Doctor."""
    CHOOSES_COLOUR = "chooses-colour"
    """A colour is chosen for it before the game and added to its colour identity."""


class MayCommand(StrEnum):
    """Whether a card can be a commander on its own."""

    YES = "yes"
    NO = "no"
    LATER = "later"
    """Not under rules that require a legendary creature; later rules allow it."""


class Commanding(msgspec.Struct, frozen=True, array_like=True):
    """Commander properties of a card, from a card file.

    `type_line` is the front face's in English; `colours` is the colour identity, letters of COLOURS
    in that order, empty for none. `partner_name` is the card it can share command with;
    `partner_group`, in lower case, is what both must have in common (`friends forever`).
    """

    type_line: str
    colours: str = ""
    abilities: tuple[CommandAbility, ...] = ()
    partner_name: str = ""
    partner_group: str = ""

    def may_command(self) -> MayCommand:
        """Whether it can be the only commander: a legendary creature, or its text says so."""
        types, subtypes = self._types()
        if self.is_background and "Creature" not in types:
            return MayCommand.NO
        if {"Legendary", "Creature"} <= types or CommandAbility.MAY_COMMAND in self.abilities:
            return MayCommand.YES
        if "Legendary" in types and not _ALSO_LATER.isdisjoint(subtypes.split()):
            return MayCommand.LATER
        return MayCommand.NO

    @property
    def is_background(self) -> bool:
        """Whether it is a legendary enchantment that leads beside a card choosing it."""
        types, subtypes = self._types()
        return {"Legendary", "Enchantment"} <= types and "Background" in subtypes.split()

    @property
    def is_the_doctor(self) -> bool:
        """Whether it is a legendary creature that is a Time Lord Doctor and nothing else."""
        types, subtypes = self._types()
        return {"Legendary", "Creature"} <= types and subtypes == "Time Lord Doctor"

    def _types(self) -> tuple[frozenset[str], str]:
        types, *subtypes = _DASH.split(self.type_line, maxsplit=1)
        return frozenset(types.split()), " ".join(subtypes)
