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

# Two laptops of one user with own folders below $2 share an event over this machine's own address:
# one is the hub, the other joins and opens a call, both tell one state.
share_with_another() {
    as_user=$1
    folder=$2
    line=1
    laptop() {
        home=$folder/$1
        shift
        $as_user env HOME="$home" LANG=C.UTF-8 judgekit "$@" --event "$home/event.judgekit" --json
    }
    $as_user mkdir "$folder/hub" "$folder/other"
    mkfifo "$folder/hub-told" "$folder/other-told"
    laptop hub share --name Ana --bind 127.0.0.1 --approve-all < "$folder/hub-told" \
        > "$folder/hub-said" 2> "$folder/complaints" &
    hub=$!
    exec 3> "$folder/hub-told"
    echo '{"do":"open-event","name":"Trial","rel":"competitive","players":8}' >&3
    told "$folder/hub-said" '"state": *"confirmed"'
    invitation=$(sed -n 's/.*"invitation": *"\([^"]*\)".*/\1/p' "$folder/hub-said")
    laptop other join "$invitation" --name Oleg < "$folder/other-told" \
        > "$folder/other-said" 2>> "$folder/complaints" &
    other=$!
    exec 4> "$folder/other-told"
    echo '{"do":"open-call","table":3,"reason":"ruling"}' >&4
    told "$folder/other-said" '"state": *"confirmed"'
    ends=$(($(date +%s) + 60))
    until same_state; do
        [ "$(date +%s)" -lt "$ends" ] || wrong "two laptops do not agree: $(cat "$folder/states")"
    done
    echo '{"do":"quit"}' >&4
    echo '{"do":"quit"}' >&3
    exec 3>&- 4>&-
    wait $other || wrong "the laptop that joined: $(cat "$folder/complaints")"
    wait $hub || wrong "the hub: $(cat "$folder/complaints")"
    [ ! -s "$folder/complaints" ] || wrong "sharing said: $(cat "$folder/complaints")"
}

# Wait for what a laptop says, a pattern of grep's, in the file of what it has said.
told() {
    ends=$(($(date +%s) + 60))
    until grep -q "$2" "$1"; do
        [ "$(date +%s)" -lt "$ends" ] || wrong "sharing never said $2: $(cat "$1" "$folder/complaints")"
        sleep 0.2
    done
}

# Whether both laptops tell one state of an instant to come, with a call.
same_state() {
    line=$((line + 1))
    at=2099-01-01T10:00:00Z
    echo "{\"do\":\"state\",\"at\":\"$at\"}" | tee /dev/fd/3 >&4
    for said in hub-said other-said; do told "$folder/$said" "^{\"line\": *$line, *\"state\": *{"; done
    grep -h "^{\"line\": *$line," "$folder/hub-said" "$folder/other-said" > "$folder/states"
    [ "$(sort -u "$folder/states" | wc -l)" = 1 ] && grep -q '"table": *3' "$folder/states"
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
    for licence in LIBRARIES.txt LGPL-3.0.txt nats-server-parts.txt zeroconf/COPYING; do
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
    share_with_another "" "$(mktemp -d)"
    id judge > /dev/null 2>&1 || useradd --create-home judge
    as_judge="setpriv --reuid=judge --regid=judge --clear-groups"
    ask_everything "$as_judge" "$($as_judge mktemp -d /home/judge/XXXXXX)"
    share_with_another "$as_judge" "$($as_judge mktemp -d)"
    echo "the installed package answers, opens its window and shares an event, as root and as a user"
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
