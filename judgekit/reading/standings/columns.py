"""Headings of standings in English, Spanish and Russian, and the rows below them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from judgekit.domain.standings.player_standing import HIGHEST_POINTS, PlayerStanding
from judgekit.reading.standings.figures import played, points_of, record_of


class Column(StrEnum):
    """Content of a column; all others are ignored."""

    NAME = "name"
    FIRST_NAME = "first-name"
    LAST_NAME = "last-name"
    POINTS = "points"
    RECORD = "record"
    WINS = "wins"
    LOSSES = "losses"
    DRAWS = "draws"


_WORDS: Final[Mapping[Column, str]] = {
    Column.NAME: (
        "player|players|player name|name|team|team name|jugador|jugadora|jugadores|equipo|"
        "nombre del jugador|nombre y apellidos|apellidos y nombre|participante|"
        "игрок|игроки|имя игрока|фио|команда|участник|имя фамилия|имя и фамилия|фамилия имя|"
        "фамилия и имя"
    ),
    Column.FIRST_NAME: "first name|first|given name|firstname|nombre|nombre de pila|имя",
    Column.LAST_NAME: "last name|last|surname|lastname|family name|apellido|apellidos|фамилия",
    Column.POINTS: (
        "points|pts|match points|mp|total points|puntos|ptos|puntos de partida|"
        "очки|очков|баллы|баллов|очки матчей|о"
    ),
    Column.RECORD: (
        "record|match record|w l d|w l t|wld|w d l|match w l d|match results|v d e|"
        "registro|historial|balance|рекорд|счет|счёт|в п н"
    ),
    Column.WINS: "wins|win|w|won|match wins|victorias|ganadas|ganados|v|g|победы|побед|в",
    Column.LOSSES: "losses|loss|l|lost|match losses|derrotas|perdidas|p|поражения|поражений|п",
    Column.DRAWS: "draws|draw|d|drawn|ties|t|match draws|empates|empatadas|e|ничьи|ничьих|н",
}
_COLUMN_OF: Final[Mapping[str, Column]] = {
    word: column for column, words in _WORDS.items() for word in words.split("|")
}
_NO_WORD = re.compile(r"[\W_]+")
_LETTER = re.compile(r"[^\W\d_]")


class Columns(NamedTuple):
    """Position of each column, from 0."""

    at: Mapping[Column, int]
    width: int
    """Number of columns."""

    def fit(self, cells: Sequence[str]) -> bool:
        """Whether a row has all required cells."""
        return len(cells) > max(self.at.values())

    def cells_of_words(self, words: Sequence[str]) -> Sequence[str] | None:
        """Split a row that is separated only by spaces: a name may have several words, everything
        before and after it is figures. None if that isn't so."""
        place = self.at.get(Column.NAME, self.width)
        behind = len(words) - (self.width - 1 - place)
        others = (*words[:place], *words[behind:])
        if not place < behind <= len(words) or any(map(_LETTER.search, others)):
            return None
        return [*words[:place], " ".join(words[place:behind]), *words[behind:]]

    def record(self, cells: Sequence[str]) -> PlayerStanding | None:
        """Return the record in a row; None if a cell doesn't match its heading."""
        name = self._name(cells)
        record = record_of(self._cell(cells, Column.RECORD))
        if record is None:
            record = self._counted(cells)
        points = points_of(self._cell(cells, Column.POINTS))
        if not _LETTER.search(name) or (points is None and record is None):
            return None
        worth = played(record) if points is None and record is not None else points or 0
        if worth > HIGHEST_POINTS:
            return None
        return PlayerStanding(name, worth, *(record or ()))

    def _name(self, cells: Sequence[str]) -> str:
        parts = (Column.NAME, Column.FIRST_NAME, Column.LAST_NAME)
        return " ".join(filter(None, (self._cell(cells, part) for part in parts)))

    def _counted(self, cells: Sequence[str]) -> tuple[int, int, int] | None:
        wins, losses, draws = (
            points_of(self._cell(cells, each))
            for each in (Column.WINS, Column.LOSSES, Column.DRAWS)
        )
        return (wins, losses, draws or 0) if wins is not None and losses is not None else None

    def _cell(self, cells: Sequence[str], column: Column) -> str:
        place = self.at.get(column, -1)
        return cells[place].strip() if 0 <= place < len(cells) else ""


def columns_of(cells: Sequence[str]) -> Columns | None:
    """Return the columns if these cells are headings with a player and points, else None."""
    words = [_NO_WORD.sub(" ", cell.casefold()).strip() for cell in cells]
    at: dict[Column, int] = {}
    for place, word in enumerate(words):
        column = _COLUMN_OF.get(word)
        if column is Column.DRAWS and word == "d" and {"v", "e"} <= {*words}:
            column = Column.LOSSES  # victorias, derrotas, empates
        if column is not None:
            at.setdefault(column, place)
    has_name = bool({Column.NAME, Column.FIRST_NAME, Column.LAST_NAME} & {*at})
    has_points = bool({Column.POINTS, Column.RECORD} & {*at})
    has_points = has_points or {Column.WINS, Column.LOSSES} <= {*at}
    return Columns(at, len(cells)) if has_name and has_points else None
