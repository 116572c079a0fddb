"""`judgekit player`: one player's data, to give or to erase."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from judgekit.cli.answer import DONE, NO_ANSWER, WRONG_CALL, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.tournaments.kept_tournament import kept_in, tournament_folder
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.personal.erasure import Erased, Erasure
from judgekit.engine.personal.one_player import export_player
from judgekit.engine.resuming import ClockInDoubt, GoOn
from judgekit.engine.tournament_session import TournamentSession
from judgekit.storage.files.whole_file import WholeFile
from judgekit.system.installation import installation_id
from judgekit.system.wall_clock import MachineClock, SteadyClock
from judgekit.views.words.erasures import erased_sentences, erasure_question, left_sentences
from judgekit.views.words.refusals import refusal_sentence


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Export or erase the player."""
    if arguments.action == "export":
        return _export(arguments, context)
    return _erase(arguments, context)


def _export(arguments: argparse.Namespace, context: Context) -> Answer:
    exported = export_player(_recorded_in(Path(arguments.event), context), arguments.name)
    if isinstance(exported, Refusal):
        raise _refused(exported, context)
    text = msgspec.json.format(msgspec.json.encode(exported), indent=2)
    if arguments.out is None:
        return Answer(exported, text.decode(), DONE, asks_library=False)
    path = Path(arguments.out).absolute()
    if path.exists():
        sentence = context.wording.say(
            "{path} is there already; name a file that is not.", path=quoted(str(path))
        )
        raise CallRefused(sentence)
    if not path.parent.is_dir():
        sentence = context.wording.say(
            "There is no folder {path}; name one that is there.", path=quoted(str(path.parent))
        )
        raise CallRefused(sentence)
    WholeFile(path, is_own=False).replace(text + b"\n")
    said = context.wording.say("Written: {path}", path=path)
    return Answer({"out": str(path)}, said, DONE, asks_library=False)


def _erase(arguments: argparse.Namespace, context: Context) -> Answer:
    path, words = Path(arguments.event), context.wording
    erasure = Erasure(_recorded_in(path, context), arguments.name)
    if erasure.refusal is not None:
        raise _refused(erasure.refusal, context)
    foreseen = erasure.foreseen()
    if not arguments.yes and not _agreed(arguments.name, foreseen, context):
        said = words.say("Nothing was erased.")
        return Answer({"erased": False}, said, NO_ANSWER, asks_library=False)
    session = _session(context)
    try:
        if isinstance(session.open_file(path), ClockInDoubt):
            session.resume(GoOn.LAST_ENTRY)  # no time is told here, so none is to pass on clocks
        done = session.erase(arguments.name, reason=arguments.reason)
    finally:
        session.close()
    if isinstance(done, Refusal):
        raise _refused(done, context)
    data = {
        "erased": True,
        "stand_in": done.stand_in,
        "entries": foreseen.entries,
        "notes": foreseen.notes,
        "left": [{"words": each, "steps": list(foreseen.left[each])} for each in foreseen.left],
    }
    sentences = (*erased_sentences(done.stand_in, words), *left_sentences(foreseen, words))
    return Answer(data, "\n".join(sentences), DONE, asks_library=False)


def _recorded_in(path: Path, context: Context) -> Sequence[Recorded]:
    """Return the events of a file; what a newer program wrote is refused, for not all of it can be
    searched."""
    kept = kept_in(path, context)
    if kept.remark:
        raise EnvironmentFailure(FailureReason.EVENT_TOO_NEW, str(path))
    return kept.recorded


def _agreed(name: str, foreseen: Erased, context: Context) -> bool:
    """Ask on standard error; only the word for yes, or its first letter, is a yes."""
    words = context.wording
    if sys.stdin is None or not sys.stdin.isatty():
        raise CallRefused(words.say("Nobody can be asked here; add --yes to erase."), WRONG_CALL)
    yes = words.say("yes")
    lines = (*erasure_question(name, foreseen, words), *left_sentences(foreseen, words))
    asked = words.say("Erase it? Type {yes}, or anything else to leave it: ", yes=yes)
    sys.stderr.write("\n".join((*lines, asked)))
    sys.stderr.flush()
    typed = sys.stdin.readline().strip().casefold()
    return typed != "" and typed in (yes.casefold(), yes[:1].casefold())


def _session(context: Context) -> TournamentSession:
    data = context.folders.data
    device = Device(installation_id(data), os.urandom, grain=SECOND, formerly=platform.node())
    clock = _UnstampedClock(MachineClock().read)
    return TournamentSession(tournament_folder(context), clock, device)


class _UnstampedClock(SteadyClock):
    """Erasing says nothing about what time it is: the next opening still asks if in doubt."""

    def stamp(self) -> tuple[str, int]:
        """Return no boot."""
        return "", 0


def _refused(refusal: Refusal, context: Context) -> CallRefused:
    return CallRefused(refusal_sentence(refusal, context.wording))
