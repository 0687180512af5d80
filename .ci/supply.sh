# What Zeriba is made of: artifacts by their checksums, parts and their licences, builds that are
# equal, and the archive that needs neither JDK nor Maven. Read by zeriba and, with it, by checks.sh.

pins=$root/.mvn/checksums.sha256
checker=$root/target/checksums

# Makes the part that Maven loads to compare all it fetches or finds with the checksums.
make_checker() {
    [ "$checker/Checksums.class" -nt "$root/.ci/checksums/Checksums.java" ] && return 0
    home=$(mvn -v 2>/dev/null | sed -n 's/^.*Maven home: //p' | sed "s/$(printf '\033')\\[[0-9;]*m//g")
    mkdir -p "$checker/META-INF/sisu"
    echo Checksums >"$checker/META-INF/sisu/javax.inject.Named"
    javac -Xlint:-options --release 11 -proc:none -d "$checker" -cp "$home/lib/*" \
        "$root/.ci/checksums/Checksums.java"
}

# Runs Maven in the folder it is called in; ends where an artifact is not what it was, or where
# nothing has looked; with ZERIBA_STRICT=true also where one is not listed.
compared_maven() {
    if ! make_checker; then
        say "The comparison of checksums cannot be compiled for this Maven."
        return 1
    fi
    compared=$checker/compared.$$
    rm -f "$compared"
    # quiet: the libraries of Maven itself warn on a new JDK and reset colours never set
    status=0
    MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -Djansi.noreset=true -XX:TieredStopAtLevel=1 ${MAVEN_OPTS:-}" \
        mvn -B -ntp "-Dmaven.ext.class.path=$checker" "-Dzeriba.checksums=$pins" \
        "-Dzeriba.compared=$compared" "-Dzeriba.strict=${ZERIBA_STRICT:-false}" "$@" || status=$?
    if [ ! -s "$compared" ] && [ $status = 0 ]; then
        say "Maven ran without comparing the checksums of what it used."
        status=1
    fi
    rm -f "$compared"
    return $status
}

# An artifact with another checksum than the one that is written down ends Maven before it is used.
pins_check() {
    altered=$root/target/altered.sha256
    sed '/maven-enforcer-plugin-[0-9.]*\.jar$/ s/^......../00000000/' "$root/.mvn/checksums.sha256" >"$altered"
    if (pins=$altered && cd "$root" && compared_maven -q -N validate) >"$root/target/pins.log" 2>&1 ||
        ! grep -q 'maven-enforcer-plugin.* is not what it was' "$root/target/pins.log"; then
        say "Maven used an artifact that is not what it was; target/pins.log has it all."
        broken=$((broken + 1))
    fi
}

# Adds what the build uses now to the checksums, after a library or plugin was added or raised.
# What is pinned already is compared all the same; what is used no longer stays and does no harm.
pin() {
    lock
    others=postgres-linux-x64,postgres-linux-arm64,postgres-darwin-x64,postgres-darwin-arm64,postgres-windows
    for form in "-P$others,image -Dimage.base=scratch -Dzeriba.browser=none -Dzeriba.spark=true -Dmaven.test.skip=true package" \
        "-Dzeriba.browser=none -Dzeriba.spark=true spotless:check" "-pl board -Dtest=HexGridTest test"; do
        # shellcheck disable=SC2086
        maven -q -Dzeriba.pin=true $form || exit 1
    done
    unlock
    say "$(wc -l <"$pins" | tr -d ' ') checksums in .mvn/checksums.sha256; read what has changed before you commit it."
}

# The same sources in another folder make the same jars, byte by byte.
rebuild_check() {
    again=$root/target/again
    rm -rf "$again"
    mkdir -p "$again"
    if ! (
        cd "$again" &&
            (cd "$root" && tar cf - --exclude=target --exclude=node_modules --exclude=.git .) | tar xf - &&
            compared_maven -T1C -Dmaven.test.skip=true package
    ) >"$root/target/again.log" 2>&1; then
        say "The sources do not build in another folder; target/again.log has it all."
        broken=$((broken + 1))
    elif same_jars "$again/app/target/lib"; then
        say "Two builds of the same sources made the same jars."
        rm -rf "$again"
    else
        say "Two builds of the same sources made different jars; see $again."
        broken=$((broken + 1))
    fi
}

