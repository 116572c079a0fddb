"""From the words of a call to its answer on the terminal and its exit status."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

import msgspec

from judgekit.cli.answer import ENVIRONMENT_FAILED, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.parser import parse_call
from judgekit.cli.wording import LANGUAGES, Wording
from judgekit.engine.ports import EnvironmentFailure

ContextFactory = Callable[[Wording, str | None], Context]
BugReporter = Callable[[Exception], str]


def main(
    call: Sequence[str],
    make_context: ContextFactory,
    system_language: str,
    report_bug: BugReporter,
) -> int:
    """Answer one call on standard output; returns the exit status (0 to 3).

    `make_context` builds the services once the words of the call are known to be right;
    `report_bug` keeps what nothing else caught and says where.
    """
    wording = Wording(_language_of(call) or system_language)
    try:
        arguments = parse_call(call, wording)
        context = make_context(wording, arguments.lang)
        answer = _verb(arguments.verb)(arguments, context)
        _write(answer, as_json=arguments.json)
        for unread in context.library().unread:
            _say(wording.say(f"failure.{unread.reason}", path=unread.source))
    except CallRefused as refused:
        _say(refused.sentence)
        return refused.status
    except EnvironmentFailure as failure:
        _say(wording.failure(failure))
        return ENVIRONMENT_FAILED
    except BrokenPipeError:
        # The reader of the pipe has had enough; the interpreter must not flush into it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return answer.status
    except Exception as error:
        _say(wording.say("bug", path=report_bug(error)))
        return ENVIRONMENT_FAILED
    return answer.status


def _verb(name: str) -> Callable[[argparse.Namespace, Context], Answer]:
    """The verb's own module is imported only when it is called."""
    run: Callable[[argparse.Namespace, Context], Answer] = import_module(f"judgekit.cli.{name}").run
    return run


def _language_of(call: Sequence[str]) -> str | None:
    """`--lang` is wanted before the call is parsed: refusals are worded in it too."""
    for position, word in enumerate(call):
        following = " ".join(call[position + 1 : position + 2])
        language = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and language in LANGUAGES:
            return language
    return None


def _write(answer: Answer, *, as_json: bool) -> None:
    """UTF-8 whatever the terminal thinks it is; a batch is lines of JSON in any case."""
    as_json = as_json and answer.data is not None
    text = msgspec.json.encode(answer.data).decode() if as_json else answer.text
    if text:
        sys.stdout.buffer.write(f"{text}\n".encode())
        sys.stdout.buffer.flush()
    if answer.remark:
        _say(answer.remark)


def _say(sentence: str) -> None:
    """One sentence on standard error; letters the terminal can't show don't stop it."""
    sys.stderr.buffer.write(f"{sentence}\n".encode(sys.stderr.encoding or "utf-8", "replace"))
    sys.stderr.buffer.flush()
