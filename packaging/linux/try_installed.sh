#!/bin/sh
# Try an installed package in a system that holds nothing else, as root; needs no Python there:
#   try_installed.sh installed    after the package was installed
#   try_installed.sh removed      after it was removed again
set -eu

PROGRAM=/usr/lib/judgekit
NAME=org.judgekit.Judgekit

wrong() {
    echo "The package failed its trial: $*" >&2
    exit 1
}

# Each question that the program answers, asked by one user with an own folder $1.
ask_everything() {
    as_user=$1
    folder=$2
    ask() { $as_user env HOME="$folder" LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen judgekit "$@"; }
    ask --version | grep -q '^judgekit [0-9]' || wrong "--version says nothing"
    ask search "slow play" --lang en | grep -q "Slow Play" || wrong "search finds no Slow Play"
    ask search "juego lento" --lang es | grep -q "Juego Lento" || wrong "search finds no Juego Lento"
    ask rehearse --out "$folder/day.judgekit" > /dev/null || wrong "no made-up event"
    ask report --event "$folder/day.judgekit" > /dev/null || wrong "no report"
    ask report --event "$folder/day.judgekit" --format pdf --lang ru --out "$folder/day.pdf" \
        > /dev/null || wrong "no report as PDF"
    head -c 5 "$folder/day.pdf" | grep -q '%PDF-' || wrong "the report is no PDF"
    ask --quit-after-first-paint || wrong "the window does not open off-screen"
    if command -v xvfb-run > /dev/null; then
        $as_user env HOME="$folder" LANG=C.UTF-8 xvfb-run -a judgekit --quit-after-first-paint \
            2> "$folder/said" || wrong "the window does not open on X11: $(cat "$folder/said")"
        if [ -s "$folder/said" ]; then wrong "the window on X11 said: $(cat "$folder/said")"; fi
        echo "the window opens on X11"
    fi
}

# Whether the plugin for X11 finds every library, which off-screen needs few of.
libraries_are_there() {
    missing=$(LD_LIBRARY_PATH=$PROGRAM/_internal ldd \
        $PROGRAM/_internal/PySide6/Qt/plugins/platforms/libqxcb.so | grep "not found" || true)
    [ -z "$missing" ] || wrong "libraries are missing: $missing"
}

files_are_there() {
    for file in applications/$NAME.desktop applications/$NAME.Open.desktop \
        metainfo/$NAME.metainfo.xml mime/packages/judgekit-event.xml \
        icons/hicolor/scalable/apps/$NAME.svg doc/judgekit/copyright; do
        [ -s "/usr/share/$file" ] || wrong "/usr/share/$file is missing"
    done
    for size in 16 24 32 48 64 128 256 512; do
        icon=/usr/share/icons/hicolor/${size}x$size/apps/$NAME.png
        [ -s "$icon" ] || wrong "$icon is missing"
    done
    for licence in LIBRARIES.txt LGPL-3.0.txt; do
        [ -s "$PROGRAM/_internal/licences/$licence" ] || wrong "$licence is missing"
    done
    if command -v dpkg > /dev/null && dpkg -s judgekit > /dev/null 2>&1; then
        changed=$(dpkg --verify judgekit)
        [ -z "$changed" ] || wrong "files differ from the package's: $changed"
    fi
    if command -v desktop-file-validate > /dev/null; then
        desktop-file-validate /usr/share/applications/$NAME*.desktop || wrong "the menu entry"
    fi
    if command -v appstreamcli > /dev/null; then
        appstreamcli validate --no-net /usr/share/metainfo/$NAME.metainfo.xml ||
            wrong "the metadata"
    fi
    if command -v update-mime-database > /dev/null; then
        grep -qx 'application/x-judgekit-event:\*.judgekit' /usr/share/mime/globs ||
            wrong "an event's file has no type"
    fi
    if command -v update-desktop-database > /dev/null; then
        grep -qx "application/x-judgekit-event=$NAME.Open.desktop;" \
            /usr/share/applications/mimeinfo.cache || wrong "an event's file opens nothing"
    fi
    if command -v man > /dev/null; then
        man -w judgekit > /dev/null || wrong "the manual page is not found"
    fi
}

installed() {
    libraries_are_there
    files_are_there
    ask_everything "" "$(mktemp -d)"
    id judge > /dev/null 2>&1 || useradd --create-home judge
    as_judge="setpriv --reuid=judge --regid=judge --clear-groups"
    ask_everything "$as_judge" "$($as_judge mktemp -d /home/judge/XXXXXX)"
    echo "the installed package answers and opens its window, as root and as a user"
}

removed() {
    left=$(find /usr /etc /var/lib -iname '*judgekit*' ! -path '/var/lib/dpkg/*' \
        ! -path '/var/lib/rpm/*' ! -path '/var/cache/*')
    [ -z "$left" ] || wrong "removal leaves $left"
    for folder in /home/judge/*; do
        [ -d "$folder/.local/share/judgekit" ] || wrong "removal took a user's data"
    done
    echo "nothing is left but the users' data"
}

"$1"
