"""Names of people that don't exist, in the language of the rehearsal."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple


class NamesOfKind(NamedTuple):
    """First names, and surnames that go with each of them."""

    first: tuple[str, ...]
    last: tuple[str, ...]


ENGLISH = NamesOfKind(
    (
        *("Ada", "Alba", "Anton", "Arlo", "Bea", "Boris", "Carla", "Cyril", "Dara", "Dmitri"),
        *("Elena", "Enzo", "Fedor", "Flora", "Gala", "Gleb", "Hana", "Hugo", "Inés", "Ivo", "Jana"),
        *("Joel", "Katia", "Kira", "Lars", "Leo", "Lidia", "Mara", "Mateo", "Milos", "Nadia"),
        *("Nico", "Nora", "Olga", "Otto", "Paula", "Petr", "Quim", "Rafa", "Rita", "Roman", "Sara"),
        *("Simon", "Sonia", "Taras", "Tessa", "Uma", "Vera", "Viktor", "Wanda", "Xenia", "Yara"),
        *("Yuri", "Zoe"),
    ),
    (
        *("Aldermoor", "Amberlin", "Arravel", "Belmarov", "Brinkvale", "Caldrén", "Corvanto"),
        *("Dorvik", "Drumlen", "Elstrand", "Ezkarra", "Fallowin", "Farrando", "Galvatti"),
        *("Greshko", "Halvorin", "Hestermark", "Illarov", "Ivarren", "Jarnholt", "Kestrova"),
        *("Kolvani", "Lanzetti", "Lindqar", "Marrowin", "Mirzhov", "Nalvarez", "Norrengard"),
        *("Oberlien", "Ostrovel", "Pellarin", "Prendova", "Quarendo", "Ravelin", "Rostomir"),
        *("Sandrell", "Solvaro", "Tamberlin", "Torrevin", "Ulmgren", "Vandrell", "Vostrikel"),
        *("Wallinder", "Westrova", "Xandaro", "Yarrovin", "Zabelko", "Zerrano"),
    ),
)
"""Surnames are invented, in each language, so that nobody is called so."""
SPANISH = NamesOfKind(
    (
        *("Alba", "Alma", "Bruno", "Candela", "Carla", "Darío", "Elena", "Emilio", "Fabián"),
        *("Gala", "Gonzalo", "Hugo", "Inés", "Irene", "Iván", "Jimena", "Joel", "Julia", "Lara"),
        *("Leandro", "Lidia", "Lola", "Marcos", "Marta", "Mateo", "Nadia", "Nicolás", "Noa"),
        *("Olga", "Óscar", "Paula", "Quim", "Rafael", "Rita", "Rocío", "Saúl", "Sara", "Sonia"),
        *("Tadeo", "Teo", "Úrsula", "Vera", "Víctor", "Ximena", "Yago", "Zoe"),
    ),
    (
        *("Aldamora", "Amberlino", "Arravelda", "Belmarín", "Berrinaga", "Caldreña", "Corvanto"),
        *("Dorvalle", "Drumalde", "Elzarreta", "Ezkarra", "Falovín", "Farrandiz", "Galvatierra"),
        *("Hestarrilla", "Ilarromena", "Ivarrena", "Jarnalda", "Kolvañes", "Lanzaruela"),
        *("Lindocar", "Marrovín", "Mirzagal", "Nalvarena", "Norengaray", "Oberliena"),
        *("Ostrovela", "Pellarena", "Prendovar", "Quarendo", "Ravelinares", "Rostomir"),
        *("Sandrelles", "Solvarado", "Tamberlena", "Torrevina", "Ulmagrén", "Vandrales"),
        *("Vestrovar", "Xandarés", "Yarroval", "Zabelga", "Zerranza"),
    ),
)
RUSSIAN_STEMS = (
    *("Альдемор", "Амберлин", "Арравел", "Бринквал", "Вандрелл", "Вестромар", "Гальватт"),
    *("Дорвик", "Друмлен", "Зерран", "Иваррен", "Кальдрен", "Кварендар", "Кольван", "Корвант"),
    *("Ксандар", "Ланцетт", "Линдквар", "Марровин", "Мирзход", "Нальварез", "Норренгард"),
    *("Оберлиен", "Островел", "Пелларин", "Прендар", "Равелин", "Ростомир", "Сандрелл"),
    *("Сольвар", "Тамберл", "Торревин", "Ульмгрен", "Фалловин", "Фарранд", "Хальвор"),
    *("Хестермак", "Эзкарр", "Эльстранд", "Ярнхольт", "Ярровин"),
)
RUSSIAN_MEN = NamesOfKind(
    (
        *("Антон", "Арсений", "Богдан", "Вадим", "Виктор", "Глеб", "Денис", "Егор", "Захар"),
        *("Игорь", "Кирилл", "Лев", "Максим", "Никита", "Олег", "Пётр", "Роман", "Степан"),
        *("Тимур", "Фёдор", "Юрий", "Яков"),
    ),
    tuple(f"{stem}ов" for stem in RUSSIAN_STEMS),
)
RUSSIAN_WOMEN = NamesOfKind(
    (
        *("Алина", "Белла", "Вера", "Галина", "Дарья", "Ева", "Жанна", "Зоя", "Инна", "Кира"),
        *("Лидия", "Майя", "Нина", "Ольга", "Полина", "Рита", "София", "Тамара", "Ульяна"),
        *("Элина", "Юлия", "Яна"),
    ),
    tuple(f"{stem}ова" for stem in RUSSIAN_STEMS),
)
NAMES: Mapping[str, tuple[NamesOfKind, ...]] = {
    "en": (ENGLISH,),
    "es": (SPANISH,),
    "ru": (RUSSIAN_MEN, RUSSIAN_WOMEN),
}
LATIN, CYRILLIC = "ABCDEFGHIKLMNOPRSTUVW", "АБВГДЕЖЗИКЛМНОПРСТУФЭЮЯ"


def made_up_names(random: Random, count: int, language: str = "en") -> list[str]:
    """Draw so many different names; beyond all pairs of names they have a middle initial."""
    kinds = NAMES.get(language, NAMES["en"])
    pairs = [f"{first} {last}" for kind in kinds for first in kind.first for last in kind.last]
    random.shuffle(pairs)
    letters = CYRILLIC if language == "ru" else LATIN
    initials = ("", *(f"{letter}. " for letter in letters))
    names: list[str] = []
    for initial in initials:
        for pair in pairs:
            if len(names) == count:
                return names
            first, last = pair.split(" ")
            names.append(f"{first} {initial}{last}")
    return names
