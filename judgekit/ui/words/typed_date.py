"""Parsing of a typed date."""

from __future__ import annotations

import re

from PySide6.QtCore import QDate, QLocale

ISO = "yyyy-MM-dd"
_DATE_FORMS = ("d MMMM yyyy", "d MMM yyyy", "MMMM d, yyyy", "d 'de' MMMM 'de' yyyy")
_NUMBER_FORMS = ("d.M.yyyy", "d/M/yyyy", "d-M-yyyy", "d. M. yyyy")
_YEAR_SIGN = re.compile(r"\s*(г\.?|года)$")


def read_date(text: str, locale: QLocale) -> str | None:
    """Parse a day into ISO 8601; empty for empty input, None where it is no day.

    Accepts ISO 8601, the language's own forms, or plain numbers with the day first.
    """
    typed = _YEAR_SIGN.sub("", " ".join(text.split()))
    if not typed:
        return ""
    iso = QDate.fromString(typed, ISO)
    if iso.isValid():
        return iso.toString(ISO)
    for form in (*_DATE_FORMS, locale.dateFormat(QLocale.FormatType.LongFormat), *_NUMBER_FORMS):
        for reader in (locale, QLocale(QLocale.Language.English)):
            day = reader.toDate(typed, form)
            if day.isValid():
                return day.toString(ISO)
    return None
