# Replaces the image node:24 with Node from the npm package `node` and this machine's npm. The build context contains `node` and `npm`.
FROM debian:bookworm-20250811-slim
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
