# shellcheck shell=sh
# How a release is built. Sourced by Tools/install and Tools/bench after build.sh.

newline='
'

# Builds a product with all that it needs; what the build says goes to a log, and is shown when it fails.
# The options are split into lines on purpose.
# shellcheck disable=SC2086
build_release() {
    product=$1 log=$2
    options=$(release_options)
    IFS=$newline
    set -f -- $options
    set +f
    unset IFS
    build_logged "$log" --configuration release --product "$product" "$@"
}

# The folder of the programs of a release.
release_folder() {
    swift_package build --configuration release --show-bin-path
}

# The options of `swift build` for a release, one per line. On Linux with the static libraries of all that is linked,
# the program is one file without a loader's work at its start; where some are missing, Swift's own libraries at least
# are inside. On macOS the system brings them.
release_options() {
    [ "$(uname -s)" = Linux ] || return 0
    if is_swift_build; then
        # It links with clang, which does not get the options of swiftc.
        printf '%s\n' --static-swift-stdlib -Xlinker -s
    elif can_link_statically; then
        # With the path of Swift's libraries in it, which SwiftPM adds, a static program crashes at its start.
        echo --disable-local-rpath
        static_flags | while IFS= read -r flag; do printf '%s\n' -Xswiftc "$flag"; done
    else
        echo --static-swift-stdlib
    fi
}

# True when Swift Build builds, chosen or by the toolchain: it keeps its products in a folder of that name.
is_swift_build() {
    case $(release_folder) in
        */Products/*) ;;
        *) return 1 ;;
    esac
}

# The options of `swiftc` for a program that is small and starts fast, one per line. It has no metadata for mirrors,
# which no module uses. Its code gets types by calls: by default, generic types are looked up by name at each start. It
# is linked statically: at one address, as programs in Go are, and without symbols. Each function has a section of its
# own, so that the linker drops unused functions and keeps one of equal ones. The frames for unwinding, a seventh of the
# file, are dropped: errors in Swift need none, and the main thread, which Dispatch would end by unwinding, stays (see
# MainThread).
static_flags() {
    printf '%s\n' -Osize -gnone -Xfrontend -function-sections -Xfrontend -disable-reflection-metadata \
        -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors -static-executable -use-ld=lld \
        -Xlinker -s -Xlinker --icf=all -Xlinker -T -Xlinker "$root/Tools/lib/no-frames.ld"
}

# Links a small program with the whole of each static library, and starts it: that shows what is missing.
# The flags are split into lines, the libraries into words, on purpose.
# shellcheck disable=SC2086
can_link_statically() {
    probe=$(mktemp -d) || return 1
    echo 'print("")' >"$probe/main.swift"
    libraries=$(linked_libraries)
    flags=$(static_flags)
    IFS=$newline
    set -f -- $flags
    set +f
    unset IFS
    swiftc "$@" "$probe/main.swift" -o "$probe/main" -Xlinker --whole-archive \
        $libraries -Xlinker --no-whole-archive >"$probe/log" 2>&1 &&
        "$probe/main" >>"$probe/log" 2>&1
    code=$?
    rm -rf "$probe"
    return "$code"
}

# The libraries of the system that are linked, as Project.swift lists them.
linked_libraries() {
    sed -n 's|.*SystemLibrary("[^"]*", of: "[^"]*", links: "\([^"]*\)", .*|-l\1|p' "$root/Project.swift"
}
