#!/bin/bash
# Exits 0 if this container answers 200 at the path (default: /livez). Calls METRICS_PORT if the process has one, because its public port
# may be overloaded. Written in bash, because slim images have no curl, and starting Node for every probe costs more than the answer.
set -u
exec 3<>"/dev/tcp/127.0.0.1/${METRICS_PORT:-${PORT:-8080}}" || exit 1
printf 'GET %s HTTP/1.0\r\n\r\n' "${1:-/livez}" >&3
read -r _version status _reason <&3
[[ $status == 200 ]]
