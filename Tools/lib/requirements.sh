# shellcheck shell=sh
# What a build needs from the machine. Sourced by Tools/run, Tools/test and .ci/run; `root` is the repository's folder.

needed_swift=6.3

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# A Swift that is missing or too old ends the script with one line.
require_swift() {
    command -v swift >/dev/null 2>&1 ||
        fail "Swift $needed_swift or newer is needed and there is no swift in PATH: see https://swift.org/install"
    found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    oldest=$(printf '%s\n' "$needed_swift" "${found:-0}" | sort -t . -k 1,1n -k 2,2n | head -n 1)
    [ "$oldest" = "$needed_swift" ] ||
        fail "Swift $needed_swift or newer is needed, and this is ${found:-unknown}: see https://swift.org/install"
}

# The C libraries that the system brings, as Project.swift lists them, one a line: the folder of the module map, and the
# package of Debian and Ubuntu with the headers.
system_libraries() {
    sed -n 's|.*SystemLibrary("\([^"]*\)", of: "\([^"]*\)", .*apt: "\([^"]*\)".*|Modules/Core/\2/\1 \3|p' \
        "$root/Project.swift"
}

# A library is there when the C compiler that comes with Swift, or the system's, can read the headers beside its
# module map, which include the library's own.
can_include() {
    for compiler in clang cc; do
        command -v "$compiler" >/dev/null 2>&1 || continue
        "$compiler" -fsyntax-only -x c "$root/$1"/*.h && return
    done
    return 1
}

# Prints the packages of the libraries that are missing.
missing_packages() {
    system_libraries | while read -r folder package; do
        can_include "$folder" 2>/dev/null || printf ' %s' "$package"
    done
}

# Prints what the compiler says to the headers of the libraries.
complaints_about_headers() {
    system_libraries | while read -r folder package; do
        can_include "$folder" 2>&1 || true
    done
}

# Missing libraries are installed where there is apt-get and the right to use it; else the script ends and names them. The
# SDK of macOS has them.
require_system_libraries() {
    packages=$(missing_packages)
    [ -n "$packages" ] || return 0
    if [ "$(uname -s)" = Darwin ]; then
        complaints_about_headers >&2
        fail "The compiler cannot read the headers of system libraries, which Xcode's command-line tools bring."
    elif ! command -v apt-get >/dev/null 2>&1; then
        fail "Headers of system libraries are missing. Install the packages that Debian calls:$packages"
    fi
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1; then
        as_root=sudo
    else
        fail "Headers of system libraries are missing. Install them as root with: apt-get install$packages"
    fi
    echo "Headers of system libraries are missing, installing them: ${as_root:+sudo }apt-get install$packages" >&2
    install_packages >&2 || { $as_root apt-get update >&2 && install_packages >&2; } ||
        fail "That failed. Install them yourself:$packages"
}

# The names are split into words on purpose.
# shellcheck disable=SC2086
install_packages() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $packages
}