# Whether the jars in a folder are those of this build; names those that are not.
same_jars() {
    (cd "$1" && ls) >"$root/target/jars.again"
    (cd "$lib" && ls) | diff - "$root/target/jars.again" >&2 || return 1
    different=0
    for jar in "$lib"/*.jar; do
        cmp "$jar" "$1/${jar##*/}" >&2 || different=1
    done
    return $different
}

# Every part that is shipped is described and listed with a licence that we take, those of the
# cluster and of the database for figures too.
licences_check() {
    parts_check "$root/app/target/sbom.json" "$lib" "$root/.ci/licences.tsv"
    parts_check "$root/cluster/target/sbom.json" "$root/cluster/target/lib" "$root/.ci/licences-cluster.tsv"
    parts_check "$root/arena-duckdb/target/sbom.json" "$root/arena-duckdb/target/lib" "$root/.ci/licences-duckdb.tsv"
}

parts_check() {
    if java -cp "$lib/*" "$root/.ci/Parts.java" "$@" >"$root/target/licences.log" 2>&1; then
        say "Parts and licences of ${1#"$root"/}: $(tail -n 1 "$root/target/licences.log")."
    else
        broken=$((broken + 1))
        cat "$root/target/licences.log"
    fi
}

# The modules that our jars and those they bring along ask for (jdeps), and what is asked for by
# name alone: the file system of jars, sizes of files and sockets.
runtime_modules=java.base,java.compiler,java.desktop,java.instrument,java.logging,java.management,java.naming,java.net.http,java.rmi,java.security.jgss,java.security.sasl,java.sql,java.xml,jdk.httpserver,jdk.jfr,jdk.management,jdk.net,jdk.unsupported,jdk.zipfs

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
    packed=$root/target/$name.tar.gz
    rm -rf "$root/target/archive" "$packed"
    mkdir -p "$folder/docs" && fill_archive && java "$root/.ci/Archive.java" "$packed" "$folder" "$time" || return 1
    more_archive cluster cluster || return 1
    more_archive arena-duckdb duckdb || return 1
    rm -rf "$root/target/archive"
    megabytes=$(($(wc -c <"$packed") / 1000000))
    say "target/$name.tar.gz: $megabytes MB, for machines like this one, without JDK and Maven."
}

# What only few want, to be unpacked over an archive: several servers as one, the database for
# figures. Takes the module and the folder's name.
more_archive() {
    rm -rf "$root/target/archive"
    mkdir -p "$folder" &&
        cp -R "$root/$1/target/lib" "$folder/$2" &&
        cp "$root/$1/target/sbom.json" "$folder/$2" &&
        java "$root/.ci/Archive.java" "$root/target/zeriba-$version-$2.tar.gz" "$folder" "$time"
}

# The file build names these jars, so that what a start keeps is never used with others.
fill_archive() {
    jlink --add-modules "$runtime_modules" --strip-java-debug-attributes --no-header-files --no-man-pages \
        --compress zip-6 --output "$folder/runtime" &&
        cp -R "$lib" "$folder/lib" &&
        cat "$folder"/lib/*.jar | cksum | cut -d ' ' -f 1 >"$folder/build" &&
        cp "$root/zeriba" "$root/LICENSE" "$root/NOTICE" "$root/SECURITY.md" "$root/app/target/sbom.json" "$folder" &&
        cp "$root/docs/operating.md" "$root/docs/fair-dice.md" "$root/docs/verify.py" \
            "$root/docs/zeriba.conf" "$root/docs/zeriba.service" "$folder/docs"
}

# The archive is under 120 MB, and what was unpacked from it serves (practise asks a server of its
# own, /health among others) without a JDK.
archive_check() {
    if ! archive >"$root/target/archive.log" 2>&1; then
        wrong_archive "was not made"
    elif [ "$megabytes" -ge 120 ]; then
        wrong_archive "has $megabytes MB, 120 are too many"
    elif ! archive_starts >>"$root/target/archive.log" 2>&1; then
        wrong_archive "does not serve"
    else
        say "The archive of $megabytes MB serves where it was unpacked, without a JDK."
    fi
}

wrong_archive() {
    broken=$((broken + 1))
    say "The archive $1:"
    cat "$root/target/archive.log"
}

archive_starts() {
    unpacked=$root/target/unpacked
    rm -rf "$unpacked"
    mkdir "$unpacked" && tar xzf "$packed" -C "$unpacked" || return 1
    (unset JAVA_HOME && "$unpacked/$name/zeriba" practise) || return 1
    rm -rf "$unpacked"
}
