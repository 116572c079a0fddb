"""References to sections of documents."""

from __future__ import annotations

import msgspec


class RuleReference(msgspec.Struct, frozen=True, gc=False, order=True):
    """A section of a document.

    `document` is a document id such as `mtr-en-2019-05-03`; `ref` is the section's number as cited,
    in Latin letters (`2.5`, `Appendix B`, `104.3a`, `II`), or `parent#title` if it has none
    (`Appendix C#Byes`), or its title alone if it has no parent either (`Introduction`).
    """

    document: str
    ref: str

    def __str__(self) -> str:
        return f"{self.document} {self.ref}"
