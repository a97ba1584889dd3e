# What a build needs from the machine. Sourced by Tools/run, Tools/test and .ci/run; `root` is the repository's folder.

needed_swift=6.2

# The C libraries that the system brings, one a line: header, package of Debian and Ubuntu, formula of Homebrew.
# The same libraries stand in Project.swift.
system_libraries='
sqlite3.h libsqlite3-dev sqlite
'

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# A Swift that is missing or too old ends the script with one line.
require_swift() {
    command -v swift >/dev/null 2>&1 ||
        fail "Swift $needed_swift or newer is needed and there is no swift in PATH: see https://swift.org/install"
    found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    [ "${found%%.*}" -gt "${needed_swift%%.*}" ] 2>/dev/null ||
        { [ "${found%%.*}" = "${needed_swift%%.*}" ] && [ "${found#*.}" -ge "${needed_swift#*.}" ]; } ||
        fail "Swift $needed_swift or newer is needed, and this is ${found:-of an unknown version}: see https://swift.org/install"
}

# A library is there when the C compiler that comes with Swift, or the system's, finds its header.
has_header() {
    for compiler in clang cc; do
        command -v "$compiler" >/dev/null 2>&1 || continue
        printf '#include <%s>\n' "$1" | "$compiler" -fsyntax-only -x c - 2>/dev/null && return
    done
    return 1
}

# Prints the packages of the libraries that are missing: column 2 for apt, column 3 for brew.
missing_packages() {
    printf '%s' "$system_libraries" | while read -r header apt brew; do
        [ -z "$header" ] || has_header "$header" || case $1 in apt) printf ' %s' "$apt" ;; brew) printf ' %s' "$brew" ;; esac
    done
}

# Missing libraries are installed where there is apt-get and the right to use it; else the script ends and names them.
require_system_libraries() {
    packages=$(missing_packages apt)
    [ -n "$packages" ] || return 0
    command -v apt-get >/dev/null 2>&1 ||
        fail "Headers of system libraries are missing. Install them with: brew install$(missing_packages brew)" \
            "(the packages of Debian:$packages)"
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1; then
        as_root=sudo
    else
        fail "Headers of system libraries are missing. Install them as root with: apt-get install$packages"
    fi
    printf 'Installing system libraries that are missing: %s apt-get install%s\n' "$as_root" "$packages" >&2
    install_packages >&2 || { $as_root apt-get update >&2 && install_packages >&2; } ||
        fail "That failed. Install them yourself:$packages"
}

# The names are split into words on purpose.
# shellcheck disable=SC2086
install_packages() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends $packages
}
