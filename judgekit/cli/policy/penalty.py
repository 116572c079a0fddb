"""`judgekit penalty`: what an infraction becomes for a player with that record on that day."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from datetime import UTC, datetime

from judgekit.cli.answer import WRONG_CALL, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.policy.infraction import policy_level
from judgekit.domain.infractions.policy import NONE, Edition, Entry, PolicyLevel
from judgekit.domain.infractions.remedy import circumstances_in
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import Prior, because, is_day, rule

PREFIXES: Mapping[PolicyLevel, str] = {
    PolicyLevel.REGULAR: "jar-",
    PolicyLevel.COMPETITIVE: "ipg-",
}


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The penalty, why, and whether it asks for the head judge."""
    if arguments.id.strip().lower() == NONE:
        because_none = context.wording.say("penalty.no-infraction")
        nothing = {"penalty": NONE, "because": because_none, "needs_head_judge": False}
        return Answer(nothing, because_none, asks_library=False)
    entry = _entry(arguments, context)
    edition = Edition(arguments.edition)
    day = arguments.date or datetime.now(UTC).astimezone().date().isoformat()
    if not is_day(day):
        raise _wrong(context, "penalty.date", date=quoted(day))
    priors = [_prior(text, day, context) for text in arguments.prior]
    circumstances = [
        _circumstance(name, entry, edition, context) for name in arguments.circumstance
    ]
    ruling = rule(entry, priors, day, circumstances, edition)
    why = because(context.policy.catalogue(), entry, ruling, context.reader_language)
    data = {
        "penalty": ruling.penalty.value,
        "because": why,
        "needs_head_judge": ruling.needs_head_judge,
    }
    say = context.wording.say
    lines = [say(f"penalty.{ruling.penalty.value}"), why]
    if ruling.needs_head_judge:
        lines.append(say("penalty.ask"))
    return Answer(data, "\n".join(lines), asks_library=False)


def _entry(arguments: argparse.Namespace, context: Context) -> Entry:
    catalogue = context.policy.catalogue()
    entry = catalogue.entry(arguments.id.strip().lower())
    if entry is None:
        raise _refused(context, "infraction.unknown", id=quoted(arguments.id))
    level = policy_level(arguments.rel)
    if entry.level is not level:
        raise _refused(context, "penalty.other-level", id=entry.id, prefix=PREFIXES[level])
    return entry


def _prior(text: str, day: str, context: Context) -> Prior:
    """`ID:penalty@YYYY-MM-DD`; without a day it is of the day that is asked about."""
    infraction, _, rest = text.strip().lower().partition(":")
    penalty, at, given = rest.partition("@")
    known = infraction == NONE or context.policy.catalogue().entry(infraction) is not None
    if not known or penalty not in list(Penalty) or (at and not is_day(given)):
        raise _wrong(context, "penalty.prior", prior=quoted(text))
    return Prior(infraction, Penalty(penalty), given or day)


def _circumstance(name: str, entry: Entry, edition: Edition, context: Context) -> str:
    known = [each.name for each in circumstances_in(entry, edition)]
    if name not in known:
        listed = ", ".join(known) or context.wording.say("penalty.no-circumstances")
        raise _wrong(context, "penalty.circumstance", id=entry.id, name=quoted(name), known=listed)
    return name


def _refused(context: Context, key: str, **values: object) -> CallRefused:
    return CallRefused(context.wording.say(key, **values))


def _wrong(context: Context, key: str, **values: object) -> CallRefused:
    return CallRefused(context.wording.say(key, **values), WRONG_CALL)
