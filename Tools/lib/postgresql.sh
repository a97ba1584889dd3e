#!/bin/sh
# A PostgreSQL server for tests, in a folder of its own, reached through a socket in it.
#   postgresql.sh check            succeeds where the server's programs are installed
#   postgresql.sh start FOLDER     starts it, and makes its data the first time
#   postgresql.sh kill FOLDER      ends it by SIGKILL, as a power cut would
#   postgresql.sh stop FOLDER
set -eu
# runuser is there.
PATH=$PATH:/usr/sbin:/sbin

# Debian keeps the programs of each version in a folder that is not in PATH.
programs() {
    if command -v initdb >/dev/null 2>&1; then
        dirname -- "$(command -v initdb)"
    else
        for folder in /usr/lib/postgresql/*/bin; do echo "$folder"; done | sort -V | tail -n 1
    fi
}

bin=$(programs)

# The server refuses to run as root.
as_server() {
    if [ "$(id -u)" = 0 ]; then (cd / && exec runuser -u postgres -- "$@"); else "$@"; fi
}

case ${1-} in
    check) [ -x "$bin/initdb" ] && command -v psql >/dev/null 2>&1 ;;
    start)
        folder=$2
        if [ ! -d "$folder/data" ]; then
            mkdir -p "$folder"
            [ "$(id -u)" != 0 ] || chown postgres "$folder"
            as_server "$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C -N >"$folder.log" 2>&1 ||
                { cat "$folder.log" >&2; exit 1; }
            as_server sh -c "echo 'local all refused reject' | cat - '$folder/data/pg_hba.conf' >'$folder/hba' &&
                cat '$folder/hba' >'$folder/data/pg_hba.conf'"
        fi
        # After a kill, its processes need a moment to end.
        tries=0
        until as_server "$bin/pg_ctl" -D "$folder/data" -w -s -l "$folder/log" \
            -o "-c listen_addresses= -c unix_socket_directories='$folder'" start 2>/dev/null; do
            tries=$((tries + 1))
            [ "$tries" -lt 50 ] || { tail "$folder/log" >&2; exit 1; }
            sleep 0.2
        done
        ;;
    kill) kill -9 "$(head -n 1 "$2/data/postmaster.pid")" ;;
    stop) as_server "$bin/pg_ctl" -D "$2/data" -m immediate -s stop ;;
    *)
        echo 'Say check, start FOLDER, kill FOLDER or stop FOLDER.' >&2
        exit 2
        ;;
esac
