"""`judgekit rounds`: recommended Swiss rounds and playoff for a number of players."""

from __future__ import annotations

import argparse

from judgekit.cli.answer import Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.rules.citations import ground_fields, ground_line
from judgekit.domain.setup.recommendation import (
    FEWEST_IN_CHART,
    Byes,
    RecommendedRounds,
    fewest_participants,
    recommended_rounds,
    rounds_rule,
)


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The row of the chart, weighted by byes, and its section."""
    byes = Byes(arguments.byes_1, arguments.byes_2, arguments.byes_3)
    found = _recommended(arguments, byes, context)
    ground = ground_fields(context, rounds_rule(context.reader_language))
    minimum, rule = fewest_participants(teams=arguments.teams, language=context.reader_language)
    data = {
        "swiss": found.swiss,
        "playoff": found.playoff,
        "single_elimination": found.single_elimination or None,
        "players": arguments.players,
        "counted_players": found.counted,
        "teams_only": found.teams_only,
        **ground,
        "minimum": {
            "players": minimum,
            "met": arguments.players >= minimum,
            "document": rule.document,
            "ref": rule.ref,
        },
    }
    say = context.wording.say
    lines = [
        say(
            "Swiss rounds: {swiss}; playoff: top {playoff}.",
            swiss=found.swiss,
            playoff=found.playoff,
        )
        if found.swiss
        else say(
            "No Swiss rounds: single elimination, rounds: {rounds}.",
            rounds=found.single_elimination,
        )
    ]
    if byes.players:
        lines.append(
            say("With the byes the chart is read for {counted} players.", counted=found.counted)
        )
    if arguments.players < minimum:
        lines.append(
            say(
                "A rated event needs at least {minimum} ({ref}).",
                minimum=minimum,
                ref=f"MTR {rule.ref}",
            )
        )
    return Answer(data, "\n".join([*lines, ground_line(ground)]))


def _recommended(arguments: argparse.Namespace, byes: Byes, context: Context) -> RecommendedRounds:
    say = context.wording.say
    if byes.players > arguments.players:
        sentence = say(
            "More players have byes ({byes}) than there are ({players}); count everybody "
            "as a player.",
            byes=byes.players,
            players=arguments.players,
        )
        raise CallRefused(sentence)
    found = recommended_rounds(
        arguments.players, byes, booster_draft_playoff=arguments.booster_draft_playoff
    )
    if found is None:
        raise CallRefused(
            say(
                "The chart of rounds begins at {fewest} teams or 5 players; {players} are too few.",
                fewest=FEWEST_IN_CHART,
                players=arguments.players,
            )
        )
    return found
