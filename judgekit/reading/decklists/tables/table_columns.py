"""Column names of decklist tables, in the languages that the game is printed in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from enum import StrEnum


class ListColumn(StrEnum):
    """Content of a column."""

    COUNT = "count"
    CARD = "card"
    NAME = "name"
    """Name of the card, or of the player if another column has the card."""
    PART = "part"
    CATEGORY = "category"
    """The owner's category of a card; sometimes that is the part."""
    MAIN = "main"
    """Copies in the main deck; in a table without cards, the main deck itself."""
    SIDEBOARD = "sideboard"
    """Copies, or yes and no; in a table without cards, the sideboard itself."""
    COMMANDER = "commander"
    ASIDE = "aside"
    """Copies listed but not in the deck, or yes and no."""
    PLAYER = "player"
    TEAM = "team"
    """In a table without players, the team takes the player's role."""
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    LIST = "list"
    DECK = "deck"
    """The decklist, or only its name."""


_NAMES: Mapping[ListColumn, str] = {
    ListColumn.COUNT: (
        "count|qty|quantity|quantity x|amount|copies|total quantity|cantidad|cant|copias|"
        "unidades|количество|кол во|колво|копий|копии|число|шт|"
        "anzahl|menge|stück|stk|stückzahl|quantité|qté|exemplaires|nombre de cartes|"
        "quantità|qtà|copie|quantidade|qtd|qtde|cópias|"
        "枚数|数量|枚|수량|매수|장수|개수|數量|张数|張數"
    ),
    ListColumn.CARD: (
        "card|card name|cardname|cards|carta|cartas|nombre de carta|nombre de la carta|"
        "карта|карты|название карты|имя карты|"
        "karte|karten|kartenname|name der karte|nom de la carte|nom de carte|carte|cartes|"
        "nome della carta|nome carta|nome da carta|carte da gioco|"
        "カード|カード名|카드|카드 이름|카드이름|카드명|"
        "卡牌|卡牌名|卡牌名称|卡牌名稱|卡名|牌名|卡片名称|卡片名稱"
    ),
    ListColumn.NAME: (
        "name|nombre|название|имя|full name|nombre completo|фио|nom|nome|名前|名称|名稱|이름"
    ),
    ListColumn.PART: (
        "board|section|zone|part|location|zona|sección|seccion|parte|раздел|зона|часть|место|"
        "where|pile|deck part|lugar|local|stapel|emplacement|bereich|teil|partie|sezione|seção|"
        "ボード|場所|区分|領域|구역|구분|区域|區域"
    ),
    ListColumn.CATEGORY: (
        "category|categories|categoría|категория|kategorie|kategorien|catégorie|catégories|"
        "categoria|categorie|categorias|カテゴリ|カテゴリー|카테고리|类别|類別|分类|分類"
    ),
    ListColumn.MAIN: (
        "main|md|mb|main deck|maindeck|mainboard|main board|mazo principal|principal|"
        "основа|основная колода|мейн|мейндек|мейнборд|в основе|в мейне|в колоде|"
        "hauptdeck|deck principal|mazzo principale|baralho principal|"
        "メイン|メインデッキ|メインボード|메인|메인덱|메인 덱|主牌|主牌组|主牌組"
    ),
    ListColumn.SIDEBOARD: (
        "sideboard|sideboarded|side board|side|sb|"
        "banquillo|reserva|sidebar|en banquillo|сайдборд|сайд|в сайдборде|в сайде|в запасе|запас|"
        "réserve|riserva|サイド|サイドボード|사이드|사이드보드|备牌|備牌"
    ),
    ListColumn.COMMANDER: (
        "commander|commanders|comandante|comandantes|командир|командиры|"
        "kommandeur|commandant|統率者|커맨더|지휘관|指挥官|指揮官"
    ),
    ListColumn.ASIDE: "maybeboard|maybe board|maybe|token|tokens",
    ListColumn.PLAYER: (
        "player|player name|playername|username|user|screen name|jugador|jugadora|"
        "nombre del jugador|игрок|имя игрока|участник|"
        "spieler|spielerin|spielername|joueur|joueuse|nom du joueur|giocatore|giocatrice|"
        "jogador|jogadora|プレイヤー|プレイヤー名|선수|플레이어|玩家|选手|選手|牌手"
    ),
    ListColumn.TEAM: "team|team name|equipo|nombre del equipo|команда|название команды",
    ListColumn.FIRST_NAME: "first name|firstname|given name|nombre de pila",
    ListColumn.LAST_NAME: "last name|lastname|surname|family name|apellido|apellidos|фамилия",
    ListColumn.LIST: (
        "decklist|deck list|list|lista|lista de mazo|lista del mazo|деклист|список|список колоды"
    ),
    ListColumn.DECK: (
        "deck|deck name|deckname|mazo|baraja|nombre del mazo|колода|название колоды|"
        "mazzo|baralho|デッキ|デッキ名|덱|덱 이름|套牌|牌组|牌組"
    ),
}

_COLUMN_OF: Mapping[str, ListColumn] = {
    name: column for column, names in _NAMES.items() for name in names.split("|")
}

