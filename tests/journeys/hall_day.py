"""A tournament day as typed by a judge: the form, the pairings, and so on."""

from __future__ import annotations

from tests.journeys.judge_at_work import JudgeAtWork

STAFF = ("Sofia Reyes", "Marco Silva", "Jon Okafor")


def begin_event(judge: JudgeAtWork, name: str = "Modern Open") -> None:
    """Create a tournament by the form, with 17 players, at Competitive, Reyes at the laptop."""
    judge.write(name).tab_to("Place").write("Málaga").tab_to("Format").write("Modern")
    judge.tab_to("Regular").keys("Right", "Space")
    judge.tab_to("Number of players or teams").write("17").tab_to("Name")
    for each in STAFF:
        judge.write(each).keys("Return")
    judge.tab_to("Signed in as").write(STAFF[0])
    judge.keys("Ctrl+Return").stage.settle(20)


def pairings_text(tables: int = 8) -> str:
    """Pairings as copied from a spreadsheet: so many tables, and a bye."""
    rows = [f"{table}\tAnn Lind{table}\tBo Kask{table}" for table in range(1, tables + 1)]
    return "\n".join(["Table\tPlayer 1\tPlayer 2", *rows, "\tIris Novak\tBYE"])


def take_pairings(judge: JudgeAtWork, tables: int = 8) -> None:
    """Take the pairings of the next round."""
    judge.keys("Ctrl+6", "F3").paste(pairings_text(tables)).keys("Ctrl+Return")


def start_round(judge: JudgeAtWork) -> None:
    """Start the round with the proposed values."""
    judge.keys("Ctrl+2", "Space")
    judge.see_alarm("Modern Open: round started.")


def in_round_one(judge: JudgeAtWork) -> JudgeAtWork:
    """Create the tournament, take the pairings, and start the first round."""
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    return judge


def tables_of(judge: JudgeAtWork) -> list[str]:
    """The board without the players' names."""
    return [line.rsplit(" | ", 1)[0] for line in judge.board()]
