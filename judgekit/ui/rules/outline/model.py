"""Model of a document's outline: a tree of sections, with search hits, known changes and the
reader's marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.widgets.rows.rows_model import Index
from judgekit.ui.widgets.tool_tip import plain_tip
from judgekit.ui.words.rules_wording import section_heading, short_number


class OutlineRole(IntEnum):
    """Roles the delegate and the page query besides the text."""

    REFERENCE = Qt.ItemDataRole.UserRole
    NUMBER = Qt.ItemDataRole.UserRole + 1
    DEPTH = Qt.ItemDataRole.UserRole + 2
    HITS = Qt.ItemDataRole.UserRole + 3
    HITS_BELOW = Qt.ItemDataRole.UserRole + 4
    BOOKMARKED = Qt.ItemDataRole.UserRole + 5
    NOTED = Qt.ItemDataRole.UserRole + 6
    CHANGES = Qt.ItemDataRole.UserRole + 7
    CHANGES_BELOW = Qt.ItemDataRole.UserRole + 8


class _Node:
    """A section in the tree; its children are made when they are asked for."""

    __slots__ = ("children", "depth", "parent", "row", "section")

    def __init__(self, section: Section | None, parent: _Node | None, row: int, depth: int) -> None:
        self.section = section
        self.parent = parent
        self.row = row
        self.depth = depth
        self.children: list[_Node] | None = None

    @property
    def ref(self) -> str:
        """The section's `ref`; empty for the root."""
        return self.section.ref if self.section is not None else ""


