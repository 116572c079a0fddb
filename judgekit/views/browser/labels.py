"""What stands on the pages for browsers and doesn't change with the event."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.clock.playing_time import Reason
from judgekit.views.words.clocks import reason_name
from judgekit.views.words.words import Words, message

PHONE_REASONS = (Reason.RULING, Reason.ERRAND, Reason.TARDINESS)
"""Why a call is opened, or an extension given, on a phone."""

SCREEN: Mapping[str, str] = {
    "display": message("Public display"),
    "cut-off": message("Not connected since {time}"),
    "may-be-wrong": message("A pause or a correction would not be seen here."),
    "still-playing": message("Tables still playing"),
    "in-turns": message("Additional turns"),
    "time-of-day": message("time of day"),
    "page": message("page {page} of {pages}"),
}
"""Of the public display."""

PHONE: Mapping[str, str] = {
    "cut-off": message("Not connected since {time}"),
    "may-be-wrong": message("What you press now is not sent."),
    "ends": message("ends {time}"),
    "board": message("Board"),
    "call": message("Call"),
    "rules": message("Rules"),
    "sit": message("I sit here"),
    "sits": message("You sit here"),
    "leave": message("Leave table"),
    "open-call": message("Open call"),
    "close-call": message("Close call"),
    "call-open": message("Call open"),
    "if-closed": message("If closed now, tell the table"),
    "mistake": message("Opened by mistake"),
    "mistake-sure": message("Undo this call? It then gives no extension."),
    "undo-call": message("Undo call"),
    "next-turn": message("Next turn"),
    "start-turns": message("Whose turn is it?"),
    "done": message("Finish match"),
    "done-sure": message("Is the match at table {table} over?"),
    "match-over": message("Match is over"),
    "give": message("Give extension"),
    "minutes": message("Minutes"),
    "reason": message("Reason"),
    "table": message("Table"),
    "table-named": message("Table {table}"),
    "other-calls": message("Other open calls"),
    "cancel": message("Cancel"),
    "ok": message("OK"),
    "back": message("Back"),
    "search": message("Search rules"),
    "below": message("Sections below"),
    "enter-table": message("Enter the table’s number."),
    "enter-minutes": message("Enter 1 to 60 minutes."),
    "sending": message("Sending…"),
    "not-sent": message("No answer from the laptop. Press again: it counts only once."),
    "join-title": message("Judge’s phone"),
    "join-help": message("Ask at the hub for a code for this phone."),
    "your-name": message("Your name"),
    "code": message("Code of eight digits"),
    "join": message("Ask to join"),
    "waiting": message("Waiting to be let in as {name}"),
    "refused": message("This phone was not let in."),
    "revoked": message("This phone was removed; to come back, ask at the hub for a new code."),
    "sign-out": message("Sign out this phone"),
    "sign-out-sure": message("To come back you will need a new code."),
}
"""Of a judge's phone."""


def screen_labels(words: Words) -> dict[str, str]:
    """The labels of the public display, by name; placeholders are kept."""
    return {name: words.text(text) for name, text in SCREEN.items()}


def phone_labels(words: Words) -> dict[str, str]:
    """The labels of a judge's phone, and the names of reasons as `reason-…`."""
    reasons = {f"reason-{each.value}": reason_name(each.value, words) for each in PHONE_REASONS}
    return {name: words.text(text) for name, text in PHONE.items()} | reasons


def compare_words(words: Words) -> str:
    """What the hub's page says beside the fingerprint of its certificate."""
    return words.say(
        "The phone’s browser warns once, because the certificate is this event’s own. Before you"
        " continue there, open that certificate and compare its SHA-256 fingerprint with this one."
        " If they differ, do not continue: somebody may be listening in."
    )
