# Images of the front end FRONT_END (shell, mfe-client, mfe-provider, mfe-public); the build context is the repository. Targets:
#   remote       nginx that serves a remote's folder of the release store, with the files of all stored releases
#   shell        nginx with the shell's build
#   release      a remote's build, and the command that releases it to the store through the deploy gate
#   source-maps  the source maps of a build, for reading its stack traces; no image that serves files contains them
# BuildKit is not required. Without BuildKit, docker builds all stages before the target, so the stages that need no other come first.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-20250811-slim

FROM ${BASE_IMAGE} AS server
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/* /etc/nginx/sites-enabled
COPY deploy/images/nginx.conf /etc/nginx/nginx.conf
COPY deploy/images/healthy.sh /usr/local/bin/healthy.sh
USER 1000:1000
EXPOSE 8080
# The signal for a graceful stop, in which nginx answers the requests in flight.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["healthy.sh", "/livez"]
CMD ["nginx", "-g", "daemon off;"]

FROM server AS remote
ARG FRONT_END
USER 0:0
RUN ln --symbolic "/releases/${FRONT_END#mfe-}" /srv/www
USER 1000:1000

# A separate stage, so that npm runs again only when a manifest has changed.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /repository
COPY . .
RUN mkdir /manifests \
  && find . -name package.json -exec cp --parents --target-directory=/manifests {} + \
  && cp package-lock.json /manifests

# The same for all front ends, so that a machine that builds several of them runs npm only once.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --ignore-scripts --no-audit --no-fund --workspace packages/build-kit \
  --workspace shell --workspace mfe-client --workspace mfe-provider --workspace mfe-public

FROM dependencies AS build
ARG FRONT_END
COPY packages packages
COPY ${FRONT_END} ${FRONT_END}
RUN npm run build --workspace "${FRONT_END}" \
  && mkdir /source-maps \
  && cd "${FRONT_END}/dist" \
  && find . -name '*.map' -exec cp --parents --target-directory=/source-maps {} + \
  && find . -name '*.map' -delete \
  && cp --recursive . /build

FROM scratch AS source-maps
COPY --from=build /source-maps /

FROM server AS shell
COPY --from=build /build /srv/www

FROM ${NODE_IMAGE} AS release-dependencies
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace tools/release-kit

FROM ${BASE_IMAGE} AS release
ENV NODE_ENV=production RELEASES_DIR=/releases
WORKDIR /app
COPY --from=release-dependencies /usr/local/bin/node /usr/local/bin/node
COPY --from=release-dependencies /app ./
COPY packages/contracts packages/contracts
COPY tools/release-kit tools/release-kit
COPY --from=build /build /build
# Sets the owner of a new volume that is mounted here.
RUN install --directory --owner=1000 --group=1000 /releases
USER 1000:1000
ENTRYPOINT ["node", "tools/release-kit/src/main.ts"]
