"""`judgekit tiebreakers`: standings from a file of match results."""

from __future__ import annotations

import argparse
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from pathlib import Path

from judgekit.cli.answer import Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.rules.citations import ground_fields, ground_line
from judgekit.domain.standings.tiebreakers import (
    Contradiction,
    ContradictoryResults,
    Standing,
    counts_games_of_teams,
    ranking_rule,
    standings,
    tiebreakers_rule,
)
from judgekit.reading.match_results.reader import LARGEST_BYTES, parse_match_results
from judgekit.reading.match_results.rows import ResultsFault, UnusableResults
from judgekit.storage.files.user_file import read_user_file
from judgekit.views.words.edition_facts import in_force
from judgekit.views.words.words import message

DECIMALS = 6
SHOWN_DECIMALS = 4
COLUMNS = (
    message("#"),
    message("player"),
    message("points"),
    message("result"),
    message("opp. match"),
    message("games"),
    message("opp. games"),
    message("matches"),
)
FAULTS: Mapping[ResultsFault, str] = {
    ResultsFault.TOO_LARGE: message(
        "{file} is larger than results of an event can be; give one with the results alone."
    ),
    ResultsFault.NOT_TEXT: message("{file} is not text; save it as CSV or JSON in UTF-8."),
    ResultsFault.NOT_RESULTS: message(
        "{file} is not a list of matches; `judgekit tiebreakers --help` says how one is written."
    ),
    ResultsFault.BROKEN_ROW: message(
        "Line {place} of {file} can't be split into columns; check its quotation marks."
    ),
    ResultsFault.NOTHING_THERE: message(
        "{file} has no results; give each match a row below the headings."
    ),
    ResultsFault.NO_COLUMN: message(
        "{file} lacks “{column}”; a match is told by round, player, opponent, won, lost and drawn."
    ),
    ResultsFault.SAME_COLUMN: message(
        "{file} has two columns for “{column}”; keep the one that is meant."
    ),
    ResultsFault.TOO_MANY_CELLS: message(
        "Row {place} of {file} has more cells than there are headings; quote names with commas."
    ),
    ResultsFault.NO_PLAYER: message(
        "Row {place} of {file} names no player; a bye stands where the opponent would."
    ),
    ResultsFault.CELL_TOO_LONG: message(
        "Row {place} of {file} has a cell too long for a name; check where its cells end."
    ),
    ResultsFault.BAD_ROUND: message(
        "Row {place} of {file} names no round; write its number, from 1 up."
    ),
    ResultsFault.BAD_GAMES: message(
        "Row {place} of {file} has no number of games under “{column}”; write 0 to 99, or 2-1-0."
    ),
    ResultsFault.NO_RESULT: message(
        "Row {place} of {file} has no result; write the games won, lost and drawn, or take it out."
    ),
}
CONTRADICTIONS: Mapping[Contradiction, str] = {
    Contradiction.OWN_OPPONENT: message(
        "In round {round} {player} is listed as their own opponent; correct that match."
    ),
    Contradiction.TWO_MATCHES: message(
        "In round {round} {player} has two matches; keep the one that was played."
    ),
    Contradiction.TWO_RESULTS: message(
        "In round {round} the match of {player} has two different results; keep the right one."
    ),
}


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Everybody's points and percentages, best first, and the sections that define them."""
    library, language = context.library(), context.reader_language
    figures = library.figures.on(arguments.date or date.today().isoformat())
    uses_games = not arguments.teams or counts_games_of_teams(figures)
    table = _standings(arguments.file, uses_games, context)
    rules = (tiebreakers_rule(language), ranking_rule(language))
    ground, order = (
        ground_fields(context, library.in_current(rule, figures.day)) for rule in rules
    )
    data = {
        "standings": [_row(standing) for standing in table],
        "game_percentages": uses_games,
        **ground,
        "edition": figures.edition,
        "known_until": figures.known.known_until,
        "order": order,
    }
    return Answer(
        data,
        "\n".join(
            [
                *_lines(table, context),
                "",
                in_force(figures, context.wording),
                *map(ground_line, (ground, order)),
            ]
        ),
    )


def _standings(path: str, uses_games: bool, context: Context) -> tuple[Standing, ...]:
    say = context.wording.say
    try:
        results = parse_match_results(read_user_file(Path(path), LARGEST_BYTES))
        return standings(results, game_percentages=uses_games)
    except UnusableResults as bad:
        file = quoted(Path(path).name)
        sentence = say(FAULTS[bad.fault], file=file, place=bad.place, column=bad.column)
        raise CallRefused(sentence) from bad
    except ContradictoryResults as bad:
        sentence = say(
            CONTRADICTIONS[bad.contradiction], player=quoted(bad.player), round=bad.round
        )
        raise CallRefused(sentence) from bad


def _row(standing: Standing) -> dict[str, object]:
    return {
        "rank": standing.rank,
        "player": standing.player,
        "match_points": standing.match_points,
        "wins": standing.match_wins,
        "losses": standing.match_losses,
        "draws": standing.match_draws,
        "byes": standing.byes,
        "rounds_played": standing.rounds,
        "game_points": standing.game_points,
        "games_played": standing.games,
        "match_win_percentage": _decimal(standing.match_win),
        "game_win_percentage": _decimal(standing.game_win),
        "opponents_match_win_percentage": _decimal(standing.opponents_match_win),
        "opponents_game_win_percentage": _decimal(standing.opponents_game_win),
    }


def _decimal(value: Fraction | None) -> float | None:
    return None if value is None else float(round(value, DECIMALS))


def _lines(table: Sequence[Standing], context: Context) -> list[str]:
    """The standings as aligned columns, with the percentages in tiebreaker order."""
    rows = [tuple(context.wording.say(column) for column in COLUMNS)]
    mark = "." if context.wording.language == "en" else ","
    for each in table:
        percentages = (
            each.opponents_match_win,
            each.game_win,
            each.opponents_game_win,
            each.match_win,
        )
        matches = f"{each.match_wins}-{each.match_losses}-{each.match_draws}"
        shown = (_shown(value, mark) for value in percentages)
        rows.append((str(each.rank), each.player, str(each.match_points), matches, *shown))
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_filled(row, widths)).rstrip() for row in rows]


def _shown(value: Fraction | None, mark: str) -> str:
    return "–" if value is None else f"{float(value):.{SHOWN_DECIMALS}f}".replace(".", mark)


def _filled(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    """Pad the cells to their widths: names left-aligned, numbers right-aligned."""
    spaces = [" " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)]
    return [
        cell + space if column == 1 else space + cell
        for column, (cell, space) in enumerate(zip(row, spaces, strict=True))
    ]


def _width(text: str) -> int:
    """Number of terminal columns that a text takes."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    return len(text) + wide - sum(map(bool, map(unicodedata.combining, text)))
