# Every check of the project: `./zeriba test` reads this file, and CI runs that.
# What cannot run here is left out with one line that says what to install; with CI=true that fails.

left_out=0
passed=0
failed=0
skipped=0
broken=0

leave_out() {
    say "Left out: $1. To run it, install $2."
    left_out=$((left_out + 1))
}

# Chromium's shell comes first: without windows of its own it does the same pages for a third less
# work.
find_browser() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome; do
        browser=$(command -v "$name" 2>/dev/null) && return 0
    done
    for browser in "/Applications/Chromium.app/Contents/MacOS/Chromium" \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        [ -x "$browser" ] && return 0
    done
    return 1
}

# One line for every test class, and whatever went wrong.
progress() {
    awk '/Tests run:.* in zeriba/ { sub(/.*Tests run/, "  tests run"); print; fflush(); next }
         /ERROR|FAIL|^\[WARNING\] .*\.java/ { print; fflush() }'
}

# On a busy CI machine a test that failed is tried once more, and named: a race is to be mended.
again() { [ "${CI:-}" != true ] || echo "-Dsurefire.rerunFailingTestsCount=1"; }

name_flaky() {
    grep -hE -B1 "<flaky(Failure|Error)" "$root"/*/target/surefire-reports/TEST-*.xml 2>/dev/null |
        sed -nE 's/.*<testcase name="([^"]*)" classname="([^"]*)".*/Passed only when tried again: \2.\1/p'
}

# Formatting, compilation with every warning an error, architecture, tests, goldens.
java_checks() {
    rm -rf "$root"/*/target/surefire-reports
    {
        # shellcheck disable=SC2046
        maven -T1C -Dmaven.test.failure.ignore=true $(again) "$@" spotless:check verify
        echo $? >"$root/target/checks.status"
    } 2>&1 | tee "$root/target/checks.log" | progress
    [ "$(cat "$root/target/checks.status")" = 0 ] || broken=$((broken + 1))
    name_flaky
    count_tests
}

count_tests() {
    # shellcheck disable=SC2046
    set -- $(cat "$root"/*/target/surefire-reports/TEST-*.xml 2>/dev/null | awk '
        function value(name) { return match($0, " " name "=\"[0-9]+\"") \
            ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : 0 }
        /<testsuite / { run += value("tests"); bad += value("failures") + value("errors"); out += value("skipped") }
        END { print run - bad - out, bad + 0, out + 0 }')
    passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

# Everything that is shipped with Zeriba is named in NOTICE.
notice_check() {
    for jar in "$lib"/*.jar; do
        part=$(basename "$jar" .jar | sed 's/-[0-9][0-9.]*.*//')
        [ -f "$root/$part/pom.xml" ] || grep -qE "(^|[ ,])$part(,| |\$)" "$root/NOTICE" && continue
        say "NOTICE does not name $part."
        broken=$((broken + 1))
    done
}

# What is in nothing but Python's standard library: the second implementation of the dice, and the
# package for researchers against the engine that was just built.
python_checks() {
    python_check "docs/verify.py" "$root/docs/verify_test.py"
    ZERIBA=$(engine_of_this_build)
    export ZERIBA
    python_check "the Python package" "$root/python/tests/test_zeriba.py"
}

python_check() {
    log=$root/target/python.log
    if python3 -B "$2" >"$log" 2>&1; then
        say "Checks of $1 passed."
    else
        broken=$((broken + 1))
        cat "$log"
    fi
    ran=$(sed -n 's/^Ran \([0-9]*\) test.*/\1/p' "$log")
    bad=$(sed -n 's/^FAILED (.*=\([0-9]*\))$/\1/p' "$log")
    passed=$((passed + ${ran:-0} - ${bad:-0})) failed=$((failed + ${bad:-0}))
}

# A script in place of zeriba itself, which would build once more while the checks hold the lock.
engine_of_this_build() {
    cat >"$root/target/engine" <<END
#!/bin/sh
exec java --enable-native-access=ALL-UNNAMED -cp "$lib/*" zeriba.app.Main "\$@"
END
    chmod +x "$root/target/engine"
    echo "$root/target/engine"
}

# Formatting, types and tests of the client; they run beside those of Java.
begin_typescript_checks() {
    (
        cd "$root/client" || exit 1
        [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-audit --no-fund || exit 1
        NO_COLOR=1 npm run check
    ) >"$root/target/client.log" 2>&1 &
    typescript=$!
}

end_typescript_checks() {
    log=$root/target/client.log
    if wait "$typescript"; then
        say "TypeScript checks passed."
    else
        broken=$((broken + 1))
        tail -n 40 "$log"
    fi
    passed=$((passed + $(vitest_count passed))) failed=$((failed + $(vitest_count failed)))
}

vitest_count() {
    number=$(sed -n "s/^ *Tests .*[^0-9]\([0-9][0-9]*\) $1.*/\1/p" "$log" | tail -n 1)
    echo "${number:-0}"
}

usage() {
    say "Usage: ./zeriba test [--fast | --extended | --long [--minutes M] [--from SEED]] [MODULE ...]"
    say "  --fast       fewer seeds, no long tests and no browser"
    say "  --extended   more seeds, and what repeats a test at another game, screen, database or"
    say "               server; CI=true does the same"
    say "  --long       the checks that take seeds, over all of them; sums stand in long-form.tsv"
    say "  --minutes M  ends each such check after M minutes; the next run goes on from there"
    say "  --from SEED  begins at this seed, whatever the sums say"
    say "  MODULE       the checks of these modules alone, such as game-kassala"
    exit 2
}

is_number() { printf '%s\n' "$1" | grep -Eq '^[0-9]+(\.[0-9]+)?$'; }

# Reads the words of the command into form, minutes, from and modules.
read_words() {
    form=usual
    [ "${CI:-}" != true ] || form=extended
    minutes='' from='' modules=''
    while [ $# -gt 0 ]; do
        case $1 in
        --fast) form=fast ;;
        --extended) form=extended ;;
        --long) form=long ;;
        --minutes) shift; minutes=${1:-}; is_number "$minutes" || usage ;;
        --from) shift; from=${1:-}; is_number "$from" || usage ;;
        -*) usage ;;
        *)
            if [ ! -f "$root/$1/pom.xml" ]; then
                say "There is no module $1; there are:" "$(cd "$root" && echo */pom.xml | sed 's|/pom.xml||g')"
                exit 2
            fi
            modules=${modules:+$modules,}$1
            ;;
        esac
        shift
    done
    [ -z "$minutes$from" ] || [ $form = long ] || usage
}

