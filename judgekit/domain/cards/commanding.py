"""What of a card counts where it leads a deck, or is led by a commander."""

from __future__ import annotations

import re
from enum import StrEnum

import msgspec

COLOURS = "WUBRG"
"""White, blue, black, red, green, in the order in which they are written."""

_DASH = re.compile(r"\s+[—–-]\s+")
_ALSO_LATER = frozenset({"Vehicle", "Spacecraft"})


class CommandAbility(StrEnum):
    """What the text of a card says of commanders."""

    MAY_COMMAND = "may-command"
    """It can be a commander, whatever its types are."""
    PARTNER = "partner"
    """With any other card that has the same."""
    CHOOSES_BACKGROUND = "chooses-background"
    """With a Background."""
    DOCTORS_COMPANION = "doctors-companion"
    """With the Doctor."""
    CHOOSES_COLOUR = "chooses-colour"
    """A colour is chosen for it before the game, and is then of its colour identity."""


class MayCommand(StrEnum):
    """Whether a card may be a commander by itself."""

    YES = "yes"
    NO = "no"
    LATER = "later"
    """Not by rules that ask for a legendary creature; later ones allow it."""


class Commanding(msgspec.Struct, frozen=True, array_like=True):
    """What a card file tells of a card.

    `type_line` is the English one of the front face; `colours` is the colour identity, letters of
    COLOURS in that order, empty for none. `partner_name` is the card that it may be a commander
    with, `partner_group` in lower case what both need to have in common (`friends forever`).
    """

    type_line: str
    colours: str = ""
    abilities: tuple[CommandAbility, ...] = ()
    partner_name: str = ""
    partner_group: str = ""

    def may_command(self) -> MayCommand:
        """Whether it may be the only commander: a legendary creature, or its text says so."""
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
        """A legendary enchantment that only leads a deck beside a card that chooses it."""
        types, subtypes = self._types()
        return {"Legendary", "Enchantment"} <= types and "Background" in subtypes.split()

    @property
    def is_the_doctor(self) -> bool:
        """A legendary creature that is a Time Lord Doctor and nothing else."""
        types, subtypes = self._types()
        return {"Legendary", "Creature"} <= types and subtypes == "Time Lord Doctor"

    def _types(self) -> tuple[frozenset[str], str]:
        types, *subtypes = _DASH.split(self.type_line, maxsplit=1)
        return frozenset(types.split()), " ".join(subtypes)
