"""`judgekit penalty`: the penalty for an infraction, given a penalty history and a day."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from datetime import UTC, datetime

from judgekit.cli.answer import WRONG_CALL, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.domain.infractions.policy import NONE, Edition, Entry, PolicyLevel
from judgekit.domain.infractions.remedy import circumstances_in
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import Prior, because, rule
from judgekit.domain.shared.moment import is_day
from judgekit.views.infractions.policy_level import policy_level
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.words import message

PREFIXES: Mapping[PolicyLevel, str] = {
    PolicyLevel.REGULAR: "jar-",
    PolicyLevel.COMPETITIVE: "ipg-",
}


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The penalty, the reason, and whether it needs the head judge."""
    if arguments.id.strip().lower() == NONE:
        because_none = context.wording.say("No infraction was committed, so there is no penalty.")
        nothing = {"penalty": NONE, "because": because_none, "needs_head_judge": False}
        return Answer(nothing, because_none, asks_library=False)
    entry = _entry(arguments, context)
    edition = Edition(arguments.edition)
    day = arguments.date or datetime.now(UTC).astimezone().date().isoformat()
    if not is_day(day):
        raise _wrong(
            context, message("“{date}” is not a date; write it like 2026-11-21."), date=quoted(day)
        )
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
    lines = [penalty_name(ruling.penalty, context.wording), why]
    if ruling.needs_head_judge:
        lines.append(say("The head judge gives it."))
    return Answer(data, "\n".join(lines), asks_library=False)


def _entry(arguments: argparse.Namespace, context: Context) -> Entry:
    catalogue = context.policy.catalogue()
    entry = catalogue.entry(arguments.id.strip().lower())
    if entry is None:
        raise _refused(
            context,
            message(
                "There is no infraction “{id}”; ids are written like ipg-2.5 or jar-tardiness."
            ),
            id=quoted(arguments.id),
        )
    level = policy_level(arguments.rel)
    if entry.level is not level:
        raise _refused(
            context,
            message(
                "{id} is not used at this Rules Enforcement Level; its own ids begin with {prefix}."
            ),
            id=entry.id,
            prefix=PREFIXES[level],
        )
    return entry


def _prior(text: str, day: str, context: Context) -> Prior:
    """Parse `ID:penalty@YYYY-MM-DD`; the day is by default the one asked about."""
    infraction, _, rest = text.strip().lower().partition(":")
    penalty, at, given = rest.partition("@")
    known = infraction == NONE or context.policy.catalogue().entry(infraction) is not None
    if not known or penalty not in list(Penalty) or (at and not is_day(given)):
        raise _wrong(
            context,
            message(
                "“{prior}” is not an earlier penalty; write it like ipg-2.5:warning@2026-11-21."
            ),
            prior=quoted(text),
        )
    return Prior(infraction, Penalty(penalty), given or day)


def _circumstance(name: str, entry: Entry, edition: Edition, context: Context) -> str:
    known = [each.name for each in circumstances_in(entry, edition)]
    if name not in known:
        listed = ", ".join(known) or context.wording.say("none")
        raise _wrong(
            context,
            message("{id} has no circumstance “{name}”; it has: {known}."),
            id=entry.id,
            name=quoted(name),
            known=listed,
        )
    return name


def _refused(context: Context, refusal: str, **values: object) -> CallRefused:
    return CallRefused(context.wording.say(refusal, **values))


def _wrong(context: Context, refusal: str, **values: object) -> CallRefused:
    return CallRefused(context.wording.say(refusal, **values), WRONG_CALL)
