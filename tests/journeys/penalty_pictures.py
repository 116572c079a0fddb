"""The hall of the screenshots with penalties: a player at the table of the open call has two
Warnings for the same infraction."""

from __future__ import annotations

from judgekit.domain.infractions.commands import IssuePenalty
from tests.journeys import day_pictures
from tests.journeys.stage import Stage

DAY = "2026-11-21"
GIVEN = (
    ("A. Novák", "ipg-2.3", "warning", 31, 1, "M. Silva"),
    ("L. Petrova", "ipg-3.1", "game-loss", 8, 2, "T. Weber"),
    ("A. Rossi", "ipg-2.5", "warning", 9, 2, "J. Okafor"),
    ("A. Novák", "ipg-2.3", "warning", 8, 3, "T. Weber"),
    ("L. Weiss", "ipg-3.3", "warning", 45, 4, "D. Moreau"),
    ("A. Haddad", "ipg-4.1", "warning", 16, 4, "M. Silva"),
)


def penalised(stage: Stage) -> None:
    """Six penalties, a minute apart, in a round in progress."""
    day_pictures.running(stage)
    for player, infraction, penalty, table, number, judge in GIVEN:
        day_pictures.do(
            stage,
            IssuePenalty(
                player,
                infraction,
                penalty,
                table=table,
                round=number,
                judge=judge,
                day=DAY,
                edition="2024",
                policy=penalty,
            ),
        )
        stage.pass_time(0, 61)
    day_pictures.without_alarms(stage)
