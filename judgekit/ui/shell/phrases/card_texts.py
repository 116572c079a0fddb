"""The halves of the card: a phrase in one language, and for the judge what it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.words.wording import duration_text, time_of_day
from judgekit.views.phrases.filling import Numbers, said
from judgekit.views.phrases.opening import LastCall
from judgekit.views.words import slips
from judgekit.views.words.phrases import GROUPS, Phrase
from judgekit.views.words.words import Words

translate = QCoreApplication.translate


def phrase_card(phrase: Phrase, numbers: Numbers, words: Words, last: LastCall | None) -> CardText:
    """One half of the card; `last` is the call whose table the phrase speaks of, if any."""
    sentence = said(phrase, numbers, words)
    place = ""
    if last is not None:
        place = words.say(slips.PLACE, table=last.slip.table, round=last.slip.round)
    return CardText(
        language=words.language,
        number="",
        title=place,
        edition=words.say(GROUPS[phrase.group]),
        text=sentence.text,
        emphasis=sentence.emphasis,
    )


def source_of(last: LastCall | None) -> str:
    """For the judge: the call that the numbers come from; empty without one."""
    if last is None or last.call.closed is None:
        return ""
    call, closed = last.call, last.call.closed
    length, time = duration_text(call.elapsed(closed)), time_of_day(closed)
    if call.judge:
        words = translate("Phrases", "call of {length}, closed at {time}, {judge}")
        return words.format(length=length, time=time, judge=call.judge)
    words = translate("Phrases", "call of {length}, closed at {time}")
    return words.format(length=length, time=time)
