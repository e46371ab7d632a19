# Replaces the image axllent/mailpit: accepts emails and answers two calls of Mailpit's API.
FROM node:24.21.0-bookworm-slim
WORKDIR /opt/mailpit
RUN npm install --no-audit --no-fund --ignore-scripts smtp-server@3.21.6 mailparser@3.14.2
COPY mailpit.mjs ./
COPY mailpit /mailpit
ENTRYPOINT ["/mailpit"]
