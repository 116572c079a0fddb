"""`judgekit editions load FILE`: newer facts about editions in place of those that are there."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgekit.cli.answer import NO_ANSWER, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.domain.rules.edition_facts import EditionFacts, FactsRefused
from judgekit.views.words.edition_facts import facts_refusal
from judgekit.views.words.editions import long_date
from judgekit.views.words.words import Words


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Until when everything is known after the file was taken."""
    path = Path(arguments.file)
    try:
        facts = context.make_facts().load(path)
    except FactsRefused as refused:
        sentence = facts_refusal(refused, quoted(path.name), context.wording)
        raise CallRefused(sentence, NO_ANSWER) from refused
    context.rules_provider.refresh()
    data = {
        "known_until": facts.known_until,
        "changes": sum(len(each.changes) for each in facts.changes.sections),
        "figures": len(facts.figures.figures),
        "bans": len(facts.bans.changes),
    }
    return Answer(data, _text(facts, context.wording), asks_library=False)


def _text(facts: EditionFacts, wording: Words) -> str:
    until = {part: long_date(day, wording) for part, day in facts.known_until.items()}
    return "\n".join(
        (
            wording.say("Changes of the rules are known until {date}.", date=until["changes"]),
            wording.say("Figures are known until {date}.", date=until["figures"]),
            wording.say("Banned lists are known until {date}.", date=until["bans"]),
        )
    )
