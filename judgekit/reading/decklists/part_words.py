"""Words for the parts of a deck, in the languages that the game is printed in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum


class ListPart(StrEnum):
    """Part of the decklist that a card is in."""

    MAIN = "main"
    SIDEBOARD = "sideboard"
    COMMANDER = "commander"
    COMPANION = "companion"
    """Part of the sideboard and counted in it."""
    ASIDE = "aside"
    """Listed but not in the deck: cards considered, tokens."""
    GROUP = "group"
    """A group within the current part: lands, creatures."""


_UNDECIDED = (
    "maybeboard|maybe board|maybe|considering|wishlist|wish list|acquireboard|"
    "quizás|quizá|tal vez|considerando|возможно|может быть|на рассмотрении|"
    "vielleicht|merkliste|peut être|forse|talvez|検討中|候補|保留|고려 중|고려중|"
    "候选|候選|待定|考虑中|考慮中"
)
"""Cards considered for the deck but not in it."""
_NO_DECK_CARD = "token|avatar|conspiracy|dungeon"
_NO_DECK_CARDS = (
    "tokens|tokens extras|extras|emblems|attractions|stickers|planes|schemes|"
    "planes schemes|conspiracies|dungeons|contraptions|sticker sheets|"
    "art cards|fichas|emblemas|жетоны|фишки|токены|эмблемы|"
    "spielsteine|jetons|pedine|segnalini|トークン|토큰|衍生物"
)
"""Objects that accompany a deck; a category may also use such a name as its theme."""

_WORDS: Mapping[ListPart, str] = {
    ListPart.MAIN: (
        "deck|main|mb|md|main deck|maindeck|mainboard|main board|the deck|decklist|deck list|"
        "mazo|mazo principal|principal|baraja|baraja principal|lista|"
        "колода|основа|основная колода|основная|главная колода|мейн|мэйн|мейндек|мэйндек|мейнборд|"
        "мейн дек|мэйн дек|мейн борд|"
        "hauptdeck|deckliste|deck principal|baralho|baralho principal|mazzo|mazzo principale|"
        "デッキ|メイン|メインデッキ|メインボード|デッキリスト|"
        "덱|메인|메인덱|메인 덱|메인보드|메인 보드|"
        "套牌|牌组|牌組|主牌|主牌组|主牌組|主套牌|主卡组|主卡組|卡组|卡組"
    ),
    ListPart.SIDEBOARD: (
        "sideboard|side board|side|sideboards|sb|side deck|sidedeck|"
        "sidebord|sideborad|sidboard|sideboad|sideoard|sidebaord|siedboard|side bord|"
        "the sideboard|sideboard list|"
        "banquillo|banca|reserva|sidebar|sideboard banquillo|mazo de reserva|baraja de reserva|"
        "сайдборд|сайд|сайдборды|сайдбоард|сайд борд|боковик|запас|запаска|"
        "запасная колода|дополнительная колода|боковая колода|побочная колода|резерв|"
        "réserve|reservedeck|beiboard|nebendeck|riserva|サイドボード|サイド|サイドデッキ|"
        "사이드보드|사이드 보드|사이드|사이드덱|备牌|備牌|备用牌|備用牌|副牌"
    ),
    ListPart.COMMANDER: (
        "commander|commanders|commander s|cmdr|general|command zone|oathbreaker|"
        "signature spell|signature spells|"
        "comandante|comandantes|zona de mando|"
        "командир|командиры|генерал|коммандер|командующий|"
        "kommandeur|kommandeure|kommandeurin|kommandant|kommandantin|kommandozone|commandant|commandants|général|"
        "zone de commandement|comandanti|zona di comando|zona de comando|"
        "統率者|統率領域|ジェネラル|커맨더|지휘관|사령관|指挥官|指揮官|统帅区|統帥區|指挥区|指揮區"
    ),
    ListPart.COMPANION: (
        "companion|companions|compañero|compañera|спутник|компаньон|"
        "gefährte|gefährtin|gefährten|compagnon|compagnons|compagno|compagna|"
        "companheiro|companheira|相棒|동료|단짝|行侣|行侶"
    ),
    ListPart.ASIDE: f"{_UNDECIDED}|{_NO_DECK_CARD}|{_NO_DECK_CARDS}",
    ListPart.GROUP: (
        "creature|creatures|land|lands|basic lands|nonbasic lands|non basic lands|basics|"
        "instant|instants|sorcery|sorceries|instants and sorceries|instants sorceries|"
        "artifact|artifacts|artifacts enchantments|artifacts and enchantments|"
        "enchantment|enchantments|planeswalker|planeswalkers|battle|battles|"
        "spell|spells|other spells|other|others|noncreature|noncreatures|"
        "non creature spells|noncreature spells|other cards|permanents|"
        "criatura|criaturas|tierra|tierras|tierras básicas|tierras no básicas|"
        "instantáneo|instantáneos|conjuro|conjuros|artefacto|artefactos|encantamiento|"
        "encantamientos|batallas|hechizo|hechizos|otros|otros hechizos|otras cartas|"
        "instantáneos y conjuros|"
        "существо|существа|земля|земли|базовые земли|небазовые земли|мгновенное заклинание|"
        "мгновенные заклинания|мгновенные|волшебство|волшебства|артефакт|артефакты|чары|"
        "planeswalker ы|мироходцы|плейнсволкеры|битвы|заклинания|другие заклинания|прочее|"
        "другое|остальное|спеллы|лэнды|ленды|инстанты|сорсери|"
        "kreatur|kreaturen|länder|standardländer|spontanzauber|hexerei|hexereien|artefakt|"
        "artefakte|verzauberung|verzauberungen|zauber|zaubersprüche|sonstige|andere|"
        "créature|créatures|terrain|terrains|terrains de base|éphémère|éphémères|rituel|rituels|"
        "éphémères et rituels|artefact|artefacts|enchantement|enchantements|sorts|autres|"
        "creatura|terra|terre|terre base|istantaneo|istantanei|stregoneria|stregonerie|"
        "artefatto|artefatti|incantesimo|incantesimi|magie|altro|"
        "terreno|terrenos|terrenos básicos|mágica instantânea|mágicas instantâneas|feitiço|"
        "feitiços|artefato|artefatos|encantamento|encantamentos|mágicas|outros|"
        "クリーチャー|土地|基本土地|特殊地形|インスタント|ソーサリー|アーティファクト|エンチャント|"
        "プレインズウォーカー|バトル|呪文|スペル|その他|その他の呪文|"
        "생물|대지|기본 대지|순간마법|집중마법|마법물체|부여마법|플레인즈워커|주문|기타|"
        "生物|地|基本地|非基本地|瞬间|瞬間|法术|法術|神器|结界|結界|鹏洛客|鵬洛客|咒语|咒語|其他|其它"
    ),
}

MARKS: Mapping[ListPart, str] = {
    ListPart.MAIN: "Main",
    ListPart.SIDEBOARD: "Sideboard",
    ListPart.COMMANDER: "Commander",
    ListPart.COMPANION: "Companion",
    ListPart.ASIDE: "Maybeboard",
}
"""A word of each part that is understood beside a card, as in `3 Duress (Sideboard)`."""

_NO_LETTERS = re.compile(r"[\W_]+")


def _folded(word: str) -> str:
    """Fold case and accents, with single spaces; `ё` and `е` are equal."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return _NO_LETTERS.sub(" ", letters).strip()


