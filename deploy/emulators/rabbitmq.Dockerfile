# Replaces the image rabbitmq:4.1.4-management with Debian's older RabbitMQ.
FROM debian:bookworm-20250811-slim
RUN groupadd --gid 999 rabbitmq \
  && useradd --uid 999 --gid rabbitmq --home-dir /var/lib/rabbitmq rabbitmq \
  && apt-get update \
  && apt-get install --yes --no-install-recommends rabbitmq-server \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/lib/rabbitmq/* \
  && chown rabbitmq:rabbitmq /var/lib/rabbitmq \
  && echo '[rabbitmq_management].' > /etc/rabbitmq/enabled_plugins
# RabbitMQ's own commands come before Debian's wrappers on PATH, because the wrappers require root.
ENV PATH=/usr/lib/rabbitmq/bin:$PATH RABBITMQ_LOGS=-
VOLUME /var/lib/rabbitmq
CMD ["rabbitmq-server"]
