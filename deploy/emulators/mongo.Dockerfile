# Replaces the image mongo:8.0.13 with SecantusDB, which speaks MongoDB's protocol but has no replica sets. The build context contains
# SecantusDB's server. `mongosh` only checks whether the port is open, and ignores its arguments.
FROM debian:bookworm-20250811-slim
COPY secantusd /opt/secantusd
COPY mongod mongosh /usr/local/bin/
RUN groupadd --gid 999 mongodb \
  && useradd --uid 999 --gid mongodb mongodb \
  && install --directory --owner=mongodb --group=mongodb /data/db
VOLUME /data/db
