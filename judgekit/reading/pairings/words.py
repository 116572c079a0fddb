"""Words of printed pairings in English, Spanish and Russian, and the kinds of cells."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Column(StrEnum):
    """Content of a column; `OPEN` is decided cell by cell."""

    TABLE = "table"
    NUMBER = "number"
    """A sequence number: the table if there is no table column, else ignored."""
    SIDE = "side"
    """A player or a team."""
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    IGNORED = "ignored"
    OPEN = "open"


class Cell(StrEnum):
    """Kind of a cell by its form alone."""

    EMPTY = "empty"
    NUMBER = "number"
    IGNORED = "ignored"
    """Points, a record, a result, an account number, a country in brackets."""
    VERSUS = "versus"
    BYE = "bye"
    LOSS = "loss"
    """A loss assigned without a match."""
    NAME = "name"


_SPACES = re.compile(r"[^\S\n\t]+")
_LETTERS_ONLY = re.compile(r"[\W_]+")

_HEADINGS: Final[Mapping[Column, str]] = {
    Column.TABLE: (
        "table|tables|tbl|table number|table no|table id|tablenumber|pod|mesa|mesas|n mesa|"
        "no mesa|nº mesa|numero de mesa|num mesa|стол|столы|стола|номер стола|n стола|no стола"
    ),
    Column.NUMBER: "|n|no|nº|num|numero|number|match|match number|partida|номер|матч|n п п|п п",
    Column.SIDE: (
        "player|players|player name|name|names|team|teams|team name|team player|opponent|opponents|"
        "opponent name|opp|home|away|entrant|participant|"
        "jugador|jugadora|jugadores|nombre|nombre del jugador|equipo|equipos|oponente|rival|"
        "contrincante|adversario|participante|nombre y apellidos|apellidos y nombre|"
        "игрок|игроки|имя|имя игрока|фио|команда|команды|соперник|противник|оппонент|"
        "участник|имя фамилия|имя и фамилия|фамилия имя|фамилия и имя|player name opponent name"
    ),
    Column.FIRST_NAME: (
        "first name|first|given name|firstname|opponent first name|opp first name|nombre de pila"
    ),
    Column.LAST_NAME: (
        "last name|last|surname|lastname|family name|opponent last name|opp last name|"
        "apellido|apellidos|фамилия"
    ),
    Column.IGNORED: (
        "vs|v|versus|contra|против|points|pts|point|match points|opponent points|score|"
        "record|records|result|results|seat|seats|dci|dci number|dci no|id|player id|account|"
        "account number|wizards account|wizards account id|country|nation|city|club|rank|place|"
        "standing|deck|decklist|decklists|archetype|omw|gw|ogw|omwp|seed|status|notes|note|"
        "format|wins|losses|draws|games|w|l|d|signature|time|"
        "puntos|pts opp|punto|ptos|registro|resultado|resultados|asiento|silla|pais|ciudad|"
        "puesto|posicion|mazo|estado|notas|cuenta|victorias|derrotas|empates|firma|historial|"
        "очки|очков|баллы|счет|результат|результаты|место|посадка|страна|город|клуб|колода|"
        "статус|рейтинг|победы|поражения|ничьи|подпись|примечание|аккаунт|номер dci|рекорд"
    ),
}
_COLUMN_OF: Final[Mapping[str, Column]] = {
    word: column for column, words in _HEADINGS.items() for word in words.split("|")
}
_DIGITS = re.compile(r"\s*\b\d+\b")
_ORDINAL = re.compile(r"\s*(?:\b(?:\d|[abcdаб]|one|two|uno|dos)|(?<=[a-zа-я])\d)$")

_BYE_WORD = (
    r"(?<![^\W\d_])(?:byes?|libres?|descansan?|descanso|exent[oa]s?|"
    r"бай|пропуск|пропуска[ею]т|свободен|свободна|свободны|тех(?:ническая|\.) победа|"
    r"sin (?:rival|oponente)|без (?:соперника|пары|противника)|no opponent|unpaired)\b"
    r"(?:\s+(?:asignado|assigned|awarded|тура))?"
)
_BYE = rf"(?:assigned|awarded|first[- ]round|round|full|technical|técnico)?\s*{_BYE_WORD}"
_BYE_WHOLE = re.compile(rf"[\W_]*{_BYE}[\W_]*", re.IGNORECASE)
_BYE_BEGINNING = re.compile(rf"[\W_]*{_BYE}", re.IGNORECASE)
_BYE_LIST = re.compile(rf"[\W_]*{_BYE}\s*:\s*(?P<names>.*\w.*)", re.IGNORECASE)
_BYES_BEGINNING = re.compile(
    r"[\W_]*(?:byes|libres|exent[oa]s|descansan|свободны|пропускают)\b", re.IGNORECASE
)
_BYE_FIRST = re.compile(
    rf"(?:\d{{1,2}}:\d{{2}})?[\W_]*{_BYE}\s*(?:[:=–—-]|[*)\]_]+[\s:–—-])\s*(?P<name>.*\w.*)",
    re.IGNORECASE,
)
_BYE_LAST = re.compile(
    rf"(?P<name>.*?\w[^\w\s]?)\s*(?:\s[\W_]*|[(\[*:–—]+\s*)"
    rf"(?:(?:assigned|awarded|first[- ]round)\s+)?{_BYE_WORD}[\W_]*",
    re.IGNORECASE,
)
_BYE_SENTENCE = re.compile(
    r"(?P<name>.+?)\s+(?:(?:was|is|are|has|have|been|gets?|got|receives?|received)\s+)+"
    r"(?:(?:assigned|awarded|given)\s+)?(?:(?:a|the)\s+(?:\w+[- ])?)?byes?(?:\s+this round)?\W*"
    r"|(?P<name_es>.+?)\s+(?:reciben?|tienen?|obtienen?)\s+(?:(?:un|el)\s+)?bye\W*"
    r"|(?P<name_ru>.+?)\s+(?:получа[ею]т|получил|получила|получили|име[ею]т)\s+(?:бай|пропуск)\W*",
    re.IGNORECASE,
)
_AROUND_NAME = " -–—:*"
_LOSS = re.compile(
    r"[\W_]*(?:assigned|awarded|round|match|technical)?\s*"
    r"(?:loss|no[- ]show|derrota(?: asignada)?|(?:(?:техническое|присуждено) )?поражение)[\W_]*",
    re.IGNORECASE,
)
_VERSUS_WORD = r"(?:vs\.?|v\.s\.?|versus|against|contra|против|(?:🆚|⚔)\ufe0f?)"
_VERSUS_WHOLE = re.compile(rf"(?:{_VERSUS_WORD}|v\.?|x|×)", re.IGNORECASE)
_VERSUS_INSIDE = re.compile(rf"(?<!\S){_VERSUS_WORD}(?!\S)", re.IGNORECASE)
_WEAK_VERSUS = re.compile(r"\s(?:[-–—]+|v\.?|x|×)\s")
_BEFORE_BYE = re.compile(
    rf"\s(?:{_VERSUS_WORD}|v\.?|x|×|plays|is|has|gets|está|queda|tiene)$", re.IGNORECASE
)

_RECORD = r"\d{1,2}\s?[-–—/]\s?\d{1,2}(?:\s?[-–—/]\s?\d{1,2})?"
_POINTS = r"\d{1,3}\s*(?:pts?|points?|puntos?|ptos?|очк\w*|балл\w*|match points?)\.?"
_ACCOUNT = r"#?\d{6,}"
_SCORED = re.compile(
    rf"(?P<one>\D+?)\s(?:\d{{1,2}}|{_RECORD})\s(?P<other>\D+?)\s(?:\d{{1,2}}|{_RECORD})"
)
_IGNORED = re.compile(
    rf"[(\[]?(?:{_RECORD}|{_POINTS}|{_ACCOUNT})[)\]]?"
    r"|\(\d{1,3}\)|\[[A-Z]{2,3}\]"
    r"|\d+[.,]\d+\s*%?|\d+\s*%|\d{1,2}:\d{2}"
    r"|[^\s@]+@[^\s@]+\.\w+"
    r"|.+\s(?:won|gana|ganó|победил|победила)\s\d.*"
    rf"|(?:{_RECORD}\s)?(?:draw|empate|ничья)(?:\s{_RECORD})?"
    r"|(?:result )?not (?:yet )?reported|pending|in progress|playing"
    r"|sin (?:resultado|reportar)|pendiente|en juego|в игре|не внесен|не внесён",
    re.IGNORECASE,
)
_COUNTRY = r"(?!(?:BYE|FM|JR|SR|II|III|IV)\b)[A-Z]{2,3}"
_BEHIND_NAME = re.compile(
    rf"\s*(?:[*†‡]+|\s#\d{{1,3}}|\((?:{_RECORD}|{_POINTS}|\d{{1,3}}|{_ACCOUNT}|{_COUNTRY})\)|\[(?:{_COUNTRY}|\d+|{_RECORD})\]"
    rf"|\s(?:\d{{1,2}}-\d{{1,2}}-\d{{1,2}}|{_POINTS}|{_ACCOUNT}))$"
)
_TABLE = re.compile(
    r"(?:[^\w(\[{<\"'“«„#№]|_)*"
    r"(?P<word>(?:table|tbl|mesa|стол|pod|match|partida|матч)\b\.?\s*|[tm]\.?(?=\d))?"
    r"(?:[#№]|n[º°]\.?|no\.)?\s*(?P<number>\d{1,5})(?:[*`ºª°]*|_)"
    r"(?:\s*[–—-]+>?(?=\s|$)|\s*[.:,;)\]](?!\d)|(?=\s|$))\s*(?P<rest>.*)",
    re.IGNORECASE,
)
_TABLE_LAST = re.compile(
    r"(?P<rest>.*\w.*?)[\s,;:@(\[–—-]+(?:table|mesa|стол)\s*[#№]?\s*(?P<number>\d{1,5})\W*",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d{1,5}")

_HEADING_LINE = re.compile(
    r"(?:[\W_]*|\W*\d{1,5}\W*"
    r"|\W*(?:round|ronda|раунд|тур)\W*\d+.*|\W*\d+\S{0,3}\s+(?:round|ronda|раунд|тур)\b.*"
    r"|\W*(?:page|página|pagina|pág|pag|стр|страница)\b\W*\d+.*|\d+\s*(?:of|de|/|из)\s*\d+"
    r"|.*\b(?:pairings?|emparejamientos?|emparejamiento|pareos?|паринги?|парингов)\b.*"
    r"|\W*(?:event|tournament|date|time|format|printed|sanctioning|organizer|location|store|"
    r"evento|torneo|fecha|hora|formato|impreso|organizador|lugar|tienda|"
    r"турнир|событие|дата|время|формат|напечатано|организатор|место проведения|клуб)"
    r"(?:\s(?:number|name|id|número|nombre|on|at|el)|:|\s+\d).*"
    r"|\W*(?:total|players|tables|jugadores|mesas|всего|игроков|столов)\b\s*:?\s*\d*"
    r"|(?:https?://|www\.)\S*.*|.*©.*"
    r"|\W*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b.*"
    r"|(?:\w+,?\s+)?\d{1,2}\W?(?:\s?(?:de|of))?\s[^\W\d]{3,}\.?,?(?:\s(?:de|of))?\s\d{4}\b.*"
    r"|(?:\w+,\s+)?[^\W\d]{3,}\s\d{1,2},\s\d{4}\b.*"
    r"|\d{1,2}:\d{2}.*)",
    re.IGNORECASE,
)
_ROUND_NAME = re.compile(
    r"\d{1,5}\W{0,2}\s+(?:(?:Round|Ronda|Раунд|Тур)|(?P<capitals>RONDA|ROUND|РАУНД|ТУР))"
    r"(?:,\s*|\s+)(?P<behind>[^\W\d_]+)(?!.*(?:pairing|emparejam|паринг))"
)
_ROUND = re.compile(
    r"\b(?:round|ronda|раунд|тур)\W*(\d{1,2})\b|\b(\d{1,2})\S{0,3}\s+(?:раунд|тур|ronda|round)\b",
    re.IGNORECASE,
)


def tidy(text: str) -> str:
    """Remove invisible characters and normalize spaces; tabs and line ends stay."""
    visible = "".join(
        " " if c in "\f\v" else c for c in text if c in "\t\n\f\v" or not _is_invisible(c)
    )
    return unicodedata.normalize("NFC", _SPACES.sub(_same_width, visible))


def _same_width(spaces: re.Match[str]) -> str:
    return " " * len(spaces.group())


def _is_invisible(character: str) -> bool:
    return unicodedata.category(character) in ("Cf", "Cc", "Cs")


def heading_column(cell: str) -> Column | None:
    """Return the column of a heading; None for an unknown heading."""
    decomposed = unicodedata.normalize("NFD", cell.casefold().replace("й", "\ue000"))
    plain = "".join(c for c in decomposed if not unicodedata.combining(c)).replace("\ue000", "й")
    words = _LETTERS_ONLY.sub(" ", plain).strip()
    if words in _COLUMN_OF:
        return _COLUMN_OF[words]
    return _COLUMN_OF.get(_ORDINAL.sub("", _DIGITS.sub("", words)))


def cell_of(text: str) -> Cell:
    """Return the kind of a cell by its form."""
    if _NUMBER.fullmatch(text):
        return Cell.NUMBER
    if _VERSUS_WHOLE.fullmatch(text):
        return Cell.VERSUS
    if _IGNORED.fullmatch(text):
        return Cell.IGNORED
    if _BYE_WHOLE.fullmatch(text):
        return Cell.BYE
    if _LOSS.fullmatch(text):
        return Cell.LOSS
    return Cell.NAME if any(c.isalnum() for c in text) else Cell.EMPTY


def table_before(text: str) -> tuple[int | None, str]:
    """Return the table number at the front of a text and the rest; (None, text) without one."""
    found = _TABLE.fullmatch(text)
    if found is None:
        return None, text
    return int(found["number"]), found["rest"]


def table_behind(text: str) -> tuple[int | None, str]:
    """Return the table at the end of `Lena Petrova - Table 4` and the text before it."""
    found = _TABLE_LAST.fullmatch(text)
    return (int(found["number"]), found["rest"].strip()) if found else (None, text)


def is_table_line(text: str) -> bool:
    """Whether a text is just `Table 12`."""
    found = _TABLE.fullmatch(text)
    return found is not None and bool(found["word"]) and not found["rest"]


def bye_in(text: str) -> str | None:
    """Return who has a bye in a text: `Rossi, Anna BYE`, `Bye: Rossi, Anna`, a sentence."""
    sentence = bye_sentence(text)
    if sentence is not None:
        return sentence
    first, last = _BYE_FIRST.fullmatch(text), _BYE_LAST.fullmatch(text)
    if first is not None:
        return first["name"].strip(_AROUND_NAME)
    if last is None or _may_be_surnamed_bye(text):
        return None
    return _BEFORE_BYE.sub("", last["name"].strip(_AROUND_NAME))


def _may_be_surnamed_bye(text: str) -> bool:
    """Whether a text ends with a word for a bye that may be a family name: behind one word, as in
    `6 Anna Bye`, or behind more than one name has, as in `6 Juan Vega Pia Libre`."""
    words = name_of(table_before(text)[1]).split()
    if len(words) < 2 or not (words[0][0].isupper() and words[-1][0].isupper()):
        return False
    is_apart = cell_of(words[-2]) in (Cell.VERSUS, Cell.EMPTY) or not words[-2][-1].isalnum()
    return not is_apart and (len(words) == 2 or (len(words) > 3 and words[-1].istitle()))


def begins_with_bye(text: str) -> bool:
    """Whether a text begins with a word for a bye."""
    return _BYE_BEGINNING.match(text) is not None


def bye_list_in(text: str) -> str | None:
    """Return the names behind `Byes:`; None for anything else."""
    found = _BYE_LIST.fullmatch(text)
    return found["names"] if found else None


def names_several_byes(text: str) -> bool:
    """Whether a text begins with the plural of a bye: `Byes: ...`."""
    return _BYES_BEGINNING.match(text) is not None


def bye_sentence(text: str) -> str | None:
    """Return who has a bye in `Anna Rossi was assigned a bye`; None for anything else."""
    found = _BYE_SENTENCE.fullmatch(text)
    name = next(filter(None, found.groups()), None) if found else None
    return name if name and any(map(str.isalpha, name)) else None


def sides_of(text: str) -> list[str]:
    """Split `Rossi, Anna vs. Petrova, Lena` into sides; one side without such a word."""
    return [part.strip() for part in _VERSUS_INSIDE.split(text)]


def sides_by_dash(text: str) -> list[str]:
    """Split at a lone dash or `v`."""
    return [part.strip() for part in _WEAK_VERSUS.split(text)]


def sides_by_score(text: str) -> list[str]:
    """Return the two names of `Rossi, Anna 6 Petrova, Lena 3`, as copied from a PDF."""
    found = _SCORED.fullmatch(text)
    return [found["one"].strip(), found["other"].strip()] if found else []


def name_of(text: str) -> str:
    """Return a player or team without the points, record, country or account printed after it."""
    name = text.strip().strip('"«»“”').strip()
    while (shorter := _BEHIND_NAME.sub("", name).strip()) != name and shorter:
        name = shorter
    return " ".join(name.split())


def is_heading_line(text: str) -> bool:
    """Whether a line is a title, page number, date or rule, and certainly no pairing."""
    return _HEADING_LINE.fullmatch(text) is not None and not is_round_as_name(text)


def is_round_as_name(text: str) -> bool:
    """Whether a numbered line has a word for a round as a name: `6 Ronda, Raúl`, `6 Тур Ольга`."""
    found = _ROUND_NAME.match(text)
    if found is None or not found["behind"][0].isupper():
        return False
    return not (found["capitals"] and found["behind"].isupper())


def round_in(text: str) -> int | None:
    """Return the round that a title names."""
    found = _ROUND.search(text)
    return int(found[1] or found[2]) if found else None
