#!/bin/bash
# The database of docker-compose.yml: MongoDB as a replica set of one node.
#   replica-set.sh start   runs the server
#   replica-set.sh health  exits 0 if the server accepts writes; initiates the replica set first if needed (idempotent)
set -euo pipefail

case "${1:-}" in
  start)
    exec mongod --replSet marquee --bind_ip_all --wiredTigerCacheSizeGB 0.5 --quiet
    ;;
  health)
    exec mongosh --quiet --norc --eval '
      try {
        rs.status();
      } catch ({ codeName }) {
        if (codeName === "NotYetInitialized") {
          rs.initiate({ _id: "marquee", members: [{ _id: 0, host: "mongo:27017" }] });
        }
      }
      quit(db.hello().isWritablePrimary ? 0 : 1);
    '
    ;;
  *)
    echo "usage: replica-set.sh start|health" >&2
    exit 2
    ;;
esac
