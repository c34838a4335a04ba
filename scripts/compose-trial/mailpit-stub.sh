#!/bin/sh
exec node /mailpit.ts "$@"
