"""Arguments of the verbs of a shared event."""

from __future__ import annotations

import argparse
import ipaddress
from collections.abc import Callable

from judgekit.cli.bounded import within
from judgekit.views.words.words import Words

VerbMaker = Callable[[str], argparse.ArgumentParser]
HIGHEST_PORT = 65_534
"""The server listens at the port after the hub's."""


def add_sharing_verbs(verb: VerbMaker, wording: Words) -> None:
    """Add the verbs that share an event, join one, and look at one."""
    share, join, shared = verb("share"), verb("join"), verb("shared")
    name = wording.say("who sits at this laptop, as the others see it")
    join.add_argument(
        "invitation",
        metavar="INVITATION",
        nargs="?",
        help=wording.say(
            "an invitation, a code with the hub’s address (CODE@ADDRESS:PORT), or a code alone;"
            " none for an event in which this laptop takes part already"
        ),
    )
    for each in (share, join):
        each.add_argument(
            "--event",
            metavar="FILE",
            required=True,
            help=wording.say("the file of an event that keeps what happens"),
        )
    shared.add_argument(
        "--event",
        metavar="FILE",
        required=True,
        help=wording.say("the file of an event; it is only read"),
    )
    share.add_argument("--name", metavar="NAME", required=True, help=name)
    join.add_argument("--name", metavar="NAME", default="", help=name)
    share.add_argument(
        "--port",
        type=within(1, HIGHEST_PORT),
        metavar="PORT",
        help=wording.say("the port of the hub; it needs the next one too"),
    )
    share.add_argument(
        "--bind",
        type=_address,
        metavar="ADDRESS",
        help=wording.say("the address of the hub (all of this laptop)"),
    )
    share.add_argument(
        "--web",
        action="store_true",
        help=wording.say("switch on the pages for screens and judges’ phones from the start"),
    )
    share.add_argument(
        "--approve-all",
        action="store_true",
        help=wording.say("let in whoever has an invitation, in all roles; for tests"),
    )


def _address(text: str) -> str:
    return str(ipaddress.ip_address(text))
