# How SwiftPM is called. Sourced by the scripts that build; `root` is the repository's folder.
#   BUILD_SYSTEM=native|swiftbuild chooses SwiftPM's build system; without it, the toolchain does.

# The folder that is built in. Swift Build, when it is chosen, has one of its own, or each change from one build system to
# the other would build all anew.
scratch_folder() {
    case ${BUILD_SYSTEM-} in
        swiftbuild) echo "$root/.build-swiftbuild" ;;
        *) echo "$root/.build" ;;
    esac
}

# The programs of the apps, as Project.swift lists them, one a line. The first is the one that is meant without a name.
apps() {
    sed -n -e '/^ *App($/{n;s/^ *"\([^"]*\)".*/\1/p;}' -e 's/^ *App("\([^"]*\)".*/\1/p' "$root/Project.swift"
}

# Runs `swift build`, `swift test` or `swift run` on the package, with more options.
swift_package() {
    command=$1
    shift
    swift "$command" --package-path "$root" --scratch-path "$(scratch_folder)" \
        ${BUILD_SYSTEM:+--build-system "$BUILD_SYSTEM"} "$@"
}
