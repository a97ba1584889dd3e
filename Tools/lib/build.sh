# shellcheck shell=sh
# How SwiftPM is called. Sourced by the scripts that build; `root` is the repository's folder.
#   BUILD_SYSTEM=native|swiftbuild chooses SwiftPM's build system; without it, the toolchain does.
#   BUILD_OPTIONS has words for each call of SwiftPM, such as -Xswiftc -gnone.

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

# Sets `app` to the app that the options `--app NAME` or `--app=NAME` name, or else to the first one, and `chosen` to the
# number of words that these options are.
choose_app() {
    app=$(apps | head -n 1)
    chosen=0
    case ${1-} in
        --app)
            app=${2-}
            chosen=$(($# > 1 ? 2 : 1))
            ;;
        --app=*)
            app=${1#--app=}
            chosen=1
            ;;
    esac
    apps | grep -Fqx -e "$app" || {
        echo "There is no app “${app}” in Project.swift. Name one of: $(apps | paste -sd ' ' -)" >&2
        exit 2
    }
}

# Runs `swift build` with more options; what it says goes to a log, and is shown when it fails.
build_logged() {
    log=$1
    shift
    swift_package build "$@" >"$log" 2>&1 || {
        cat "$log" >&2
        return 1
    }
}

# Runs `swift build`, `swift test` or `swift run` on the package, with more options.
swift_package() {
    command=$1
    shift
    # The options are split into words on purpose.
    # shellcheck disable=SC2086
    swift "$command" --package-path "$root" --scratch-path "$(scratch_folder)" \
        ${BUILD_SYSTEM:+--build-system "$BUILD_SYSTEM"} ${BUILD_OPTIONS-} "$@"
}
