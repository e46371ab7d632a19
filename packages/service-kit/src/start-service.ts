import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from './compose-service.ts';
import type { Bus } from './messaging/bus.ts';
import { createRelay } from './messaging/relay.ts';
import { traceBus } from './tracing/trace-bus.ts';
import { listen } from './process/listen.ts';
import type { Logger } from './process/logger.ts';

type StartOptions = {
  bus: Bus;
  now: () => Date;
  logger: Logger;
  port: number;
  host?: string;
  /** Milliseconds between reporting not ready and closing the port. */
  drainMs?: number;
};

export type RunningService = {
  url: string;
  /** Resolves when all messages committed so far are published; earlier if the bus is not ready or publishing fails. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A process must stop within 10 s, and the caller's later steps need 2 s. Messages not relayed within this time stay in the outbox. */
const stopTimeoutMs = 8_000;

/** Creates indexes, subscribes, starts relay and workers, and listens (port 0: any free port). The caller closes bus and connection. */
export async function startService(
  service: Service,
  { bus, now, logger, port, host = '127.0.0.1', drainMs = 0 }: StartOptions,
): Promise<RunningService> {
  const { name, subscriptions, storeDeadLetter, outboxes, workers, readiness, app, telemetry } = service;
  const { metrics, tracing } = telemetry;
  await service.init();
  const relay = createRelay({
    outboxes,
    bus: traceBus(bus, tracing),
    now,
    logger,
    metrics: metrics.relay,
  });
  const unsubscribe = await bus.subscribe({
    service: name,
    subscriptions,
    storeDeadLetter,
    onAttempt: metrics.messages.attempted,
  });
  for (const worker of [relay, ...workers]) {
    worker.start();
  }
  const listening = await listen(app, { port, host });
  logger.info({ url: listening.url }, 'listening');
  return {
    url: listening.url,
    flush: relay.flush,
    async stop() {
      const timeout = delay(stopTimeoutMs, undefined, { ref: false });
      readiness.drain();
      // Consumers and workers stop at once, so that other replicas continue their work. Requests are still answered for `drainMs`.
      // The timeout bounds the consumers, the workers and the relay, any of which may hang.
      const stopping = Promise.all([unsubscribe(), ...workers.map((worker) => worker.stop())]);
      await Promise.all([Promise.race([stopping, timeout]), delay(drainMs).then(listening.close)]);
      await Promise.race([relay.stop(), timeout]);
      logger.info('stopped');
    },
  };
}
