# The image of the workspace WORKSPACE: the gateway, the page renderer, a service (such as services/identity), or the tools in tools/local. The
# build context is the repository. BuildKit is not required. docker-compose.yml and the workflows build this image.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-20250811-slim

# A separate stage, so that npm runs again only when a manifest has changed.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /repository
COPY . .
RUN mkdir /manifests \
  && find . -name package.json -exec cp --parents --target-directory=/manifests {} + \
  && cp package-lock.json /manifests

FROM ${NODE_IMAGE} AS dependencies
ARG WORKSPACE
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace "${WORKSPACE}" \
  && find node_modules -path '*/@expo-google-fonts/*' -name '*.ttf' \
    -not -path '*/400Regular/*' -not -path '*/700Bold/*' -not -path '*/800ExtraBold/*' -delete

# The workspace and the workspaces that it depends on, which are those that npm has linked.
FROM dependencies AS application
COPY packages /repository/packages
COPY services /repository/services
COPY gateway /repository/gateway
COPY page-renderer /repository/page-renderer
COPY tools /repository/tools
RUN mkdir /application \
  && cp --recursive package.json node_modules /application \
  && for link in node_modules/@marquee/*; do \
    folder="$(realpath --relative-to=. "${link}")" \
    && mkdir --parents "/application/${folder}" \
    && cp --recursive "${folder}/." "/repository/${folder}/." "/application/${folder}" \
    || exit 1; \
  done

# The system, Node and the application, without npm.
FROM ${BASE_IMAGE} AS service
ARG WORKSPACE
ENV NODE_ENV=production PORT=8080
COPY --from=dependencies /usr/local/bin/node /usr/local/bin/node
COPY deploy/images/healthy.sh /usr/local/bin/healthy.sh
COPY --from=application /application /app
WORKDIR /app/${WORKSPACE}
# Node's compile cache is part of the image and belongs to the image's user. A start loads the cache instead of compiling again.
ENV NODE_COMPILE_CACHE=/app/compiled
RUN install --directory --owner=1000 --group=1000 "${NODE_COMPILE_CACHE}"
USER 1000:1000
RUN for entry in src/service.ts src/gateway.ts src/page-renderer.ts; do \
    [ ! -f "${entry}" ] || node --eval "import('./${entry}')" || exit 1; \
  done
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["healthy.sh", "/readyz"]
# In exec form, so that SIGTERM reaches Node itself, which then drains (docs/decisions/0037).
CMD ["node", "src/main.ts"]

# For the tools, which store data: sets the owner of a new volume that is mounted here.
FROM service AS tools
USER 0:0
RUN install --directory --owner=1000 --group=1000 /data /data/stripe /data/keys /data/keys/identity /data/keys/others
USER 1000:1000
