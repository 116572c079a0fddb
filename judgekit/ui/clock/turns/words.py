"""Texts of the tracker of additional turns."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.clock.state import TURNS_FOR_SLOW_PLAY
from judgekit.ui.words.wording import duration_text, reading_text, time_with_seconds
from judgekit.views.clock.turn_facts import CellKind, Phase, TurnCell, TurnFacts, initials

translate = QCoreApplication.translate


def player_name(facts: TurnFacts, seat: int) -> str:
    """Return the player in that seat, or the team that plays together; without pairings, a name by
    side."""
    if len(facts.names) == 2:
        return facts.names[seat]
    if facts.plays_together:
        return translate("Turns", "Team B") if seat else translate("Turns", "Team A")
    return translate("Turns", "Player B") if seat else translate("Turns", "Player A")


def player_letters(facts: TurnFacts) -> tuple[str, str]:
    """Return the letters below the track; seat numbers where names would give the same letter."""
    if len(facts.names) != 2:
        return "A", "B"
    return initials(facts.names) or ("1", "2")


def table_words(table: int) -> str:
    """Return the panel's title."""
    return translate("Turns", "Table {table}").format(table=table)


def judge_words(facts: TurnFacts) -> str:
    """Return who is judging at the table."""
    if not facts.judge:
        return translate("Turns", "No judge at the table")
    return translate("Turns", "{judge} at the table").format(judge=facts.judge)


def turn_words(facts: TurnFacts, seat: int) -> str:
    """Return whose turn it is."""
    return translate("Turns", "{player} takes the turn").format(player=player_name(facts, seat))


def then_words(facts: TurnFacts) -> str:
    """Return who comes next."""
    if facts.is_last:
        return translate("Turns", "the last turn; no game begins after it")
    words = translate("Turns", "then {player}")
    return words.format(player=player_name(facts, 1 - facts.seat))


def legend_words(facts: TurnFacts) -> tuple[str, str]:
    """Return what the letters stand for, and which turns are from Slow Play."""
    letters = player_letters(facts)
    players = " · ".join(f"{letters[seat]} {player_name(facts, seat)}" for seat in (0, 1))
    added = [str(number) for number in range(facts.total - facts.added + 1, facts.total + 1)]
    if not added:
        return players, ""
    words = translate("Turns", "{turns}: Slow Play")
    return players, words.format(turns=", ".join(added))


def log_row(facts: TurnFacts, number: int) -> tuple[str, str, str]:
    """Return a turn for the list: number, player and time of its start."""
    turn = facts.turns[number]
    name = player_name(facts, turn.seat)
    if turn.extra:
        name = translate("Turns", "{player}, extra turn").format(player=name)
    which = translate("Turns", "Turn {number}").format(number=number)
    return which, name, time_with_seconds(turn.at)


def track_words(facts: TurnFacts) -> str:
    """Return the track in words, for a screen reader."""
    words = translate("Turns", "Turn {turn} of {turns}")
    said = [words.format(turn=facts.number, turns=facts.total)]
    if facts.phase is Phase.TURNS:
        said.append(turn_words(facts, facts.seat))
    if facts.added:
        said.append(legend_words(facts)[1])
    return ", ".join(said)


def cell_words(facts: TurnFacts, cell: TurnCell) -> str:
    """Return one turn of the track in words, for its tool tip."""
    states = {
        CellKind.DONE: translate("Turns", "done"),
        CellKind.NOW: translate("Turns", "now"),
        CellKind.TO_COME: translate("Turns", "to come"),
        CellKind.FROM_SLOW_PLAY: translate("Turns", "from Slow Play"),
    }
    words = translate("Turns", "Turn {number}, {player}: {state}")
    name = player_name(facts, cell.seat)
    return words.format(number=cell.number, player=name, state=states[cell.kind])


def wait_words(facts: TurnFacts) -> tuple[str, str]:
    """Return the time until turns may begin and an explanation, for a table before its deadline."""
    if facts.left is None or facts.deadline is None:
        return "", ""
    reading = reading_text(facts.reading)
    values = {"table": facts.table, "reading": reading, "time": time_with_seconds(facts.deadline)}
    if facts.is_held:
        words = translate(
            "Turns",
            "A call or a check is open at table {table}: so much is left when it ends.",
        )
    elif facts.is_paused:
        words = translate(
            "Turns",
            "The clock is paused. Table {table} plays until {reading}.",
        )
    else:
        words = translate("Turns", "Table {table} plays until {reading}, at {time}.")
    return duration_text(_up_to_the_second(facts.left)), words.format_map(values)


def too_early_words(facts: TurnFacts) -> str:
    """Return the refusal to begin the turns before the deadline."""
    words = translate("Turns", "Table {table} plays until {reading}: turns may start in {wait}.")
    return words.format(
        table=facts.table, reading=reading_text(facts.reading), wait=wait_words(facts)[0]
    )


def _up_to_the_second(left: int) -> int:
    return left + -left % 1_000


def slow_play_words(facts: TurnFacts) -> tuple[str, str]:
    """Return the text of the Slow Play button, and the line below it."""
    if facts.phase is Phase.TURNS:
        return (
            translate("Turns", "Slow Play, Warning only"),
            translate("Turns", "Adds no turns now: the table is already in its additional turns."),
        )
    total = facts.total + TURNS_FOR_SLOW_PLAY
    words = translate("Turns", "Adds two: {total} turns instead of {now}, after all extensions.")
    return (
        translate("Turns", "Slow Play, two more turns"),
        words.format(total=total, now=facts.total),
    )


def ending_words(facts: TurnFacts) -> tuple[str, tuple[str, ...]]:
    """Return the outcome in a few words, and the steps that follow.

    See MTR 2.5, which has been 2.4 since November 2023.
    """
    if facts.phase is Phase.ENDED:
        return translate("Turns", "The round is over"), ()
    if facts.phase is Phase.UNTIMED:
        return translate("Turns", "This round has no time limit"), (
            translate("Turns", "Without a limit there are no additional turns."),
        )
    if facts.phase is Phase.DONE:
        return translate("Turns", "The match is over"), (
            translate("Turns", "Collect the result slip."),
        )
    if not facts.single_elimination:
        return translate("Turns", "An unfinished game is a draw"), (
            translate("Turns", "The match goes by the games won so far; equal ones are a draw."),
            translate("Turns", "No new game begins."),
        )
    steps = [
        translate("Turns", "More games won: that player has won the match."),
        translate("Turns", "Games equal: whoever has more life wins the game in progress."),
        translate(
            "Turns",
            "Life equal, or between games: play goes on, and from now on whoever has less life "
            "loses the game.",
        ),
    ]
    if facts.plays_together:
        steps.append(translate("Turns", "A team that plays together counts as one player."))
    return translate("Turns", "This match can’t end in a draw"), tuple(steps)


def edition_words() -> str:
    """Return the section's number in later editions."""
    return translate("Turns", "In editions since November 2023 this is section 2.4.")
