"""The files of an installed Judgekit on Linux, as both packages have them."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from manual_page import manual_page

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(HERE.parent))

from draw_icon import DRAWING, draw_icon  # noqa: E402  (lies one folder up)

from judgekit.network.team_packages import SERVER  # noqa: E402  (as above)

NAME = "org.judgekit.Judgekit"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
PROGRAM = "usr/lib/judgekit"


def lay_out(bundle: Path, tree: Path, version: str, day: str) -> None:
    """Fill an empty folder with the bundle and what the desktop knows it by; `day` is the
    release's, as `2026-11-26`."""
    shutil.copytree(bundle, tree / PROGRAM, symlinks=True)
    program = tree / "usr/bin/judgekit"
    program.parent.mkdir(parents=True)
    program.symlink_to(Path("../lib/judgekit/judgekit"))
    for name in (f"{NAME}.desktop", f"{NAME}.Open.desktop"):
        put(HERE / name, tree / "usr/share/applications" / name)
    put(HERE / "judgekit-event.xml", tree / "usr/share/mime/packages/judgekit-event.xml")
    about = (HERE / f"{NAME}.metainfo.xml").read_text(encoding="utf-8")
    target = tree / "usr/share/metainfo" / f"{NAME}.metainfo.xml"
    target.parent.mkdir(parents=True)
    target.write_text(about.replace("@VERSION@", version).replace("@DATE@", day), encoding="utf-8")
    told = tree / "usr/share/doc/judgekit/copyright"
    put(ROOT / "LICENSE", told)
    with told.open("a", encoding="utf-8") as file:
        file.write(f"\nThe libraries that come with it: /{PROGRAM}/_internal/licences\n")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    put_compressed(changes, tree / "usr/share/doc/judgekit/changelog.gz")
    put_compressed(manual_page(version, day), tree / "usr/share/man/man1/judgekit.1.gz")
    lay_out_icons(tree / "usr/share/icons/hicolor")
    programs = (tree / PROGRAM / "judgekit", tree / PROGRAM / "_internal" / SERVER)
    for path in tree.rglob("*"):
        if not path.is_symlink():
            is_run = path.is_dir() or path in programs
            path.chmod(0o755 if is_run else 0o644)


def put(source: Path, target: Path) -> None:
    """Copy a file to where a folder may not be yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def put_compressed(text: str, target: Path) -> None:
    """Write a text as gzip does with the best compression, without the moment of writing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def lay_out_icons(theme: Path) -> None:
    """Draw the program's icon in all sizes, and put the drawing itself beside them."""
    put(DRAWING, theme / "scalable/apps" / f"{NAME}.svg")
    for size in ICON_SIZES:
        target = theme / f"{size}x{size}/apps" / f"{NAME}.png"
        target.parent.mkdir(parents=True)
        draw_icon(size, target)


def as_appdir(tree: Path) -> None:
    """Put at the top of a laid out tree what makes it the folder of an AppImage."""
    put(HERE / f"{NAME}.desktop", tree / f"{NAME}.desktop")
    put(tree / f"usr/share/icons/hicolor/256x256/apps/{NAME}.png", tree / f"{NAME}.png")
    (tree / ".DirIcon").symlink_to(f"{NAME}.png")
    (tree / "AppRun").symlink_to("usr/bin/judgekit")


def checksums(tree: Path) -> str:
    """The list with which dpkg checks what is installed: an MD5 sum and a path on each line."""
    files = sorted(path for path in (tree / "usr").rglob("*") if not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(tree)}\n"
        for path in files
        if path.is_file()
    )


def kilobytes(tree: Path) -> int:
    """What the files take once they are installed, each rounded up, as dpkg reckons it."""
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    others = sum(1 for path in tree.rglob("*") if path.is_symlink() or path.is_dir())
    return sum(-(-path.stat().st_size // 1024) for path in files) + others


def run(*command: str | Path) -> None:
    """Run a packager; its own words are shown if it fails."""
    subprocess.run([str(word) for word in command], check=True)


if __name__ == "__main__":
    from datetime import UTC, datetime

    from judgekit import __version__

    today = datetime.now(UTC).date().isoformat()
    lay_out(ROOT / "dist" / "judgekit", Path(sys.argv[1]), __version__, today)
