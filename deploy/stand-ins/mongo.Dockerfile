# In the place of the image mongo:8.0.13: SecantusDB, which speaks MongoDB's protocol and has no replica sets. Beside it lies its
# server. `mongosh` says whether its port is open, whatever it is asked.
FROM debian:bookworm-20250811-slim
COPY secantusd /opt/secantusd
COPY mongod mongosh /usr/local/bin/
RUN groupadd --gid 999 mongodb \
  && useradd --uid 999 --gid mongodb mongodb \
  && install --directory --owner=mongodb --group=mongodb /data/db
VOLUME /data/db
