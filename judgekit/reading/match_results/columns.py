"""Column names of match result files in English, Spanish and Russian."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum


class ResultColumn(StrEnum):
    """Content of a column."""

    ROUND = "round"
    PLAYER = "player"
    OPPONENT = "opponent"
    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    UNFINISHED = "unfinished"
    RESULT = "result"
    """Games won, lost and optionally drawn in one cell: `2-1`, `2-0-1`."""


_NAMES: Mapping[ResultColumn, str] = {
    ResultColumn.ROUND: "round|round number|rd|ronda|раунд|тур|номер раунда",
    ResultColumn.PLAYER: (
        "player|player name|player 1|player a|p 1|name|team|team name|team 1|team a|home|"
        "jugador|jugadora|jugador 1|jugador a|nombre|equipo|equipo 1|"
        "игрок|игрок 1|имя|имя игрока|команда|команда 1"
    ),
    ResultColumn.OPPONENT: (
        "opponent|opponent name|opp|vs|versus|player 2|player b|p 2|team 2|team b|away|"
        "oponente|rival|contrincante|jugador 2|jugador b|equipo 2|"
        "соперник|противник|оппонент|игрок 2|команда 2"
    ),
    ResultColumn.WON: (
        "won|wins|win|w|games won|game wins|player wins|player 1 wins|player a wins|p 1 wins|"
        "player 1 games|player 1 score|wins 1|games 1|score 1|team 1 wins|"
        "ganados|ganadas|victorias|juegos ganados|"
        "победы|побед|выиграно|выиграл|игр выиграно|выиграно игр"
    ),
    ResultColumn.LOST: (
        "lost|losses|loss|l|games lost|game losses|opponent wins|player 2 wins|player b wins|"
        "p 2 wins|player 2 games|player 2 score|wins 2|games 2|score 2|team 2 wins|"
        "perdidos|perdidas|derrotas|juegos perdidos|"
        "поражения|поражений|проиграно|проиграл|игр проиграно|проиграно игр"
    ),
    ResultColumn.DRAWN: (
        "drawn|draws|draw|d|games drawn|game draws|ties|tied|empatados|empates|juegos empatados|"
        "ничьи|ничья|ничьих|вничью|игр вничью|вничью игр"
    ),
    ResultColumn.UNFINISHED: (
        "unfinished|unfinished games|games unfinished|sin terminar|no terminados|"
        "juegos sin terminar|juegos no terminados|не окончено|незаконченные|неоконченные|"
        "незавершенные|неоконченные игры|незаконченные игры|незавершенные игры"
    ),
    ResultColumn.RESULT: "result|score|games|resultado|marcador|juegos|результат|счет|игры",
}

_COLUMN_OF: Mapping[str, ResultColumn] = {
    name: column for column, names in _NAMES.items() for name in names.split("|")
}

_BEFORE_CAPITAL = re.compile(r"(?<=[^\W\d_])(?=\d)|(?<=[^\W_A-ZА-ЯЁ])(?=[A-ZА-ЯЁ])")
_NO_LETTERS = re.compile(r"[\W_]+")


def result_column(heading: str) -> ResultColumn | None:
    """Return the column of a heading (`Games won`, `games_won`, `gamesWon`), None if unknown."""
    spaced = _BEFORE_CAPITAL.sub(" ", unicodedata.normalize("NFC", heading))
    words = _NO_LETTERS.sub(" ", spaced.casefold().replace("ё", "е")).strip()
    return _COLUMN_OF.get(words)
