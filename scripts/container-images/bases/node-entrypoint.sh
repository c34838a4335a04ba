#!/bin/sh
set -e
# As in the official image: an argument that is not a program is a script for Node.
if [ "${1#-}" != "$1" ] || [ -z "$(command -v "$1")" ] || { [ -f "$1" ] && ! [ -x "$1" ]; }; then set -- node "$@"; fi
exec "$@"
