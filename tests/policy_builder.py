"""A small catalogue of infractions for tests, and a provider that searches its names."""

from __future__ import annotations

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import (
    NONE,
    Answer,
    Catalogue,
    Category,
    Circumstance,
    Edition,
    EditionTitle,
    Entry,
    NoInfraction,
    NotThis,
    Point,
    PolicyLevel,
    Question,
    Step,
    Topic,
    Words,
)
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.infractions.upgrade import ReasonCode
from judgekit.domain.shared.rule_reference import RuleReference

MTR = "mtr-en-2019-05-03"


def words(text: str) -> Words:
    """The text in three languages, with a code before the Spanish and the Russian."""
    return Words(text, f"es {text}", f"ru {text}") if text else Words("", "", "")


def point(text: str, *editions: Edition) -> Point:
    return Point(words(text), editions)


def entry(entry_id: str, name: str, **fields) -> Entry:
    """An infraction with one of everything, unless overridden."""
    number = entry_id.removeprefix("ipg-") if entry_id.startswith("ipg-") else ""
    known = {
        "level": PolicyLevel.COMPETITIVE if number else PolicyLevel.REGULAR,
        "category": Category.GAME_PLAY_ERROR,
        "penalty": Penalty.WARNING,
        "summary": words(f"{name} in a sentence."),
        "counts": (point(f"A case of {name}."),),
        "not_counted": (),
        "situations": (point(f"A player does {name}."),),
        "remedy": (Step(words("Put it right.")),),
        "upgrades": (point("The third Warning on a day is a Game Loss."),),
        "downgrades": (),
        "record": words("Write what was drawn."),
        "head_judge": words(""),
        "rules": (RuleReference(MTR, "2.6"),),
        "number": number,
    }
    return Entry(id=entry_id, name=words(name), **{**known, **fields})


HIDDEN = entry(
    "ipg-2.3",
    "Hidden Card Error",
    not_counted=(NotThis(words("All can see the card."), "ipg-2.5"),),
    circumstances=(
        Circumstance("just-left", words("Has a card just left the set?")),
        Circumstance("known-to-all", words("Does everyone know which card it is?")),
        Circumstance("only-in-2021", words("Was it an old one?"), editions=(Edition.OF_2021,)),
    ),
    remedy=(
        Step(words("Undo that first."), ("just-left",)),
        Step(words("Show the hand."), ("!known-to-all",)),
        Step(words("The opponent picks a card.")),
    ),
    changes=(words("It was otherwise."),),
)
RULE = entry("ipg-2.5", "Game Rule Violation")
STATE = entry("ipg-2.6", "Failure to Maintain Game State")
TARDY = entry(
    "ipg-3.1",
    "Tardiness",
    category=Category.TOURNAMENT_ERROR,
    penalty=Penalty.GAME_LOSS,
    circumstances=(
        Circumstance(
            "within-one-minute",
            words("Seated within a minute?"),
            penalty=Penalty.WARNING,
            because=words("Seated within a minute of the start."),
            section="IPG 3.1",
        ),
    ),
)
CHEATING = entry(
    "ipg-4.8",
    "Cheating",
    category=Category.UNSPORTING_CONDUCT,
    penalty=Penalty.DISQUALIFICATION,
    rules=(),
)
REGULAR = entry(
    "jar-extra-cards",
    "Extra cards drawn or held",
    category=Category.COMMON_ISSUE,
    penalty=Penalty.FIX,
)
NOT_A_TRIGGER = NoInfraction("state-based", words("State-based action"), words("It just happens."))
BACKUPS = Topic("backups", PolicyLevel.COMPETITIVE, words("Backups"), (point("Step by step."),))
QUESTIONS = (
    Question(
        "family",
        words("What kind of error is it?"),
        (
            Answer(words("In the game"), question="cards"),
            Answer(words("Late to the match"), infraction="ipg-3.1"),
            Answer(words("Nothing went wrong"), no_infraction="state-based"),
        ),
    ),
    Question(
        "cards",
        words("Did a card only one player knows change place?"),
        (
            Answer(words("Yes"), infraction="ipg-2.3", denies=("known-to-all",)),
            Answer(words("No"), infraction="ipg-2.5"),
        ),
    ),
    Question(
        "regular",
        words("Were cards drawn?"),
        (
            Answer(words("Yes"), infraction="jar-extra-cards"),
            Answer(words("No"), no_infraction="state-based"),
        ),
    ),
)
REASONS = {code.value: words(f"{code.value} {{number}}, {{next}}") for code in ReasonCode} | {
    "standard": words("What {number} gets by itself."),
    "repeated-warning": words("The third Warning for {number} on the same day."),
}


def catalogue() -> Catalogue:
    return Catalogue(
        editions=(
            EditionTitle(Edition.OF_2021, "2021-02-05", "2020-09-25", words("2021")),
            EditionTitle(Edition.OF_2024, "2024-09-23", "2024-09-23", words("2024")),
        ),
        entries=(HIDDEN, RULE, STATE, TARDY, CHEATING, REGULAR),
        no_infractions=(NOT_A_TRIGGER,),
        topics=(BACKUPS,),
        questions=QUESTIONS,
        first_questions={PolicyLevel.COMPETITIVE: "family", PolicyLevel.REGULAR: "regular"},
        reasons=REASONS,
    )


class SmallPolicyProvider:
    """Finds the entries and cases whose names have one of the typed words."""

    def __init__(self) -> None:
        self._catalogue = catalogue()

    def catalogue(self) -> Catalogue:
        return self._catalogue

    def search(
        self, words: str, *, level: PolicyLevel, edition: Edition, limit: int = 5
    ) -> tuple[PolicyHit, ...]:
        del edition
        typed = words.casefold().split()
        hits = []
        for each in self._catalogue.of_level(level):
            named = f"{each.number} {each.name.en}".casefold()
            score = sum(word in named for word in typed)
            hits += [PolicyHit(each.id, float(score))] if score else []
        for case in self._catalogue.no_infractions:
            score = sum(word in case.name.en.casefold() for word in typed)
            hits += [PolicyHit(NONE, float(score), no_infraction=case.id)] if score else []
        return tuple(sorted(hits, key=lambda hit: -hit.score)[:limit])
