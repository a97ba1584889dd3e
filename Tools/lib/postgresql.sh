#!/bin/sh
# A PostgreSQL server for tests, in a folder of its own, reached through a socket in it.
#   postgresql.sh check            succeeds where the server's programs are installed
#   postgresql.sh start FOLDER     starts it, and makes its data the first time
#   postgresql.sh standby FOLDER OTHER   makes and starts one that follows another server
#   postgresql.sh promote FOLDER   makes a standby the first server
#   postgresql.sh kill FOLDER      ends it by SIGKILL, as a power cut would
#   postgresql.sh stop FOLDER
set -eu
# runuser is there.
PATH=$PATH:/usr/sbin:/sbin

# Debian keeps the programs of each version in a folder that is not in PATH.
programs() {
    if command -v initdb >/dev/null 2>&1; then
        dirname -- "$(readlink -f "$(command -v initdb)")"
    else
        for folder in /usr/lib/postgresql/*/bin; do echo "$folder"; done | sort -V | tail -n 1
    fi
}

bin=$(programs)

# The server refuses to run as root.
as_server() {
    if [ "$(id -u)" = 0 ]; then (cd / && exec runuser -u postgres -- "$@"); else "$@"; fi
}

start_server() {
    # After a kill, its processes need a moment to end.
    tries=0
    until as_server "$bin/pg_ctl" -D "$1/data" -w -s -l "$1/log" \
        -o "-c listen_addresses= -c dynamic_shared_memory_type=mmap -c unix_socket_directories='$1'" start 2>/dev/null; do
        tries=$((tries + 1))
        [ "$tries" -lt 50 ] || { tail "$1/log" >&2; exit 1; }
        sleep 0.2
    done
}

make_folder() {
    mkdir -p "$1"
    [ "$(id -u)" != 0 ] || chown postgres "$1"
}

case ${1-} in
    check) [ -x "$bin/initdb" ] && command -v psql >/dev/null 2>&1 ;;
    start)
        folder=$2
        if [ ! -d "$folder/data" ]; then
            make_folder "$folder"
            as_server "$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C -N >"$folder.log" 2>&1 ||
                { cat "$folder.log" >&2; exit 1; }
            as_server sh -c "echo 'local all refused reject' | cat - '$folder/data/pg_hba.conf' >'$folder/hba' &&
                cat '$folder/hba' >'$folder/data/pg_hba.conf'"
        fi
        start_server "$folder"
        ;;
    standby)
        make_folder "$2"
        as_server "$bin/pg_basebackup" -D "$2/data" -h "$3" -U postgres -R -X stream -c fast
        start_server "$2"
        ;;
    promote) as_server "$bin/pg_ctl" -D "$2/data" -w -s promote ;;
    kill) kill -9 "$(head -n 1 "$2/data/postmaster.pid")" ;;
    stop) as_server "$bin/pg_ctl" -D "$2/data" -m immediate -s stop ;;
    *)
        echo 'Say check, start, standby, promote, kill or stop: see the first lines of this file.' >&2
        exit 2
        ;;
esac
