"""The policy catalogue: what policy says of each infraction, in the project's own sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from judgekit.domain.infractions.state import Penalty
from judgekit.domain.shared.rule_reference import RuleReference

NONE = "none"
"""The id that means that no infraction was committed."""


class PolicyLevel(StrEnum):
    """The policy that applies: the Infraction Procedure Guide, or Judging at Regular."""

    COMPETITIVE = "competitive"
    """Competitive and Professional Rules Enforcement Level: the same text, the same penalties."""
    REGULAR = "regular"


class Edition(StrEnum):
    """Edition of the policy texts.

    2021: IPG of 5 February 2021, Judging at Regular of September 2020. 2024: both of 23 September
    2024.
    """

    OF_2021 = "2021"
    OF_2024 = "2024"


class Category(StrEnum):
    """Family of an infraction; Warnings add up differently in each."""

    GAME_PLAY_ERROR = "game-play-error"
    TOURNAMENT_ERROR = "tournament-error"
    UNSPORTING_CONDUCT = "unsporting-conduct"
    COMMON_ISSUE = "common-issue"
    UNWANTED_BEHAVIOUR = "unwanted-behaviour"
    SERIOUS_PROBLEM = "serious-problem"


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in the program's three languages."""

    en: str
    es: str
    ru: str

    def said(self, language: str) -> str:
        """The text in that language, or in English if there is none."""
        return {"es": self.es, "ru": self.ru}.get(language, self.en)


class Point(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A statement of policy; `editions` names those that contain it, empty for all."""

    text: Words
    editions: tuple[Edition, ...] = ()


class NotThis(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A case that resembles this infraction but isn't it.

    `instead` is the id of the right one, `none` if it is no infraction, empty if it depends.
    """

    text: Words
    instead: str = ""
    editions: tuple[Edition, ...] = ()


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step of the remedy, in the order in which they are tried or done.

    `when` names circumstances of the entry, all of which must hold for the step to apply; a name
    with a `!` before it must not hold. With `asks_head_judge`, only the head judge may decide it.
    """

    text: Words
    when: tuple[str, ...] = ()
    asks_head_judge: bool = False
    editions: tuple[Edition, ...] = ()


class Circumstance(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fact about the case that a judge answers with yes or no.

    `name` identifies it on the command line (`within-one-minute`); `question` asks for it. If it
    changes the penalty, `penalty` is the new one, `because` the reason in a sentence and `section`
    the place in policy; `unless` names circumstances that cancel its effect. With
    `asks_head_judge`, only the head judge may find it so. With `is_exception` it is taken not to
    hold until somebody says so, once any other circumstance is known to hold.
    """

    name: str
    question: Words
    penalty: Penalty | None = None
    because: Words | None = None
    section: str = ""
    unless: tuple[str, ...] = ()
    asks_head_judge: bool = False
    is_exception: bool = False
    editions: tuple[Edition, ...] = ()


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One infraction, or one item of Judging at Regular.

    `number` is its section in the guide (`2.3`), empty at Regular. `penalty` is the one given if
    nothing changes it. `summary` is one sentence, shown large; `record` says what to write down;
    `head_judge` says what needs the head judge, empty if nothing does; `rules` are sections of the
    bundled tournament rules, most relevant first; `changes` is how the later edition differs.
    `circumstances` are in the order of asking. `official_titles` are the titles under which
    editions of the official texts in any language have it, besides its name.
    """

    id: str
    level: PolicyLevel
    category: Category
    name: Words
    penalty: Penalty
    summary: Words
    counts: tuple[Point, ...]
    not_counted: tuple[NotThis, ...]
    situations: tuple[Point, ...]
    remedy: tuple[Step, ...]
    upgrades: tuple[Point, ...]
    downgrades: tuple[Point, ...]
    record: Words
    head_judge: Words
    rules: tuple[RuleReference, ...]
    number: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    changes: tuple[Words, ...] = ()
    official_titles: tuple[str, ...] = ()


class NoInfraction(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A common reason for a call that is no infraction, with the explanation."""

    id: str
    name: Words
    reason: Words
    levels: tuple[PolicyLevel, ...] = ()
    rules: tuple[RuleReference, ...] = ()
    editions: tuple[Edition, ...] = ()


class Topic(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A general topic of policy: penalties and their effects, backups, teams and so on."""

    id: str
    level: PolicyLevel
    name: Words
    points: tuple[Point, ...]
    section: str = ""
    rules: tuple[RuleReference, ...] = ()


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What happens now, in a sentence to the player who committed an infraction.

    `entry` is the infraction's id; `when` names its circumstances as in `Step`.
    """

    entry: str
    text: Words
    when: tuple[str, ...] = ()
    editions: tuple[Edition, ...] = ()


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer to a question; it leads to another question, to an infraction or to none.

    Exactly one of `question` (a question's id), `infraction` (an entry's id) and `no_infraction` (a
    `NoInfraction`'s id) is set. `holds` and `denies` name circumstances of the resulting entry that
    this answer settles.
    """

    text: Words
    question: str = ""
    infraction: str = ""
    no_infraction: str = ""
    holds: tuple[str, ...] = ()
    denies: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One question of a chain, with two to nine answers, chosen by their digit."""

    id: str
    text: Words
    answers: tuple[Answer, ...]


class EditionTitle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of an edition; the dates are ISO 8601."""

    id: Edition
    guide_effective: str
    regular_effective: str
    name: Words


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole catalogue, with entries in the order of the texts.

    `first_questions` gives the question with which each level's chains begin; `reasons` are the
    sentences that explain a penalty, by `ReasonCode`.
    """

    editions: tuple[EditionTitle, ...]
    entries: tuple[Entry, ...]
    no_infractions: tuple[NoInfraction, ...]
    topics: tuple[Topic, ...]
    questions: tuple[Question, ...]
    first_questions: dict[PolicyLevel, str]
    reasons: dict[str, Words]
    outcomes: tuple[Outcome, ...] = ()

    def entry(self, entry_id: str) -> Entry | None:
        """The entry of that id, if any."""
        return next((each for each in self.entries if each.id == entry_id), None)

    def of_level(self, level: PolicyLevel) -> tuple[Entry, ...]:
        """The entries that apply at that level."""
        return tuple(each for each in self.entries if each.level == level)

    def question(self, question_id: str) -> Question | None:
        """The question of that id, if any."""
        return next((each for each in self.questions if each.id == question_id), None)

    def no_infraction(self, case_id: str) -> NoInfraction | None:
        """The case of that id, if any."""
        return next((each for each in self.no_infractions if each.id == case_id), None)


PENALTIES_AT: Mapping[PolicyLevel, frozenset[Penalty]] = {
    PolicyLevel.COMPETITIVE: frozenset(Penalty) - {Penalty.FIX},
    PolicyLevel.REGULAR: frozenset(Penalty) - {Penalty.WARNING, Penalty.MATCH_LOSS},
}
"""Penalties that the policy of a level has: IPG 1.1; Judging at Regular knows no Warnings."""


def possible_penalties(entry: Entry) -> tuple[Penalty, ...]:
    """The penalties that can be given for an infraction, lightest first: those of its level and its
    own, such as the lost match for lateness at Regular."""
    own = {entry.penalty, *(each.penalty for each in entry.circumstances)}
    return tuple(each for each in Penalty if each in PENALTIES_AT[entry.level] | own)


def in_edition(editions: tuple[Edition, ...], edition: Edition) -> bool:
    """Whether something marked with these editions is in `edition`."""
    return not editions or edition in editions
