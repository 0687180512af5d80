#!/bin/sh
# Counts lines of code: without blank lines, comments and imports. Of each folder given, or of the
# main code of every module, the toy game and the page.
set -eu
cd "$(dirname "$0")/.."

count() {
    find "$1" -type f \( -name '*.java' -o -name '*.ts' -o -name '*.tsx' \) -exec cat {} + | awk '
        { gsub(/\r/, "") }
        inside { if ($0 ~ /\*\//) inside = 0; next }
        /^[[:space:]]*\/\*/ { if ($0 !~ /\*\//) inside = 1; next }
        /^[[:space:]]*(\/\/.*)?$/ { next }
        /^(import|package) / { if ($0 ~ /\{[^}]*$/) names = 1; next }
        names { if ($0 ~ /\}/) names = 0; next }
        { n++ }
        END { print n + 0 }'
}

if [ $# -eq 0 ]; then
    set -- */src/main/java testkit/src/main/java/zeriba/testkit/parley client/src/main/web
fi
for folder; do
    printf '%7d  %s\n' "$(count "$folder")" "$folder"
done
