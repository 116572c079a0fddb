"""Filter of a search: documents and language of the answers."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.query import Query


class SearchFilter(msgspec.Struct):
    """Which texts a search covers, and the language of its answers.

    `document` is a document id, empty for all; `reader` is the language of the answers. With
    `only_reader`, texts in other languages are not searched at all. `open_text` is the id of an
    older edition that is open, empty for a current one.
    """

    languages: tuple[str, ...]
    reader: str
    document: str = ""
    only_reader: bool = False
    open_text: str = ""

    def applied_to(self, query: Query) -> Query:
        """Return the query with these filters where it has none of its own."""
        language = self.reader if self.only_reader and not self.document else None
        return msgspec.structs.replace(
            query,
            document=query.document or self.document or None,
            language=query.language or language,
            open_text=self.open_text,
        )
