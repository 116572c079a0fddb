"""Entry point of the command line: from a call's arguments to its answer and exit status."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

import msgspec

from judgekit import __version__
from judgekit.cli.answer import (
    DONE,
    ENVIRONMENT_FAILED,
    Answer,
    CallRefused,
    HelpAsked,
    VersionAsked,
)
from judgekit.cli.context import Context
from judgekit.cli.harmless import harmless_json, harmless_text
from judgekit.cli.output import OutputFailed, print_text, say
from judgekit.cli.parser import parse_call
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.views.words.failures import failure_sentence
from judgekit.views.words.words import Words

ContextFactory = Callable[[Words, str | None], Context]
INTERRUPTED = 130
"""Exit status that shells expect of a program ended with Ctrl+C."""

BugReporter = Callable[[Exception], str]


FOLDERS: Mapping[str, str] = {
    **dict.fromkeys(("align", "changes", "compare", "documents", "editions", "import"), "rules."),
    **dict.fromkeys(("outline", "search", "show"), "rules."),
    **dict.fromkeys(("card", "cards", "deck"), "decks."),
    **dict.fromkeys(("infraction", "penalty"), "policy."),
    **dict.fromkeys(("player", "rehearse", "report", "rounds", "run", "schedule"), "tournaments."),
    **dict.fromkeys(("state", "steps", "tiebreakers"), "tournaments."),
    **dict.fromkeys(("join", "share", "shared"), "sharing."),
    **dict.fromkeys(("doctor", "find"), ""),
}
"""Package of each verb's module below `judgekit.cli`."""

MODULES: Mapping[str, str] = {"import": "import_document"}
"""Name of a verb's module where it can't be the verb itself."""


def main(
    call: Sequence[str],
    make_context: ContextFactory,
    system_language: str,
    report_bug: BugReporter,
    locale: Path,
) -> int:
    """Answer one call on standard output; return the exit status (0 to 3).

    `make_context` builds the services once the arguments are valid; `report_bug` stores an
    unexpected exception and returns where; `locale` has the catalogues.
    """
    wording = Words(locale, _language_of(call) or system_language)
    try:
        return _answer(call, make_context, wording)
    except CallRefused as refused:
        say(refused.sentence)
        return refused.status
    except EnvironmentFailure as failure:
        say(failure_sentence(failure, wording))
        return ENVIRONMENT_FAILED
    except OutputFailed as failed:
        say(
            wording.say(
                "The answer could not be written to standard output ({why}); send it elsewhere.",
                why=failed,
            )
        )
        return ENVIRONMENT_FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        say(
            wording.say(
                "The program failed and could not answer; the report is in {path}.",
                path=report_bug(error),
            )
        )
        return ENVIRONMENT_FAILED


def _answer(call: Sequence[str], make_context: ContextFactory, wording: Words) -> int:
    try:
        arguments = parse_call(call, wording)
    except HelpAsked as asked:
        print_text(asked.text.rstrip())
        return DONE
    except VersionAsked:
        answer = Answer({"version": __version__}, f"judgekit {__version__}")
        _write(answer, as_json="--json" in call)
        return DONE
    context = make_context(wording, arguments.lang)
    answer = _verb(arguments.verb)(arguments, context)
    _write(answer, as_json=arguments.json)
    for unread in context.library().unread if answer.asks_library else ():
        failure = EnvironmentFailure(FailureReason(unread.reason), unread.source)
        say(failure_sentence(failure, wording))
    return answer.status


def _verb(name: str) -> Callable[[argparse.Namespace, Context], Answer]:
    """Import a verb's module only when it is called."""
    module = import_module(f"judgekit.cli.{FOLDERS[name]}{MODULES.get(name, name)}")
    run: Callable[[argparse.Namespace, Context], Answer] = module.run
    return run


def _language_of(call: Sequence[str]) -> str | None:
    """Find `--lang` before parsing: refusals are worded in that language too."""
    for position, word in enumerate(call):
        following = " ".join(call[position + 1 : position + 2])
        language = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and language in LANGUAGES:
            return language
    return None


def _write(answer: Answer, *, as_json: bool) -> None:
    """Print an answer; a batch is always lines of JSON."""
    if answer.data is None:
        print_text(harmless_json(answer.text))
    elif as_json:
        print_text(harmless_json(msgspec.json.encode(answer.data).decode()))
    else:
        print_text(harmless_text(answer.text))
    if answer.remark:
        say(answer.remark)
