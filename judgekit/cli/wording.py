"""What the terminal says to a person, in the three interface languages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from judgekit.cli.answer import quoted
from judgekit.cli.words.board import BOARD
from judgekit.cli.words.calling import CALLING
from judgekit.cli.words.cards import CARDS
from judgekit.cli.words.deck import DECK
from judgekit.cli.words.failures import FAILURES
from judgekit.cli.words.figures import FIGURES
from judgekit.cli.words.finding import FINDING
from judgekit.cli.words.help import HELP
from judgekit.cli.words.legality import FORMAT_NAMES, LEGALITY
from judgekit.cli.words.policy import POLICY
from judgekit.cli.words.refusals import REFUSALS
from judgekit.cli.words.rules import RULES
from judgekit.domain.rules.citation import Citation
from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure, FailureReason

LANGUAGES = ("en", "es", "ru")

_SENTENCES: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        **HELP,
        **CALLING,
        **CARDS,
        **DECK,
        **LEGALITY,
        **FINDING,
        **RULES,
        **FAILURES,
        **FIGURES,
        **REFUSALS,
        **BOARD,
        **POLICY,
    }
)

_LANGUAGE_NAMES: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "en": ("English", "inglés", "английский"),
        "es": ("Spanish", "español", "испанский"),
        "ru": ("Russian", "русский", "русский"),
    }
)

_MONTHS: Mapping[str, str] = MappingProxyType(
    {
        "en": "January February March April May June July August September October November "
        "December",
        "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
        "diciembre",
        "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    }
)


class Wording:
    """The sentences of one language (`en`, `es`, `ru`)."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._column = LANGUAGES.index(language)

    def say(self, key: str, **values: object) -> str:
        """The sentence named `key` with its values filled in."""
        return _SENTENCES[key][self._column].format(**values)

    def failure(self, failure: EnvironmentFailure) -> str:
        """What the machine refused and what to do about it."""
        reason: FailureReason = failure.reason
        return self.say(f"failure.{reason.value}", path=failure.path)

    def refusal(self, refusal: Refusal) -> str:
        """Why a command was not done."""
        values = {
            name: quoted(value) if isinstance(value, str) else value
            for name, value in refusal.values.items()
        }
        return self.say(f"refusal.{refusal.code.value}", **values)

    def language_name(self, code: str) -> str:
        """`Spanish` for `es`; a code that has no name here is given as it is."""
        names = _LANGUAGE_NAMES.get(code)
        return names[self._column] if names else code

    def format_name(self, code: str) -> str:
        """`Two-Headed Giant Constructed` for `two-headed-giant-constructed`, in this language."""
        return FORMAT_NAMES[code][self._column]

    def date(self, iso: str) -> str:
        """`3 May 2019` for `2019-05-03`, in this language."""
        year, month, day = (int(part) for part in iso.split("-"))
        name = _MONTHS[self.language].split()[month - 1]
        form = {"es": "{} de {} de {}", "ru": "{} {} {} г."}.get(self.language, "{} {} {}")
        return form.format(day, name, year)

    def edition(self, effective_date: str | None, published: str | None) -> str:
        """`effective 3 May 2019`, or when it was published, or nothing."""
        if effective_date:
            return self.say("effective", date=self.date(effective_date))
        if published:
            return self.say("published", date=self.date(published))
        return ""

    def citation(self, citation: Citation) -> str:
        """`MTR 2.6 Time Extensions, English, effective 3 May 2019`."""
        name = {"mtr": "MTR", "cr104": "CR", "commander": "Commander"}.get(
            citation.kind, citation.kind.upper()
        )
        place = " ".join(part for part in (name, citation.number, citation.title) if part)
        edition = self.edition(citation.effective_date, citation.published)
        parts = (place, self.language_name(citation.language), edition)
        return ", ".join(part for part in parts if part)