commit() {
    (cd "$root" && git describe --always --dirty=+ 2>/dev/null) || echo unknown
}

# The properties that make a run short or long; the tests read them by the testkit's Form.
form_properties() {
    case $form in
    fast) echo "-Dzeriba.fast=true -Dzeriba.without=long,extended" ;;
    extended) echo "-Dzeriba.extended=true -Dzeriba.without=" ;;
    long)
        echo "-Dzeriba.long=true -Dzeriba.without= -Dzeriba.only=trials -Dzeriba.jit=-XX:+TieredCompilation -Dzeriba.sums=$root/long-form.tsv" \
            "-Dzeriba.commit=$(commit) ${minutes:+-Dzeriba.minutes=$minutes} ${from:+-Dzeriba.from=$from}"
        ;;
    esac
}

run_checks() {
    read_words "$@"
    # shellcheck disable=SC2046
    set -- $(form_properties)
    if [ -n "$modules" ] || [ $form = long ]; then
        run_some "$@"
    else
        run_all "$@"
    fi
    report
}

# The tests of some modules, by their packages, or all checks that take seeds.
run_some() {
    lock
    if find_browser; then
        set -- "$@" "-Dzeriba.browser=$browser"
    fi
    case ",$modules," in
    *,arena-spark,*) set -- "$@" -Dzeriba.spark=true ;;
    esac
    case ",$modules," in
    *,client,*) begin_typescript_checks && end_typescript_checks ;;
    esac
    if [ -n "$modules" ]; then
        set -- "$@" -pl "$modules" -am "-Dtest=$(packages)"
    fi
    java_checks "$@"
    unlock
}

# Each module has its tests below a package of its name, games and what goes with the arena without
# their prefix.
packages() {
    printf '%s' "$modules" | tr ',' '\n' | sed 's|^game-||; s|^arena-||; s|.*|zeriba/&/**/*Test|' | paste -sd, -
}

run_all() {
    lock
    begin_build
    if [ $form = fast ]; then
        say "The short form: fewer seeds, no long tests and no browser."
    elif find_browser; then
        set -- "$@" "-Dzeriba.browser=$browser"
    else
        leave_out "the tests in a browser" "Chromium"
    fi
    # one cluster of processes and 280 MB of Spark: not at everybody's desk
    [ "${CI:-}" = true ] && set -- "$@" -Dzeriba.spark=true
    typescript=
    if [ "$(node -p 'process.versions.node.split(".")[0] >= 20' 2>/dev/null)" = true ]; then
        begin_typescript_checks
    else
        leave_out "the TypeScript checks" "Node 20 or newer"
    fi
    java_checks "$@"
    notice_check
    licences_check
    pins_check
    [ $form = extended ] && archive_check
    [ "${CI:-}" = true ] && rebuild_check
    if python3 -c 'import sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null; then
        python_checks
    else
        leave_out "the checks in Python" "Python 3.8 or newer"
    fi
    [ -z "$typescript" ] || end_typescript_checks
    [ $broken = 0 ] && [ $failed = 0 ] && end_build
    unlock
}

report() {
    [ "${CI:-}" = true ] && [ $left_out -gt 0 ] && broken=$((broken + 1))
    [ "$passed" -gt 0 ] || broken=$((broken + 1))
    [ $broken = 0 ] || echo "Some checks failed; all they said is in target/checks.log and target/client.log."
    echo "Tests: $passed passed, $failed failed, $skipped skipped"
    echo "$passed passed, $failed failed"
    echo "$left_out checks left out"
    [ $broken = 0 ] && [ "$failed" = 0 ]
}
