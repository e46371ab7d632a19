import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as billing from '@marquee/billing/config';
import { createService as createBilling } from '@marquee/billing/service';
import * as events from '@marquee/events/config';
import { createService as createEvents } from '@marquee/events/service';
import { gatewayConfig } from '@marquee/gateway/config';
import { createGateway } from '@marquee/gateway/gateway';
import { identityConfig } from '@marquee/identity/config';
import { codeOfPeriod, period, periodAt } from '@marquee/identity/two-factor/authenticator-codes';
import { createIdentityService } from '@marquee/identity/service';
import * as quotes from '@marquee/quotes/config';
import { createService as createQuotes } from '@marquee/quotes/service';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createLogger } from '@marquee/service-kit/process/logger';
import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';

import { devKeys } from '../src/dev-keys.ts';
import { localAdmin, localAdminSecret } from '../src/environment.ts';
import { freePort } from '../src/network/free-port.ts';
import { listenOnLoopback } from '../src/network/listen.ts';

type ServiceName = 'identity' | 'events' | 'quotes' | 'billing';

export type RunningServices = {
  url: string;
  services: Record<ServiceName, TestService>;
  /** A code of the operator's authenticator; moves identity's clock by half a minute. */
  nextCode: () => string;
  /** Stops the service, as if it were down. */
  end: (service: ServiceName) => Promise<void>;
  stop: () => Promise<void>;
};

/** The real services behind the real gateway, each with a database of its own; the test delivers messages. */
export async function startRunningServices(): Promise<RunningServices> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-services-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = await environmentIn(folder, url);
  const identity = await startTestService({
    name: 'identity',
    configSchema: identityConfig,
    createService: createIdentityService,
    environment,
  });
  const common = { environment: { ...environment, IDENTITY_URL: identity.url } };
  const services = {
    identity,
    events: await startTestService({ name: 'events', ...events, createService: createEvents, ...common }),
    quotes: await startTestService({ name: 'quotes', ...quotes, createService: createQuotes, ...common }),
    billing: await startTestService({ name: 'billing', ...billing, createService: createBilling, ...common }),
  };
  const addresses: Record<string, string> = Object.fromEntries(
    Object.entries(services).map(([name, service]) => [`${name.toUpperCase()}_URL`, service.url]),
  );
  const gateway = createGateway({
    config: loadConfig(gatewayConfig, { ...environment, ...addresses }),
    logger: createLogger({ name: 'gateway', level: 'silent' }),
    now: identity.clock.now,
  });
  const server = await listenOnLoopback(gateway.app, port);
  const running = new Set<TestService>(Object.values(services));

  async function endOne(service: TestService): Promise<void> {
    running.delete(service);
    await service.stop();
  }

  return {
    url,
    services,
    nextCode() {
      identity.clock.advance({ seconds: period });
      return codeOfPeriod(localAdminSecret, periodAt(identity.clock.now()));
    },
    end: (name) => endOne(services[name]),
    async stop() {
      await server.stop();
      await gateway.stop();
      await Promise.all([...running].map(endOne));
      rmSync(folder, { recursive: true });
    },
  };
}

async function environmentIn(folder: string, url: string): Promise<Record<string, string>> {
  const keys = await devKeys(join(folder, 'keys.json'));
  return {
    PUBLIC_URL: url,
    ADMIN_EMAIL: localAdmin.email,
    ADMIN_PASSWORD: localAdmin.password,
    ADMIN_TOTP_SECRET: localAdminSecret,
    PASSWORD_HASH_COST: 'lowest',
    MAIL_DIR: join(folder, 'mail'),
    SHELL_DIR: folder,
    RELEASES_DIR: folder,
    ...keys,
  };
}
