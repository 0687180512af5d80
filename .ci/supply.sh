# What Zeriba is made of: parts and their licences, and the archive that needs neither JDK nor Maven.
# Read by zeriba and, with it, by checks.sh.

# Every part that is shipped is described and listed with a licence that we take.
licences_check() {
    if java -cp "$lib/*" "$root/.ci/Parts.java" "$root/app/target/sbom.json" "$lib" "$root/.ci/licences.tsv" \
        >"$root/target/licences.log" 2>&1; then
        say "Parts and licences: $(tail -n 1 "$root/target/licences.log")."
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
    rm -rf "$root/target/archive"
    megabytes=$(($(wc -c <"$packed") / 1000000))
    say "target/$name.tar.gz: $megabytes MB, for machines like this one, without JDK and Maven."
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
