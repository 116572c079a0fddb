#!/bin/sh
# The disk image for macOS: make_image.sh VERSION
# It packs dist/Judgekit.app, made by `python3 dev.py package`. Not run where it was written.
# The signature is no developer's: at the first start macOS asks for consent in its settings.
set -eu

version=$1
dist=$(cd "$(dirname "$0")/../../dist" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

codesign --force --deep --sign - "$dist/Judgekit.app"
codesign --verify --deep --strict "$dist/Judgekit.app"
cp -R "$dist/Judgekit.app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Judgekit $version" -srcfolder "$folder" -format ULFO -ov \
    "$dist/Judgekit-$version-$(uname -m).dmg"
