#!/bin/bash
# Exits 0 if this container answers 200 at the path (default: /livez). Calls the port METRICS_PORT if this variable is set, because the
# public port may be overloaded. Written in bash, because slim images have no curl, and a start of Node costs more than the probe itself.
set -u
exec 3<>"/dev/tcp/127.0.0.1/${METRICS_PORT:-${PORT:-8080}}" || exit 1
printf 'GET %s HTTP/1.0\r\n\r\n' "${1:-/livez}" >&3
read -r _version status _reason <&3
[[ $status == 200 ]]