_OF_PARTS: Mapping[ListColumn, ListColumn] = {
    ListColumn.MAIN: ListColumn.MAIN,
    ListColumn.DECK: ListColumn.MAIN,
    ListColumn.SIDEBOARD: ListColumn.SIDEBOARD,
    ListColumn.COMMANDER: ListColumn.COMMANDER,
    ListColumn.ASIDE: ListColumn.ASIDE,
}
"""What a heading beside a word for copies names: `Qty in Deck` the copies in the main deck."""
_COUNT_WORDS = frozenset(" ".join(_NAMES[ListColumn.COUNT].split("|")).split()) - {"de", "carta"}
_BESIDE = "in|is|of|the|de|del|en|la|el|le|los|no|nr|num|number|total"
"""Words that stand beside a part and a count without changing what is meant."""
_OF_PRINTINGS = (
    "set|edition|expansion|edición|издание|extension|edizione|edição|ausgabe|erweiterung|"
    "printing|language|lang|idioma|lengua|язык|sprache|langue|lingua|foil|finish|premium|"
    "rarity|rareza|редкость|seltenheit|rareté|rarità|raridade|color|colour|colors|colours|"
    "identity|identities|цвет|farbe|couleur|colore|cor|price|precio|цена|preis|prix|prezzo|"
    "preço|currency|value|cost|cmc|mana|condition|condición|состояние|zustand|état|condizione|"
    "condição|grade|date|added|modified|proxy|alter|altered|misprint|signed|promo|textless|"
    "pinned|annotated|collector|number|id|sku|code|artist|power|toughness|legality|legal|"
    "tradelist|trade|binder|folder|tag|tags|セット|言語|レアリティ|색|语言|稀有度"
)
"""Words in headings of what tells one printing or copy of a card from another."""

_BESIDE_WORDS = frozenset(_BESIDE.split("|"))
_PRINTING_WORDS = frozenset(_OF_PRINTINGS.split("|"))

_COUNT_OR_PRINTING = frozenset(
    {"#", "№", "number", "no", "num", "nr", "número", "numero", "numéro", "nummer", "номер"}
)
"""Headings of copies; of the collector number if there is another such column or an edition."""
_EDITION = frozenset({"set", "set code", "set name", "edition", "expansion", "edición", "издание"})
_FRENCH = frozenset({"nom", "carte", "cartes", "nom de la carte", "nom de carte"})
"""Beside one of these, `nombre` is French for a count, else Spanish for a name."""

_BEFORE_CAPITAL = re.compile(r"(?<=[^\W_A-ZА-ЯЁ])(?=[A-ZА-ЯЁ])")
_NO_LETTERS = re.compile(r"[\W_]+")


def columns_of(headings: Sequence[str]) -> Mapping[ListColumn, int]:
    """Return the position of each known column, counted from 0; of duplicates, the first."""
    found: dict[ListColumn, int] = {}
    written = [_words_of(heading) or heading.strip() for heading in headings]
    is_french = not _FRENCH.isdisjoint(written)
    for at, words in enumerate(written):
        column = _COLUMN_OF.get(words) or _column_of_a_part(words)
        if is_french and words == "nombre":
            column = ListColumn.COUNT
        if column:
            found.setdefault(column, at)
    number = next((at for at, words in enumerate(written) if words in _COUNT_OR_PRINTING), None)
    has_other = ListColumn.MAIN in found or not _EDITION.isdisjoint(written)
    if number is not None and not has_other:
        found.setdefault(ListColumn.COUNT, number)
    settled = dict(_settled(found))
    names_players = settled.keys() & {ListColumn.PLAYER, ListColumn.LAST_NAME}
    if ListColumn.TEAM in settled and not names_players:
        settled[ListColumn.PLAYER] = settled.pop(ListColumn.TEAM)
    return settled


def is_of_quantity(heading: str) -> bool:
    """Whether a heading has a word for copies."""
    return "#" in heading or not _COUNT_WORDS.isdisjoint(_words_of(heading).split())


def is_of_printing(heading: str) -> bool:
    """Whether a column is about the printing or the copy of a card, its price or its rules."""
    return not _PRINTING_WORDS.isdisjoint(_words_of(heading).split())


def _column_of_a_part(words: str) -> ListColumn | None:
    """Return the column of `Sideboard Quantity`, `Qty SB` or `Is Commander`; of `Total Qty` the
    count."""
    each = words.split()
    rest = [word for word in each if word not in _COUNT_WORDS | _BESIDE_WORDS]
    if len(rest) == len(each):
        return None
    if not rest:
        return None if _COUNT_WORDS.isdisjoint(each) else ListColumn.COUNT
    named = _COLUMN_OF.get(" ".join(rest))
    return _OF_PARTS.get(named) if named else None


def _words_of(heading: str) -> str:
    """Return a heading's words in lower case, `CardName` and `card_name` alike."""
    spaced = _BEFORE_CAPITAL.sub(" ", unicodedata.normalize("NFC", heading))
    return _NO_LETTERS.sub(" ", spaced.casefold().replace("ё", "е")).strip()


def _settled(found: dict[ListColumn, int]) -> Mapping[ListColumn, int]:
    """Resolve `name` to that of the card, of the player, or of the player in one of two cells."""
    at = found.pop(ListColumn.NAME, None)
    if at is None:
        return found
    if ListColumn.LAST_NAME in found:
        return {ListColumn.FIRST_NAME: at, **found}
    one_list_a_row = ListColumn.COUNT not in found and (
        ListColumn.LIST in found or ListColumn.DECK in found
    )
    if ListColumn.CARD in found or one_list_a_row:
        return {ListColumn.PLAYER: at, **found}
    return {**found, ListColumn.CARD: at}
