import { configSchema as billingConfig } from '@marquee/billing/config';
import { createService as createBilling } from '@marquee/billing/service';
import { configSchema as eventsConfig } from '@marquee/events/config';
import { createService as createEvents } from '@marquee/events/service';
import { identityConfig } from '@marquee/identity/config';
import { createIdentityService } from '@marquee/identity/service';
import { configSchema as quotesConfig } from '@marquee/quotes/config';
import { createService as createQuotes } from '@marquee/quotes/service';

import type { Environment } from '../environment.ts';
import type { RunningService, StartContext } from './in-process.ts';
import { createInProcessStarter } from './in-process.ts';

/** Creates identity with replaced parts, for tests that observe its internals. */
export type CreateIdentity = typeof createIdentityService;

export type RunningServices = {
  addresses: Environment;
  each: readonly RunningService[];
  stop: () => Promise<void>;
};

const startEvents = createInProcessStarter({
  name: 'events',
  configSchema: eventsConfig,
  createService: createEvents,
});
const startQuotes = createInProcessStarter({
  name: 'quotes',
  configSchema: quotesConfig,
  createService: createQuotes,
});
const startBilling = createInProcessStarter({
  name: 'billing',
  configSchema: billingConfig,
  createService: createBilling,
});

/** Starts the four services. Every consumer subscribes before any message can be published. */
export async function startServices(
  context: StartContext,
  createIdentity: CreateIdentity = createIdentityService,
): Promise<RunningServices> {
  const startIdentity = createInProcessStarter({
    name: 'identity',
    configSchema: identityConfig,
    createService: createIdentity,
  });
  const identity = await startIdentity(context);
  const environment = { ...context.environment, IDENTITY_URL: identity.url };
  const others = await Promise.all(
    [startEvents, startQuotes, startBilling].map((start) => start({ ...context, environment })),
  );
  const services = [identity, ...others];

  return {
    addresses: Object.fromEntries(services.map(({ name, url }) => [`${name.toUpperCase()}_URL`, url])),
    each: services,
    async stop() {
      await Promise.all(services.map((service) => service.stop()));
    },
  };
}
