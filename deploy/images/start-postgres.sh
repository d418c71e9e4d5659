#!/bin/sh
# Postgres for quickstart and tests. Reads PGDATA, POSTGRES_PASSWORD (of the superuser `postgres`; POSTGRES_PASSWORD_FILE may name a file
# that holds it) and PREPARE_FILE: SQL that is run once
# in a new database `diorama`, before anybody can connect. Statements end with a semicolon and an empty line.
set -eu
bin=/opt/postgres/bin
if [ -n "${POSTGRES_PASSWORD_FILE:-}" ]; then POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE"); fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  fresh="$PGDATA.new"
  rm -rf "$fresh"
  password=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" > "$password"
  "$bin/initdb" --pgdata="$fresh" --username=postgres --pwfile="$password" --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-instructions
  rm "$password"
  printf 'CREATE DATABASE diorama;\n\n' | "$bin/postgres" --single -j -D "$fresh" postgres > /dev/null
  if [ -n "${PREPARE_FILE:-}" ]; then "$bin/postgres" --single -j -D "$fresh" diorama < "$PREPARE_FILE" > /dev/null; fi
  printf 'host all all all scram-sha-256\n' >> "$fresh/pg_hba.conf"
  mv "$fresh" "$PGDATA" # half a data folder would look like a whole one
fi
unset POSTGRES_PASSWORD
exec "$bin/postgres" -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=/tmp -c max_connections=200
