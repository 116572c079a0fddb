"""What a verb of a shared event prints: a JSON object a line, or a sentence a line for a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from judgekit.cli.harmless import harmless_json, harmless_text
from judgekit.cli.output import print_text
from judgekit.cli.tournaments.board import board_lines
from judgekit.cli.tournaments.state_object import clock_snapshots, state_object
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.team import DeviceAsking, Invitation
from judgekit.engine.sharing.after_the_end import LateEntry
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.team.told import (
    HallFacts,
    HubFacts,
    OtherHub,
    StepOutcome,
    TeamMember,
    TeamTrouble,
)
from judgekit.views.browser.labels import compare_words
from judgekit.views.sharing.troubles import trouble_sentence
from judgekit.views.sharing.words_of_return import late_words
from judgekit.views.words.failures import failure_sentence
from judgekit.views.words.refusals import refusal_sentence
from judgekit.views.words.words import Words


class Reporter:
    """Prints each answer at once."""

    def __init__(self, words: Words, *, as_json: bool) -> None:
        self._words = words
        self._as_json = as_json
        self._told: dict[str, StepOutcome] = {}

    def pending(self, line: int, steps: list[str]) -> None:
        """A line was entered: as one step, or as several of which the last one is named."""
        more = {"steps": steps} if len(steps) > 1 else {}
        self._print(
            {"line": line, "step": steps[-1], "state": "pending", **more},
            self._words.say("Line {line}: entered.", line=line),
        )

    def refused(self, line: int, refusal: Refusal) -> None:
        """A line was refused."""
        sentence = refusal_sentence(refusal, self._words, as_in_scripts=True)
        self._print(
            {"line": line, "reason": refusal.code.value, "sentence": sentence},
            self._words.say("line {line}: {sentence}", line=line, sentence=sentence),
        )

    def troubled(self, line: int, trouble: TeamTrouble) -> None:
        """What a line asked for could not be done."""
        sentence = trouble_sentence(trouble, self._words)
        self._print(
            {"line": line, "reason": trouble_code(trouble), "sentence": sentence},
            self._words.say("line {line}: {sentence}", line=line, sentence=sentence),
        )

    def failed(self, line: int, failure: EnvironmentFailure) -> None:
        """A line could not be recorded; nothing of it is kept."""
        sentence = failure_sentence(failure, self._words)
        self._print(
            {"line": line, "reason": failure.reason.value, "sentence": sentence},
            self._words.say("line {line}: {sentence}", line=line, sentence=sentence),
        )

    def settled(self, outcome: StepOutcome) -> None:
        """What became of an own step; `before` if it was told otherwise, before another hub's order
        was followed."""
        told = self._told.get(outcome.step)
        if told == outcome:
            return
        self._told[outcome.step] = outcome
        data: dict[str, object] = {"step": outcome.step, "state": outcome.became.value}
        if told is not None:
            data["before"] = told.became.value
        said = ""
        if outcome.became is Became.CONFIRMED:
            data["sequence"] = outcome.sequence
            if outcome.late:
                data["after_end"] = _late(outcome.late)
                said = "\n".join(late_words(self._words, outcome.late))
        elif outcome.became is Became.MERGED:
            data["into"] = outcome.into
            said = self._words.say("Says the same as a colleague’s entry, which stands.")
            asides = [
                {"step": id_, **_reason(each, self._words)}
                for id_, each in outcome.undecided.items()
            ]
            if asides:
                data["set_aside"] = asides
            said = "\n".join((said, *(_aside_words(each, self._words) for each in asides)))
        elif outcome.refusal is not None:
            reason = _reason(outcome.refusal, self._words)
            data |= reason
            said = _aside_words(reason, self._words)
        self._print(data, said)

    def late(self, late: Sequence[LateEntry]) -> None:
        """A colleague ended a round, or began one, as is known now: what was entered meanwhile in
        the one before counts elsewhere."""
        self._print({"after_end": _late(late)}, "\n".join(late_words(self._words, late)))

    def hub(self, facts: HubFacts, line: int | None = None) -> None:
        """This laptop is the hub."""
        invitation = facts.invitation
        self._print(
            {
                **_line(line),
                "hub": facts.address,
                "fingerprint": facts.fingerprint,
                "invitation": invitation.text,
                "code": invitation.code,
            },
            self._words.say(
                "The hub is at {address}. Invitation for one laptop: {invitation}, or the code"
                " {code}. Fingerprint: {fingerprint}.",
                address=facts.address,
                invitation=invitation.text,
                code=invitation.code,
                fingerprint=facts.fingerprint,
            ),
        )

    def follows(self, hub: str, line: int | None = None, *, is_first: bool = False) -> None:
        """This laptop follows a hub; in the place of the first line of a hub it has its fields."""
        none = {"fingerprint": None, "invitation": None, "code": None} if is_first else {}
        self._print(
            {**_line(line), "hub": hub, **none},
            self._words.say("The hub is now at {address}.", address=hub),
        )

    def invited(self, line: int, invitation: Invitation) -> None:
        """A new invitation."""
        self._print(
            {"line": line, "invitation": invitation.text, "code": invitation.code},
            self._words.say(
                "Invitation for one laptop: {invitation}, or the code {code}.",
                invitation=invitation.text,
                code=invitation.code,
            ),
        )

    def web(self, facts: HallFacts, line: int | None = None) -> None:
        """Where the pages for the hall are, with a new code for a phone."""
        places = facts.places
        self._print(
            {
                **_line(line),
                "screens": list(places.screens),
                "phones": list(places.judges),
                "fingerprint": places.fingerprint,
                "code": facts.code,
            },
            self._words.say(
                "For screens: {screens}. For judges’ phones: {phones}, with the code {code} for one"
                " phone. Fingerprint: {fingerprint}.",
                screens=", ".join(places.screens),
                phones=", ".join(places.judges),
                code=facts.code,
                fingerprint=places.fingerprint,
            )
            + "\n"
            + compare_words(self._words),
        )

    def web_off(self, line: int) -> None:
        """The pages for the hall aren't served any more."""
        self._print(
            {"line": line, "screens": [], "phones": []},
            self._words.say("The pages for screens and phones are switched off."),
        )

    def let_in(self, line: int, device: str) -> None:
        """A laptop that was put out may come back."""
        self._print(
            {"line": line, "device": device},
            self._words.say("Line {line}: entered.", line=line),
        )

    def asks(self, asking: DeviceAsking) -> None:
        """A laptop or a phone asks to be let in."""
        phone = {"phone": True} if asking.is_phone else {}
        self._print(
            {"asks": asking.name, "device": asking.device, "address": asking.address, **phone},
            self._words.say(
                "{name} asks to join; answer with the device {device}.",
                name=asking.name,
                device=asking.device,
            ),
        )

    def flooded(self, member: TeamMember) -> None:
        """A laptop was put out."""
        self._print(
            {"flooded": member.name, "device": member.device},
            self._words.say(
                "{name}’s laptop sent far too much and was removed; `approve` lets {device} in"
                " again.",
                name=member.name,
                device=member.device,
            ),
        )

    def put_out(self, waiting: int) -> None:
        """The hub lets this laptop in no longer."""
        self._print(
            {"revoked": True, "waiting": waiting},
            self._words.say(
                "This laptop was removed from the event; entries waiting here: {count}.",
                count=waiting,
            ),
        )

    def hub_stores(self, can_store: bool, waiting: int) -> None:
        """The hub can't store, as with a full disk, or can again."""
        words = self._words
        self._print(
            {"hub_can_store": can_store, "waiting": waiting},
            words.say("The hub can record again; entries waiting here: {count}.", count=waiting)
            if can_store
            else words.say(
                "The hub can’t record: its disk may be full. Entries waiting here: {count}.",
                count=waiting,
            ),
        )

    def other_hub(self, other: OtherHub) -> None:
        """There is another hub, of which a person has to say whether it gives way."""
        self._print(
            {"other_hub": other.address, "device": other.device, "name": other.person},
            self._words.say(
                "There is another hub of this event at {address} ({name}); one of the two must"
                " `follow` the other.",
                address=other.address,
                name=other.person,
            ),
        )

    def state(self, line: int, state: Tournament, at: Moment) -> None:
        """How everything stands."""
        clocks = clock_snapshots(state, at)
        text = "\n".join(board_lines(state, clocks, at, self._words))
        self._print({"line": line, "state": state_object(state, clocks)}, text)

    def _print(self, data: Mapping[str, object], text: str) -> None:
        if self._as_json:
            print_text(harmless_json(msgspec.json.encode(data).decode()))
        elif text:
            print_text(harmless_text(text))


def trouble_code(trouble: TeamTrouble) -> str:
    """What it was, for programs."""
    if trouble.join is not None:
        return trouble.join.value
    if trouble.refusal is not None:
        return trouble.refusal.code.value
    return trouble.failure.reason.value if trouble.failure is not None else ""


def _line(line: int | None) -> dict[str, object]:
    return {} if line is None else {"line": line}


def _reason(refusal: Refusal, words: Words) -> dict[str, str]:
    sentence = refusal_sentence(refusal, words, as_in_scripts=True)
    return {"reason": refusal.code.value, "sentence": sentence}


def _late(late: Sequence[LateEntry]) -> list[dict[str, object]]:
    return [
        {
            "step": each.part,
            "made_in": each.made_in.number,
            "counts_in": each.counts_in.number if each.counts_in is not None else None,
        }
        for each in late
    ]


def _aside_words(reason: Mapping[str, str], words: Words) -> str:
    return words.say("Set aside: {sentence}", sentence=reason["sentence"])
