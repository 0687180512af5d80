# What Zeriba is made of: artifacts by their checksums, parts and licences, builds that are equal,
# and the archive that needs neither JDK nor Maven. Read by zeriba and by checks.sh.

pins=$root/.mvn/checksums.sha256
checker=$root/target/checksums

# Makes the part that Maven loads to compare all it fetches or finds with the checksums.
make_checker() {
    [ "$checker/Checksums.class" -nt "$root/.ci/checksums/Checksums.java" ] && return 0
    home=$(mvn -v 2>/dev/null | sed -n 's/^.*Maven home: //p')
    mkdir -p "$checker/META-INF/sisu"
    echo Checksums >"$checker/META-INF/sisu/javax.inject.Named"
    javac -Xlint:-options --release 11 -proc:none -d "$checker" -cp "$home/lib/*" \
        "$root/.ci/checksums/Checksums.java"
}

# Runs Maven; ends where an artifact is not what it was, or where nothing has looked.
checked_maven() {
    make_checker || return 1
    rm -f "$checker/checked"
    mvn -B -ntp -C "-Dmaven.ext.class.path=$checker" "-Dzeriba.checksums=$pins" \
        "-Dzeriba.checked=$checker/checked" "$@" || return 1
    [ -f "$checker/checked" ] && return 0
    echo "[ERROR] Maven ran without comparing the checksums of what it used."
    return 1
}

# Adds what the build uses now to the checksums: after a library or plugin was added or raised.
# What is pinned already is compared all the same.
pin() {
    lock
    for form in "-Dmaven.test.skip=true package" "-Dzeriba.browser=none -Dtest=none test-compile surefire:test spotless:check" \
        "-Pimage -Dimage.base=scratch -Dmaven.test.skip=true package"; do
        # shellcheck disable=SC2086
        maven -q -Dzeriba.pin=true $form || exit 1
    done
    sort -k 2 -u -o "$pins" "$pins"
    unlock
    say "$(wc -l <"$pins") checksums in .mvn/checksums.sha256; read what has changed before you commit it."
}

# The modules that our jars and those they bring along ask for, and what is asked for by name alone:
# curves for TLS, the file system of jars, the words of other languages.
modules=java.base,java.compiler,java.desktop,java.instrument,java.logging,java.management,java.naming,java.net.http,java.prefs,java.scripting,java.security.jgss,java.security.sasl,java.sql,java.transaction.xa,java.xml,jdk.crypto.ec,jdk.jfr,jdk.localedata,jdk.management,jdk.net,jdk.unsupported,jdk.zipfs

# The time of every file in an archive, as in the jars.
archive_time() {
    date -u -d "$1" +%s 2>/dev/null || date -u -j -f %Y-%m-%dT%H:%M:%SZ "$1" +%s
}

system_name() {
    machine=$(uname -m | sed 's/x86_64/x64/; s/amd64/x64/; s/aarch64/arm64/')
    echo "$(uname -s | tr '[:upper:]' '[:lower:]' | sed 's/darwin/macos/')-$machine"
}

# Puts together target/zeriba-VERSION-SYSTEM.tar.gz: the jars, a runtime of its own, the script.
archive() {
    version=$(sed -n 's|^  <version>\(.*\)</version>$|\1|p' "$root/pom.xml" | head -n 1)
    time=$(sed -n 's|.*<project.build.outputTimestamp>\(.*\)</project.*|\1|p' "$root/pom.xml")
    name=zeriba-$version-$(system_name)
    folder=$root/target/archive/$name
    rm -rf "$root/target/archive"
    mkdir -p "$folder"
    jlink --add-modules "$modules" --strip-java-debug-attributes --no-header-files --no-man-pages \
        --compress zip-6 --output "$folder/runtime" || exit 1
    cp -R "$lib" "$folder/lib"
    cp "$root/zeriba" "$root/LICENSE" "$root/NOTICE" "$root/README.md" "$root/SECURITY.md" "$folder"
    cp "$root/app/target/sbom.json" "$folder"
    mkdir "$folder/docs"
    cp "$root/docs/operating.md" "$root/docs/zeriba.conf" "$root/docs/zeriba.service" "$folder/docs"
    java "$root/.ci/Archive.java" "$root/target/$name.tar.gz" "$folder" "$(archive_time "$time")" || exit 1
    rm -rf "$root/target/archive"
    packed=$root/target/$name.tar.gz
    say "target/$name.tar.gz: $(($(wc -c <"$packed") / 1000000)) MB, for machines like this one, without JDK and Maven."
}
