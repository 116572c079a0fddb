"""The manual page `judgekit(1)`, with the commands as the program itself lists them."""

from __future__ import annotations

from judgekit.cli.parser import VERBS

HEAD = r""".TH JUDGEKIT 1 "{day}" "Judgekit {version}" "User Commands"
.SH NAME
judgekit \- companion of a card tournament judge, without a network
.SH SYNOPSIS
.B judgekit
.RB [ \-\-page
.IR PAGE ]
.RB [ \-\-event
.IR FILE ]
.RB [ \-\-rehearsal ]
.br
.B judgekit
.I VERB
.RB [ \-\-json ]
.RB [ \-\-lang
.IR en | es | ru ]
\&...
.br
.B judgekit
.BR \-\-help | \-\-version
.SH DESCRIPTION
Without a verb the window opens: the rules in three languages, the round clock with the deadline of
every table, calls, appeals, infractions, penalties and deck checks.
With a verb the answer goes to standard output, and no display is needed.
.B judgekit
.I VERB
.B \-\-help
lists what a verb takes.
.SH OPTIONS
.TP
.BI \-\-page " PAGE"
open the window at a page
.TP
.BI \-\-event " FILE"
open the window with the event that is kept in a file
.TP
.B \-\-rehearsal
begin a made\-up event to train with
.TP
.B \-\-json
answer with one JSON object
.TP
.BR \-\-lang " " en | es | ru
the reader's language; without it the system's
.SH VERBS
"""
TAIL = r""".SH EXIT STATUS
.TP
.B 0
an answer
.TP
.B 1
nothing was found
.TP
.B 2
the call was not understood
.TP
.B 3
the machine failed: a file that cannot be read, a full disk, a missing library
.SH ENVIRONMENT
.TP
.B JUDGEKIT_HOME
one folder for all that the program keeps, in place of the folders below
.SH FILES
.TP
.I ~/.local/share/judgekit
events, imported documents, bookmarks and notes
.TP
.I ~/.config/judgekit
settings
.TP
.I ~/.cache/judgekit
the search index, which is made again when it is missing
.TP
.I ~/.local/state/judgekit
the program's log, without names of players
"""


def manual_page(version: str, day: str) -> str:
    """The page's source for `man`; `day` is the release's, as `2026-11-26`."""
    verbs = "".join(f".TP\n.B {name}\n{escaped(told)}\n" for name, told in VERBS.items())
    return HEAD.format(day=day, version=version) + verbs + TAIL


def escaped(text: str) -> str:
    """Text of which `man` takes nothing for a request of its own."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
