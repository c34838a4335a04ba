#!/bin/bash
set -e
# The part of the official image's entrypoint that the shop needs: the first start creates a cluster with one user and
# one database.
case "$1" in -*) set -- postgres "$@" ;; esac
if [ "$1" != postgres ]; then exec "$@"; fi
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" && chmod 700 "$PGDATA"
  find "$PGDATA" \! -user postgres -exec chown postgres '{}' +
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=${POSTGRES_PASSWORD_FILE:+$(cat "$POSTGRES_PASSWORD_FILE")}
  password=${password:-$POSTGRES_PASSWORD}
  if [ -z "$password" ]; then echo 'Error: set POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE' >&2; exit 1; fi
  user=${POSTGRES_USER:-postgres}
  initdb --username="$user" --pwfile=<(printf '%s\n' "$password") --encoding=UTF8 --locale=C.UTF-8 --auth-local=trust --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS
  printf '%s\n' 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  printf '%s\n' "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  # As in the official image, PostgreSQL listens on its socket only, so that no client connects to an unfinished
  # database.
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start
  if [ "${POSTGRES_DB:-$user}" != postgres ]; then createdb --username="$user" --maintenance-db=postgres "${POSTGRES_DB:-$user}"; fi
  for file in /docker-entrypoint-initdb.d/*.sh; do if [ -f "$file" ]; then . "$file"; fi; done
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@"
