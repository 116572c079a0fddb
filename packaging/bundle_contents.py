"""What of the collected files the bundle holds: of Qt, of Pillow and of the system only what the
program uses.

A destination is the path of a file below the bundle's folder, as PyInstaller names it.
"""

from __future__ import annotations

import re

# A plugin's own file name, without `lib`, `q` and the ending; what no window of ours ever loads
# (QML, a database, a bare frame buffer, a network) is not among them. Short sounds need none of the
# multimedia plugins, which carry all of FFmpeg; the mock voice only pretends to speak.
PLUGINS_KEPT = re.compile(
    r"plugins/(platforms/(xcb|wayland|offscreen|minimal|windows|cocoa)\."
    r"|iconengines/svgicon|imageformats/(svg|ico|icns|jpeg)"
    r"|platformthemes/xdgdesktopportal"
    r"|platforminputcontexts/(compose|ibus)platforminputcontextplugin"
    r"|texttospeech/texttospeech_(?!mock)\w+"
    r"|printsupport/\w+|styles/\w+|xcbglintegrations/\w+"
    r"|wayland-decoration-client/\w+|wayland-shell-integration/xdg-shell"
    r"|wayland-graphics-integration-client/qt-plugin-wayland-egl)"
)
QT_LIBRARIES_LEFT_OUT = re.compile(
    r"Qt6?(Designer|EglF[Ss]|Help|Labs|MultimediaQuick|MultimediaWidgets|OpenGLWidgets|Pdf|Qml"
    r"|Quick|ShaderTools|Sql|Test|UiTools|VirtualKeyboard|Wayland\w*Compositor|WlShell|Xml)|pyside6qml"
    r"|opengl32sw"
    r"|d3dcompiler"
    # What only the multimedia plugins load.
    r"|FFmpegStub|^(lib)?(av(codec|format|util)|sw(resample|scale))\b"
)
QT_TRANSLATIONS_KEPT = re.compile(r"translations/qtbase_(es|ru)\.qm$")

# A desktop has these itself, in the versions that its drivers and its sound server work with: a
# second copy of the C++ library or of X11 breaks the drivers of a newer system. What is kept is
# small, and lacking on many desktops, or named otherwise from one system to the next.
SYSTEM_LIBRARIES_KEPT = re.compile(
    r"lib(python3|ffi|bz2|xcb-(cursor|icccm|image|keysyms|render-util|util))[\w.-]*\.so\b"
)

# Pages of the report hold text and lines: of Pillow only what reportlab's import needs. Word files
# are read and never made. Colour, web and scientific image formats are nobody's here.
OTHERS_LEFT_OUT = re.compile(
    r"(^|/)PIL/(?!(__init__|Image|ImageMode|ImagePalette|ImageColor|ImageFile|ImageChops|ImageOps"
    r"|ExifTags|GimpGradientFile|GimpPaletteFile|PaletteFile|TiffTags|_binary|_deprecate"
    r"|_imaging|_typing|_util|_version)\.)"
    r"|^(pillow\.libs/|PIL/\.dylibs/)?lib(avif|lcms2|webpdemux|webpmux|freetype|harfbuzz|raqm)[-.]"
    r"|^docx/templates/"
    r"|^lxml/(includes|isoschematron)/|^lxml/html/_?diff(lib)?\."
    r"|^judgekit/resources/(.*\.(ts|po)|.*/\.[^/]*)$"
)


def is_wanted(destination: str) -> bool:
    """Whether a collected file belongs in the bundle."""
    path = destination.replace("\\", "/")
    if "/plugins/" in path and "PySide6" in path:
        plugin = re.sub(r"/(lib)?q?([^/]*)$", r"/\2", path)
        plain = re.sub(r"/(lib)?([^/]*)$", r"/\2", path)
        return bool(PLUGINS_KEPT.search(plugin) or PLUGINS_KEPT.search(plain))
    if "/translations/" in path and path.endswith(".qm") and "PySide6" in path:
        return bool(QT_TRANSLATIONS_KEPT.search(path))
    if "PySide6" in path and "/qml/" in path:
        return False
    if OTHERS_LEFT_OUT.search(path):
        return False
    return not QT_LIBRARIES_LEFT_OUT.search(path.rsplit("/", 1)[-1])


def is_left_to_linux(destination: str) -> bool:
    """Whether a file is a library of the system that a Linux desktop has, or that its packages
    declare."""
    is_of_the_system = "/" not in destination and destination.startswith("lib")
    return is_of_the_system and not SYSTEM_LIBRARIES_KEPT.match(destination)
