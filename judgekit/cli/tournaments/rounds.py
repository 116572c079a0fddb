"""`judgekit rounds`: recommended Swiss rounds and playoff for a number of players."""

from __future__ import annotations

import argparse
from datetime import date

from judgekit.cli.answer import Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.rules.citations import ground_fields, ground_line
from judgekit.domain.rules.figures import DatedFigure, FiguresInForce
from judgekit.domain.setup.recommendation import (
    Byes,
    RecommendedRounds,
    fewest_in_chart,
    fewest_participants,
    recommended_rounds,
    rounds_rule,
)
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.domain.shared.tournament_rules import edition_day
from judgekit.views.words.edition_facts import in_force, text_differs, uncertain


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The row of the chart, weighted by byes, and its section."""
    byes = Byes(arguments.byes_1, arguments.byes_2, arguments.byes_3)
    library = context.library()
    figures = library.figures.on(arguments.date or date.today().isoformat())
    found = _recommended(arguments, byes, figures, context)
    chart = library.in_current(rounds_rule(context.reader_language), figures.day)
    ground = ground_fields(context, chart)
    minimum, rule = fewest_participants(
        figures, teams=arguments.teams, language=context.reader_language
    )
    rule = library.in_current(rule, figures.day)
    of_text = figures.known.on(edition_day(rule))
    in_text = fewest_participants(of_text, teams=arguments.teams, language="en")[0].number
    data = {
        "swiss": found.swiss,
        "playoff": found.playoff,
        "single_elimination": found.single_elimination or None,
        "players": arguments.players,
        "counted_players": found.counted,
        "teams_only": found.teams_only,
        **ground,
        "edition": figures.edition,
        "known_until": figures.known.known_until,
        "minimum": {
            "players": minimum.number,
            "met": arguments.players >= minimum.number,
            "document": rule.document,
            "ref": rule.ref,
            "edition": figures.edition,
            "ref_in_force": minimum.section,
            "in_text": in_text,
            "changed_between": minimum.between,
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
    if found.teams_only and not arguments.teams:
        lines.append(say("The chart has this row for teams only."))
    if arguments.players < max(minimum.number, in_text):
        lines += _minimum_lines(minimum, in_text, rule, context)
    lines.append(in_force(figures, context.wording))
    return Answer(data, "\n".join([*lines, ground_line(ground)]))


def _minimum_lines(
    minimum: DatedFigure, in_text: int, rule: RuleReference, context: Context
) -> list[str]:
    """What a rated tournament needs, whether that is certain, and what the text says instead."""
    say = context.wording.say
    needed = say(
        "A rated event needs at least {minimum} ({ref}).",
        minimum=minimum.number,
        ref=f"MTR {minimum.section}",
    )
    lines = [needed, uncertain(minimum, context.wording)]
    if in_text != minimum.number:
        lines.append(text_differs(in_text, edition_day(rule), context.wording))
    return [line for line in lines if line]


def _recommended(
    arguments: argparse.Namespace, byes: Byes, figures: FiguresInForce, context: Context
) -> RecommendedRounds:
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
        figures, arguments.players, byes, booster_draft_playoff=arguments.booster_draft_playoff
    )
    if found is None:
        raise CallRefused(
            say(
                "The chart of rounds begins at {fewest} teams or 5 players; {players} are too few.",
                fewest=fewest_in_chart(figures),
                players=arguments.players,
            )
        )
    return found
