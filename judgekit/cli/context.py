"""Services for a verb: providers of rules and policy, reader's language, texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from judgekit.cli.answer import CallRefused, quoted
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.engine.ports.cards import CardProvider
from judgekit.engine.ports.documents import DocumentImports
from judgekit.engine.ports.edition_facts import EditionFactsStore
from judgekit.engine.ports.policy import PolicyProvider
from judgekit.engine.ports.rules import RulesProvider
from judgekit.reading.manual.page import Manual
from judgekit.system.paths import Folders
from judgekit.views.words.words import Words


@dataclass(frozen=True)
class Context:
    """The services of one call; `reader` is None if the call named no reader's language."""

    rules_provider: RulesProvider
    policy: PolicyProvider
    folders: Folders
    wording: Words
    reader: str | None
    manual: Callable[[], Manual]
    """Reads the pages of the help."""
    make_cards: Callable[[], CardProvider]
    """Creates the card catalogue; called at most once, by the verbs that need it."""
    make_imports: Callable[[], DocumentImports]
    """Creates the import of documents, for the verbs that need it."""
    make_facts: Callable[[], EditionFactsStore]
    """Creates the store of facts about editions, for the verb that updates them."""

    @property
    def reader_language(self) -> str:
        """The language of answers: the named one, else the system's."""
        return self.reader or self.wording.language

    def library(self) -> Library:
        """The prepared library."""
        return self.rules_provider.library()

    def document(self, document_id: str) -> Document:
        """The document of that id; refuses an unknown one."""
        document = self.library().document(document_id)
        if document is None:
            raise CallRefused(
                self.wording.say(
                    "There is no document {document}; `judgekit documents` lists those there are.",
                    document=quoted(document_id),
                )
            )
        return document
