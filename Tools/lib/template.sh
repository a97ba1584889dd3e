# shellcheck shell=sh
# Where the template of a project lies: clones of its commits in the user's cache, each with its rib. Sourced by Tools/rib,
# which a project has, and by rib.

# Prints the folder of a commit of the template, which is cloned when it is needed first: template_folder ADDRESS COMMIT
template_folder() {
    clones=${XDG_CACHE_HOME:-$HOME/.cache}/ribcage
    clone=$clones/$2
    if [ ! -d "$clone" ]; then
        mkdir -p "$clones"
        new=$(mktemp -d "$clones/new.XXXXXX") || return 1
        # All or nothing: a clone that was broken off is not taken for one.
        git clone --quiet --no-checkout -- "$1" "$new" >&2 && git -C "$new" checkout --quiet --detach "$2" >&2 &&
            mv "$new" "$clone" || {
            rm -rf "$new"
            return 1
        }
    fi
    printf '%s\n' "$clone"
}

# Prints the path of the rib of a commit, which is built when it is needed first: template_rib ADDRESS COMMIT
template_rib() {
    clone=$(template_folder "$1" "$2") || return 1
    rib=$clone/.build/rib
    if [ ! -x "$rib" ]; then
        echo "Building rib of $1 at $2, once …" >&2
        set -- --package-path "$clone" --product rib
        swift build "$@" >"$clone/.git/rib.log" 2>&1 || {
            cat "$clone/.git/rib.log" >&2
            return 1
        }
        cp "$(swift build "$@" --show-bin-path)/rib" "$rib.new" && mv "$rib.new" "$rib" || return 1
    fi
    printf '%s\n' "$rib"
}
