#!/bin/sh
set -e
# As in the official image: options are those of the server, and the server never runs as root.
case "$1" in -* | *.conf) set -- redis-server "$@" ;; esac
if [ "$1" = redis-server ] && [ "$(id -u)" = 0 ]; then
  find . \! -user redis -exec chown redis '{}' +
  exec setpriv --reuid=redis --regid=redis --clear-groups "$0" "$@"
fi
umask 0077
exec "$@"
