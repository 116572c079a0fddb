"""Names of people that don't exist."""

from __future__ import annotations

from random import Random

FIRST = (
    *("Ada", "Alba", "Anton", "Arlo", "Bea", "Boris", "Carla", "Cyril", "Dara", "Dmitri", "Elena"),
    *("Enzo", "Fedor", "Flora", "Gala", "Gleb", "Hana", "Hugo", "Inés", "Ivo", "Jana", "Joel"),
    *("Katia", "Kira", "Lars", "Leo", "Lidia", "Mara", "Mateo", "Milos", "Nadia", "Nico", "Nora"),
    *("Olga", "Otto", "Paula", "Petr", "Quim", "Rafa", "Rita", "Roman", "Sara", "Simon", "Sonia"),
    *("Taras", "Tessa", "Uma", "Vera", "Viktor", "Wanda", "Xenia", "Yara", "Yuri", "Zoe"),
)
LAST = (
    *("Aldermoor", "Amberlin", "Arravel", "Belmarov", "Brinkvale", "Caldrén", "Corvanto", "Dorvik"),
    *("Drumlen", "Elstrand", "Ezkarra", "Fallowin", "Farrando", "Galvatti", "Greshko", "Halvorin"),
    *("Hestermark", "Illarov", "Ivarren", "Jarnholt", "Kestrova", "Kolvani", "Lanzetti", "Lindqar"),
    *("Marrowin", "Mirzhov", "Nalvarez", "Norrengard", "Oberlien", "Ostrovel", "Pellarin"),
    *("Prendova", "Quarendo", "Ravelin", "Rostomir", "Sandrell", "Solvaro", "Tamberlin"),
    *("Torrevin", "Ulmgren", "Vandrell", "Vostrikel", "Wallinder", "Westrova", "Xandaro"),
    *("Yarrovin", "Zabelko", "Zerrano"),
)
"""Invented, so that nobody is called so."""


def made_up_names(random: Random, count: int) -> list[str]:
    """Draw so many different names; beyond all pairs of names they have a middle initial."""
    pairs = [f"{first} {last}" for first in FIRST for last in LAST]
    random.shuffle(pairs)
    initials = ("", *(f"{letter}. " for letter in "ABCDEFGHIKLMNOPRSTUVW"))
    names: list[str] = []
    for initial in initials:
        for pair in pairs:
            if len(names) == count:
                return names
            first, last = pair.split(" ")
            names.append(f"{first} {initial}{last}")
    return names