_PART_OF: Mapping[str, ListPart] = {
    _folded(word): part for part, words in _WORDS.items() for word in words.split("|")
}

_CARD_NAMES = frozenset(("avatar", "conspiracy"))
"""Names of cards as well: with a number before and nothing else they are that."""
_COUNTED_CARD = re.compile(r"\d{1,3}\s*[x×]?\s+(?P<name>[^\W\d]+)", re.IGNORECASE)

_THEMES = frozenset(map(_folded, _NO_DECK_CARDS.split("|")))

LONGEST_HEADING = 60
"""Maximum number of characters in a heading."""

_CARDS = r"(?:cards?|cartas?|карт\w{0,2}|karten?|cartes?|carte|枚|장|张|張)"
_IN = r"(?:(?:in|en|в)\s+(?:(?:the|el)\s+)?)"
_DECORATION = " []()<>{}*=#~_-–—:•·|./（）［］【】《》〈〉「」：・〇○◎★☆■□◆◇●○▼▽"
_HEADING = re.compile(
    rf"(?:\d{{1,3}}\s*x?\s+(?:{_CARDS}\s+{_IN}?)?)?"
    rf"(?P<words>[^\W\d](?:[^\W\d]|[ '/&(),.-])*?)"
    rf"(?:\s{_CARDS})?(?:[^\w']+\d{{1,3}}(?:\s*{_CARDS})?)?",
    re.IGNORECASE,
)
_ALL = r"(?:total|in all|всего|итого)"
_PART_NAME = (
    r"(?:main\s?deck|main|deck|sideboard|side|mazo(?:\s+principal)?|banquillo|"
    r"(?:\w+\s+)?колод\w|сайдборд\w?|сайд\w?)"
)
_TOTAL = re.compile(
    rf"\W*(?:(?:{_PART_NAME}\s+)?{_ALL}\W*\d{{1,4}}\W*(?:{_CARDS})?|"
    rf"(?:{_ALL}\s+)?(?:(?:number\s+of|n[úu]mero\s+de|de|количество)\s+)?{_CARDS}"
    rf"(?:\s+{_IN}{_PART_NAME})?\W+\d{{1,4}}|"
    rf"\d{{1,4}}\s+(?:{_CARDS}(?:\s+(?:list|deck|{_ALL}|en\s+total))?|{_ALL}))\W*",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[,;/]")


def part_of(word: str) -> ListPart | None:
    """Return the part that a word or two name, `Side-board` and `SIDEBOARD` alike."""
    return _PART_OF.get(_folded(word))


def part_of_mark(word: str) -> ListPart | None:
    """Return the part that a mark beside a card names, such as `*CMDR*`; None for a group."""
    named = part_of(word)
    return None if named is ListPart.GROUP else named


def part_of_categories(written: str) -> ListPart | None:
    """Return the part that categories name: `Commander{top}`, `Maybeboard{noDeck}{noPrice},Ramp`.

    Only the first category counts. One named `Tokens` or the like holds cards that make them,
    unless its flag says that they are not in the deck; `token` marks an actual token.
    """
    first = _BETWEEN.split(written)[0]
    word, _, flags = first.partition("{")
    own = part_of_mark(word)
    if "nodeck" in flags.casefold():
        return (
            own
            if own in (ListPart.SIDEBOARD, ListPart.COMMANDER, ListPart.COMPANION)
            else ListPart.ASIDE
        )
    return None if _folded(word) in _THEMES else own


def heading_of(line: str) -> ListPart | None:
    """Return the part that a heading opens: `Sideboard (15)`, `15 Сайдборд:`, `== Tierras ==`.

    `4 Conspiracy` is a card, `Conspiracy (4)` and `4 Conspiracies` are headings.
    """
    counted = _COUNTED_CARD.fullmatch(line.strip())
    if len(line) > LONGEST_HEADING or (counted and _folded(counted["name"]) in _CARD_NAMES):
        return None
    found = _HEADING.fullmatch(line.strip(_DECORATION))
    return part_of(found["words"]) if found else None


def is_total(line: str) -> bool:
    """Whether a line is only a total: `60 cards`, `Всего: 75`."""
    return len(line) <= LONGEST_HEADING and _TOTAL.fullmatch(line) is not None
