"""Reformatting of the texts' notice: from a file with narrow lines to paragraphs of a page."""

from __future__ import annotations


def reflow(notice: str) -> str:
    """Join the lines of each paragraph; drop heading underlines, keep the lines of indented lists.

    >>> reflow("Texts\\n=====\\n\\nOne\\ntwo.\\n")
    'Texts\\n\\nOne two.'
    """
    paragraphs: list[list[str]] = [[]]
    for line in notice.splitlines():
        words = line.strip()
        if not words:
            paragraphs.append([])
        elif set(words) <= set("=-"):
            continue
        else:
            paragraphs[-1].append(line.rstrip())
    return "\n\n".join(_joined(lines) for lines in paragraphs if lines)


def _joined(lines: list[str]) -> str:
    text = lines[0].strip()
    for line in lines[1:]:
        begins = line.startswith(" ") and _is_entry(line.strip())
        text += ("\n" if begins else " ") + line.strip()
    return text


def _is_entry(words: str) -> bool:
    """Whether a line begins an entry: `003_….txt   English` or `Whose: …`."""
    head = words.split(" ", 1)[0]
    return head.endswith((".txt", ".html")) or ":" in words[:32]
