"""What the keyword abilities of the Comprehensive Rules are called on Spanish and Russian cards.

The rules are loaded in English only, so that these names lead to a rule that has none of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from judgekit.domain.rules.search_answer import Hit
from judgekit.search.find.answer import FindKind, Found
from judgekit.search.find.named_index import typed_words
from judgekit.search.find.scores import TITLED_RULE

COMPREHENSIVE = "cr-"
"""What the ids of the editions of the Comprehensive Rules begin with."""
FITS = 0.6
"""Score from which an action or an infraction was meant by the same word: `amenaza`."""
_BELOW = 0.99
_BETWEEN = ";"

KEYWORD_NAMES: Mapping[str, str] = {
    "Affinity": "afinidad",
    "Annihilator": "aniquilador",
    "Awaken": "despertar",
    "Battle Cry": "grito de batalla; боевой клич",
    "Bloodthirst": "sed de sangre",
    "Cascade": "cascada; каскад",
    "Cipher": "cifrar",
    "Companion": "compañero; спутник",
    "Convoke": "convocar; созыв",
    "Crew": "tripular; экипаж",
    "Cumulative Upkeep": "mantenimiento acumulativo",
    "Cycling": "ciclo",
    "Deathtouch": "toque mortal; смертельное касание",
    "Defender": "defensor; защитник",
    "Delve": "excavar",
    "Devoid": "vacío",
    "Devour": "devorar",
    "Double Strike": "daña dos veces; dañar dos veces; двойной удар",
    "Dredge": "dragar",
    "Echo": "eco",
    "Embalm": "embalsamar",
    "Emerge": "emerger",
    "Enchant": "encantar; зачаровать",
    "Entwine": "entrelazar",
    "Equip": "equipar; снарядить",
    "Eternalize": "eternizar",
    "Evoke": "evocar",
    "Evolve": "evolucionar; эволюция",
    "Exalted": "exaltado",
    "Exploit": "explotar",
    "Extort": "extorsión; вымогательство",
    "Fabricate": "fabricar",
    "Fear": "inspira temor; inspirar temor; страх",
    "First Strike": "daña primero; dañar primero; первый удар",
    "Flash": "destello; миг",
    "Flashback": "retrospectiva; воспоминание",
    "Flying": "volar; vuela; полёт",
    "Fuse": "fusionar",
    "Haste": "prisa; ускорение",
    "Haunt": "acechar",
    "Hexproof": "antimaleficio; порчеустойчивость",
    "Improvise": "improvisar; импровизация",
    "Indestructible": "indestructible; неразрушимость",
    "Infect": "infectar",
    "Ingest": "ingerir",
    "Intimidate": "intimida; intimidar",
    "Kicker": "estímulo; усилитель",
    "Level Up": "subir de nivel",
    "Lifelink": "vínculo vital; цепь жизни",
    "Living Weapon": "arma viviente",
    "Madness": "demencia; безумие",
    "Menace": "amenaza; угроза",
    "Miracle": "milagro; чудо",
    "Morph": "metamorfosis",
    "Mutate": "mutar",
    "Outlast": "supervivencia",
    "Overload": "sobrecarga; перегрузка",
    "Persist": "persistir",
    "Protection": "protección; защита",
    "Prowess": "destreza; искусность",
    "Reach": "alcance; захват",
    "Renown": "renombre",
    "Shadow": "sombra",
    "Shroud": "velo; пелена",
    "Spectacle": "espectáculo",
    "Storm": "tormenta",
    "Suspend": "suspender",
    "Trample": "arrolla; arrollar; пробивной удар",
    "Transmute": "transmutar",
    "Unearth": "desenterrar",
    "Vigilance": "vigilancia; бдительность",
    "Ward": "rebatir; оберег",
    "Wither": "debilitar",
}
"""By the rule's title, parted by semicolons: as printed; what isn't certain is left out."""
_TITLES: Mapping[tuple[str, ...], str] = {
    tuple(typed_words(name)): title
    for title, names in KEYWORD_NAMES.items()
    for name in names.split(_BETWEEN)
}


def keyword_called(text: str) -> str | None:
    """Return the English name of the keyword ability that a whole text names in another language,
    such as `Haste` for `prisa`."""
    return _TITLES.get(tuple(typed_words(text)))


def keyword_rules(title: str, hits: Iterable[Hit]) -> Iterator[Hit]:
    """Yield of these hits the rules of the Comprehensive Rules that have this title."""
    words = typed_words(title)
    for hit in hits:
        reference = hit.reference
        is_rule = reference.document.startswith(COMPREHENSIVE) and "#" not in reference.ref
        if is_rule and typed_words(hit.title) == words:
            yield hit


def found_keywords(rules: Iterable[Hit], others: Sequence[Found]) -> Iterator[Found]:
    """Yield the rules of a keyword, below what was more likely meant by its everyday word."""
    meant = [
        each.score
        for each in others
        if each.kind in (FindKind.ACTION, FindKind.INFRACTION) and each.score >= FITS
    ]
    score = min(TITLED_RULE, _BELOW * max(meant, default=1.0))
    for hit in rules:
        reference = hit.reference
        yield Found(FindKind.RULE, f"{reference.document}#{reference.ref}", score)
