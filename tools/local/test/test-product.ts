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
import type { Bus } from '@marquee/service-kit/messaging/bus';
import { listen } from '@marquee/service-kit/process/listen';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import { startService } from '@marquee/service-kit/start-service';
import type { Connection } from '@marquee/service-kit/store/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';

import { devKeys } from '../src/dev-keys.ts';
import type { Environment } from '../src/environment.ts';
import { sharedEnvironment } from '../src/environment.ts';

export type TestProduct = {
  url: string;
  /** The configuration of gateway and services, and the addresses of the services, by their variables' names. */
  environment: Environment;
  /** The databases of all services. */
  databases: readonly Connection[];
  stop: () => Promise<void>;
};

export type TestProductOptions = {
  bus: Bus;
  now: () => Date;
  telemetryOf: (name: string) => Telemetry;
  /** Opens a database for the service with this name. */
  openDatabase: (name: string) => Promise<TestDatabase>;
  /** Variables in addition to the local stack's. */
  variables?: Environment;
};

/** Gateway and all services with a bus, a clock and databases chosen by the test. */
export async function startTestProduct(need: TestProductOptions): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const environment = { ...(await environmentIn(folder)), ...need.variables };
  const start = starterFor(need);

  const identity = await start('identity', (deps) =>
    createIdentityService({ ...deps, config: loadConfig(identityConfig, environment) }),
  );
  const withIdentity = { ...environment, IDENTITY_URL: identity.url };
  const forEvents = loadConfig(eventsConfig, withIdentity);
  const events = await start('events', (deps) => createEvents({ ...deps, config: forEvents }));
  const quotes = await start('quotes', (deps) =>
    createQuotes({ ...deps, config: loadConfig(quotesConfig, withIdentity) }),
  );
  const billing = await start('billing', (deps) =>
    createBilling({ ...deps, config: loadConfig(billingConfig, environment) }),
  );
  const services = [identity, events, quotes, billing];
  await need.bus.start();
  const addresses = {
    ...{ IDENTITY_URL: identity.url, EVENTS_URL: events.url },
    ...{ QUOTES_URL: quotes.url, BILLING_URL: billing.url },
  };
  const gateway = await startGateway({ ...environment, ...addresses }, need);

  return {
    url: gateway.url,
    environment: { ...environment, ...addresses },
    databases: services.map(({ connection }) => connection),
    async stop() {
      await gateway.stop();
      await Promise.all(services.map((service) => service.stop()));
      await need.bus.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function environmentIn(folder: string): Promise<Environment> {
  return sharedEnvironment({
    keys: await devKeys(join(folder, 'keys.json')),
    ...{ root: folder, dataFolder: folder, mongodbUrl: '', publicUrl: 'http://localhost:8080' },
    ...{ metricsPort: 0, emulatorVariables: {}, userEnvironment: { PASSWORD_HASH_COST: 'lowest' } },
  });
}

type Started = { url: string; stop: () => Promise<void> };
type Create = (deps: Omit<ServiceDeps, 'config'>) => Service;

function starterFor({ bus, now, telemetryOf, openDatabase }: TestProductOptions) {
  return async (name: string, create: Create): Promise<Started & { connection: Connection }> => {
    const { connection, drop } = await openDatabase(name);
    const logger = createLogger({ name, level: 'silent' });
    const service = create({ connection, bus, logger, now, telemetry: telemetryOf(name) });
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

/** Longer than the product usually waits for a service, because these tests must also pass on a busy machine. */
const answerWithinMs = 60_000;

async function startGateway(
  environment: Environment,
  { now, telemetryOf }: TestProductOptions,
): Promise<Started> {
  const telemetry = telemetryOf('gateway');
  const logger = createLogger({ name: 'gateway', level: 'silent' });
  const config = loadConfig(gatewayConfig, environment);
  const gateway = createGateway({ config, logger, now, telemetry, answerWithinMs });
  const server = await listen(gateway.app, { port: 0, host: '127.0.0.1' });

  return {
    url: server.url,
    async stop() {
      await server.close();
      await gateway.stop();
    },
  };
}