class OutlineModel(QAbstractItemModel):
    """The tree given by `Section.parent`; empty until a document is set.

    The rules of the game have 3,000 sections, of which a few are shown: nodes are made as the view
    comes to them.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self._root = _Node(None, None, 0, -1)
        self._nodes: dict[str, _Node] = {}
        self._below: dict[str, list[Section]] = {}
        """The sections below each `ref`, those at the top below the empty one."""
        self._above: dict[str, str] = {}
        self._hits: dict[str, int] = {}
        self._hits_below: dict[str, int] = {}
        self._changes: dict[str, int] = {}
        self._changes_below: dict[str, int] = {}
        self._bookmarked: frozenset[str] = frozenset()
        self._noted: frozenset[str] = frozenset()

    # -- content

    def show_document(self, document: Document) -> None:
        """Show another document's sections; the previous document's hits and changes are
        dropped."""
        self.beginResetModel()
        self.document = document
        self._root = _Node(None, None, 0, -1)
        self._nodes, self._below, self._above = {}, {}, {}
        self._hits, self._hits_below = {}, {}
        self._changes, self._changes_below = {}, {}
        above, below = self._above, self._below
        for section in document.sections:
            parent = section.parent if section.parent in above else ""
            above[section.ref] = parent or ""
            below.setdefault(parent or "", []).append(section)
        self.endResetModel()

    def show_hits(self, hits: Mapping[str, int]) -> None:
        """Show the number of paragraphs found in each section, by `ref`; empty without a search."""
        before = self._hits, self._hits_below
        self._hits, self._hits_below = dict(hits), self._sums_below(hits)
        self._tell_changed(before, (self._hits, self._hits_below))
        if bool(before[0]) != bool(self._hits):
            # Changes are shown only while nothing is searched.
            self._tell(self._changes.keys() | self._changes_below.keys())

    def show_changes(self, changes: Mapping[str, int]) -> None:
        """Show the number of changes known in each section since the document's edition, by `ref`,
        while no hits are shown."""
        before = self._changes, self._changes_below
        self._changes, self._changes_below = dict(changes), self._sums_below(changes)
        self._tell_changed(before, (self._changes, self._changes_below))

    def show_marks(self, bookmarked: frozenset[str], noted: frozenset[str]) -> None:
        """Set which sections of this document, by `ref`, have a bookmark and which a note."""
        changed = (self._bookmarked ^ bookmarked) | (self._noted ^ noted)
        self._bookmarked, self._noted = bookmarked, noted
        self._tell(changed)

    def index_of(self, ref: str) -> QModelIndex:
        """Return the index of a section; an invalid one if it isn't in the tree."""
        node = self._found(ref)
        return self.createIndex(node.row, 0, node) if node else QModelIndex()

    def reference(self, index: Index) -> RuleReference | None:
        """Return the section at an index."""
        return index.data(OutlineRole.REFERENCE) if index.isValid() else None

    # -- QAbstractItemModel

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        children = self._children(self._node(parent))
        if column != 0 or not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, 0, children[row])

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        above = self._node(index).parent
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._below.get(self._node(parent).ref, ()))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self._node(index)
        section, document = node.section, self.document
        if section is None or document is None:
            return None
        ref = section.ref
        answers = {
            Qt.ItemDataRole.DisplayRole: lambda: section_heading(section),
            Qt.ItemDataRole.AccessibleTextRole: lambda: self._spoken(section, document),
            Qt.ItemDataRole.ToolTipRole: lambda: plain_tip(
                f"{section.number or ''} {section.title or ''}"
            ),
            OutlineRole.REFERENCE: lambda: RuleReference(document.id, ref),
            OutlineRole.NUMBER: lambda: short_number(section, document.language),
            OutlineRole.DEPTH: lambda: node.depth,
            OutlineRole.HITS: lambda: self._hits.get(ref, 0),
            OutlineRole.HITS_BELOW: lambda: self._hits_below.get(ref, 0),
            OutlineRole.CHANGES: lambda: 0 if self._hits else self._changes.get(ref, 0),
            OutlineRole.CHANGES_BELOW: lambda: 0 if self._hits else self._changes_below.get(ref, 0),
            OutlineRole.BOOKMARKED: lambda: ref in self._bookmarked,
            OutlineRole.NOTED: lambda: ref in self._noted,
        }
        answer = answers.get(role)  # type: ignore[call-overload]
        return answer() if answer else None

    # -- inside

    def _node(self, index: Index) -> _Node:
        return index.internalPointer() if index.isValid() else self._root

    def _children(self, node: _Node) -> list[_Node]:
        if node.children is None:
            sections = self._below.get(node.ref, ())
            node.children = [
                _Node(section, node, row, node.depth + 1) for row, section in enumerate(sections)
            ]
            self._nodes.update((child.ref, child) for child in node.children)
        return node.children

    def _found(self, ref: str) -> _Node | None:
        """Return a section's node, made with those above it if necessary."""
        above = self._above.get(ref)
        if above is not None and ref not in self._nodes:
            parent = self._found(above) if above else self._root
            if parent is not None:
                self._children(parent)
        return self._nodes.get(ref)

    def _spoken(self, section: Section, document: Document) -> str:
        parts = [f"{short_number(section, document.language)} {section_heading(section)}".strip()]
        if section.ref in self._bookmarked:
            parts.append(self.tr("bookmarked"))
        if section.ref in self._noted:
            parts.append(self.tr("has a note"))
        # As the number beside a folded section, which counts what it hides.
        ref = section.ref
        hits = self._hits.get(ref, 0) + self._hits_below.get(ref, 0)
        changes = self._changes.get(ref, 0) + self._changes_below.get(ref, 0)
        if hits:
            parts.append(self.tr("%n hit(s)", "", hits))
        elif not self._hits and changes:
            parts.append(self.tr("%n change(s) since", "", changes))
        return ", ".join(parts)

    def _sums_below(self, counts: Mapping[str, int]) -> dict[str, int]:
        """Return the sums of what is below each section, by `ref`."""
        sums: dict[str, int] = {}
        for ref, count in counts.items():
            above = self._above.get(ref)
            while above:
                sums[above] = sums.get(above, 0) + count
                above = self._above[above]
        return sums

    def _tell_changed(
        self, before: Iterable[Mapping[str, int]], now: Iterable[Mapping[str, int]]
    ) -> None:
        for old, new in zip(before, now, strict=True):
            self._tell(ref for ref in old.keys() | new.keys() if old.get(ref) != new.get(ref))

    def _tell(self, refs: Iterable[str]) -> None:
        """Tell which rows look different; a section without a node was never shown."""
        for ref in refs:
            node = self._nodes.get(ref)
            if node is not None:
                index = self.createIndex(node.row, 0, node)
                self.dataChanged.emit(index, index)
