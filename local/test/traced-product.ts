import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { configSchema as billingConfig } from '@marquee/billing/config';
import { createService as createBilling } from '@marquee/billing/service';
import { configSchema as eventsConfig } from '@marquee/events/config';
import { createService as createEvents } from '@marquee/events/service';
import { gatewayConfig } from '@marquee/gateway/config';
import { createGateway } from '@marquee/gateway/gateway';
import { identityConfig } from '@marquee/identity/config';
import { createIdentityService } from '@marquee/identity/service';
import { configSchema as quotesConfig } from '@marquee/quotes/config';
import { createService as createQuotes } from '@marquee/quotes/service';
import type { Service, ServiceDeps } from '@marquee/service-kit/compose-service';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';
import { createMetrics } from '@marquee/service-kit/metrics/create-metrics';
import { listen } from '@marquee/service-kit/process/listen';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import { startService } from '@marquee/service-kit/start-service';
import type { Connection } from '@marquee/service-kit/store/database';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { SpanRecorder } from '@marquee/service-kit/test-kit/span-recorder';

import { createClock } from '../src/clock.ts';
import { devKeys } from '../src/dev-keys.ts';
import type { Environment } from '../src/environment.ts';
import { sharedEnvironment } from '../src/environment.ts';

export type TracedProduct = {
  url: string;
  /** What gateway and services were configured with, and where the services listen, by their variables' names. */
  environment: Environment;
  /** Of all services. */
  databases: readonly Connection[];
  stop: () => Promise<void>;
};

const { now } = createClock();

/** Gateway and all services on databases of their own, all recording their spans in one place. */
export async function startTracedProduct(spans: SpanRecorder): Promise<TracedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'traced-'));
  const environment = sharedEnvironment({
    keys: await devKeys(join(folder, 'keys.json')),
    root: folder,
    dataFolder: folder,
    mongodbUrl: '',
    publicUrl: 'http://localhost:8080',
    metricsPort: 0,
    standIns: {},
    given: { PASSWORD_HASH_COST: 'lowest' },
  });
  const bus = createInProcessBus({ onUnroutable: () => undefined });
  const start = starterOn(bus, spans);

  const identity = await start('identity', (deps) =>
    createIdentityService({ ...deps, config: loadConfig(identityConfig, environment) }),
  );
  const forEvents = loadConfig(eventsConfig, { ...environment, IDENTITY_URL: identity.url });
  const events = await start('events', (deps) => createEvents({ ...deps, config: forEvents }));
  const quotes = await start('quotes', (deps) =>
    createQuotes({ ...deps, config: loadConfig(quotesConfig, environment) }),
  );
  const billing = await start('billing', (deps) =>
    createBilling({ ...deps, config: loadConfig(billingConfig, environment) }),
  );
  const services = [identity, events, quotes, billing];
  await bus.start();
  const addresses = {
    ...{ IDENTITY_URL: identity.url, EVENTS_URL: events.url },
    ...{ QUOTES_URL: quotes.url, BILLING_URL: billing.url },
  };
  const gateway = await startGateway({ ...environment, ...addresses }, spans);

  return {
    url: gateway.url,
    environment: { ...environment, ...addresses },
    databases: services.map(({ connection }) => connection),
    async stop() {
      await gateway.stop();
      await Promise.all(services.map((service) => service.stop()));
      await bus.stop();
      await rm(folder, { recursive: true });
    },
  };
}

type Started = { url: string; stop: () => Promise<void> };
type Create = (deps: Omit<ServiceDeps, 'config'>) => Service;

function starterOn(bus: ServiceDeps['bus'], spans: SpanRecorder) {
  return async (name: string, create: Create): Promise<Started & { connection: Connection }> => {
    const { connection, drop } = await openTestDatabase(name);
    const logger = createLogger({ name, level: 'silent' });
    const telemetry = { metrics: createMetrics(name), tracing: spans.tracingFor(name) };
    const service = create({ connection, bus, logger, now, telemetry });
    const running = await startService(service, { bus, now, logger, port: 0 });

    return {
      url: running.url,
      connection,
      async stop() {
        await running.stop();
        await drop();
      },
    };
  };
}

async function startGateway(environment: Environment, spans: SpanRecorder): Promise<Started> {
  const tracing = spans.tracingFor('gateway');
  const telemetry = { metrics: createMetrics('gateway'), tracing };
  const logger = createLogger({ name: 'gateway', level: 'silent' });
  const gateway = createGateway({ config: loadConfig(gatewayConfig, environment), logger, now, telemetry });
  const doors = await listen(gateway.app, { port: 0, host: '127.0.0.1' });

  return {
    url: doors.url,
    async stop() {
      await doors.close();
      await gateway.stop();
    },
  };
}
