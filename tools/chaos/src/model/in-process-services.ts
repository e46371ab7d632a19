import { randomUUID } from 'node:crypto';

import { configSchema as billingConfig } from '@marquee/billing/config';
import { createService as createBilling } from '@marquee/billing/service';
import type { MessageType } from '@marquee/contracts/message';
import { configSchema as eventsConfig } from '@marquee/events/config';
import { createService as createEvents } from '@marquee/events/service';
import { identityConfig } from '@marquee/identity/config';
import { createIdentityService } from '@marquee/identity/service';
import { localAdmin, localAdminSecret } from '@marquee/local/environment';
import { configSchema as quotesConfig } from '@marquee/quotes/config';
import { createService as createQuotes } from '@marquee/quotes/service';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import { toEnvelope, toMessage } from '@marquee/service-kit/messaging/message';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import type { TestClock } from '@marquee/service-kit/test-kit/clock';
import { createTestTokens } from '@marquee/service-kit/test-kit/tokens';
import { limits } from '@marquee/service-kit/throttle/limits';
import type { z } from 'zod';

import type { Planting } from '../faults/planting.ts';
import { cacheTokens } from './cache-tokens.ts';
import { startServiceInstance } from './service-instance.ts';
import type { ServiceInstance } from './service-instance.ts';

export type InProcessServices = {
  clock: TestClock;
  /** The clock's first day, `YYYY-MM-DD`; the same in UTC and in the venues' time zone. */
  firstDay: string;
  identity: ServiceInstance;
  events: ServiceInstance;
  quotes: ServiceInstance;
  billing: ServiceInstance;
  /** Publishes as the service that owns the aggregate would. */
  publish: <Payload extends z.ZodType>(
    declared: MessageType<Payload>,
    payload: z.input<Payload>,
    of: { id: string; version: number },
  ) => Promise<void>;
  /** Resolves when every published message has been handled, including messages published by handlers. */
  settled: () => Promise<void>;
  /** The messages that could not be handled, as text. */
  deadLetters: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/**
 * The four services in this process, with real HTTP, a real database and a movable clock. The bus knows when every message has arrived, so
 * that reads need no polling. `planting`: modifies the databases of the services.
 */
export async function startInProcessServices(
  mongodbUrl: string,
  realBus: Bus,
  planting: Pick<Planting, 'database'> = {},
): Promise<InProcessServices> {
  const counted = countPublished(realBus);
  const { bus } = counted;
  const firstDay = new Date().toISOString().slice(0, 10);
  const clock = createTestClock(new Date(`${firstDay}T16:00:00.000Z`));
  const { now } = clock;
  const tokens = cacheTokens(createTestTokens(now), now);
  const options = { mongodbUrl, bus, now, tokens, planting };

  const identity = await startServiceInstance(
    {
      name: 'identity',
      configSchema: identityConfig,
      createService: (deps) => createIdentityService({ ...deps, mailer: { send: async () => undefined } }),
    },
    { ...options, variables: identityVariables(tokens.signingKey) },
  );
  const variables = { IDENTITY_URL: identity.url, ...unlimitedSending };
  const [events, quotes, billing] = await Promise.all([
    startServiceInstance(
      { name: 'events', configSchema: eventsConfig, createService: createEvents },
      { ...options, variables },
    ),
    startServiceInstance(
      { name: 'quotes', configSchema: quotesConfig, createService: createQuotes },
      { ...options, variables },
    ),
    startServiceInstance(
      { name: 'billing', configSchema: billingConfig, createService: createBilling },
      { ...options, variables },
    ),
  ]);
  await bus.start();
  const services = [identity, events, quotes, billing];

  return {
    clock,
    firstDay,
    identity,
    events,
    quotes,
    billing,
    async publish(declared, payload, { id, version }) {
      const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
      const metadata = { aggregateId: id, aggregateVersion: version, cause, at: now() };
      await bus.publish(toEnvelope(toMessage(declared, payload), metadata));
    },
    async settled() {
      let before: number;
      do {
        before = counted.published();
        await quotes.flush();
        await events.flush();
        await identity.flush();
        await billing.flush();
      } while (counted.published() > before);
    },
    async deadLetters() {
      const all = await Promise.all(services.map((service) => service.deadLetters()));
      return all.flat().map(({ queue, reason }) => `${queue}: ${reason}`);
    },
    async stop() {
      await Promise.all(services.map((service) => service.stop()));
      await bus.stop();
    },
  };
}

/** Counts publications, because handlers may publish too: the services are settled after a round without a publication. */
function countPublished(bus: Bus): { bus: Bus; published: () => number } {
  let count = 0;
  const counting: Bus = {
    ...bus,
    async publish(envelope) {
      count += 1;
      await bus.publish(envelope);
    },
  };
  return { bus: counting, published: () => count };
}

/** Raised limits, because a race or a run of the model sends more in one day than a person does. */
const unlimitedSending = {
  REPEATABLE_CALL_ACCOUNT_LIMIT: '1000000',
  SEND_QUOTE_ACCOUNT_LIMIT: '1000000',
  SEND_EVENT_ACCOUNT_LIMIT: '1000000',
  DRAFT_EVENT_ACCOUNT_LIMIT: '1000000',
  DRAFT_QUOTE_ACCOUNT_LIMIT: '1000000',
};

/** Raised limits of one network, because all callers of these services have the same network. */
const unlimitedNetwork = Object.fromEntries(
  Object.entries(limits)
    .filter(([name, { service }]) => service === 'identity' && /_(ADDRESS|NETWORK)_LIMIT$/.test(name))
    .map(([name]) => [name, '1000000']),
);

function identityVariables(signingKey: object): Readonly<Record<string, string>> {
  return {
    PUBLIC_URL: 'http://localhost:8080',
    TOKEN_SIGNING_KEY: JSON.stringify(signingKey),
    LINK_SECRET: 'a-secret-of-identity-for-mailed-links',
    ADMIN_EMAIL: localAdmin.email,
    ADMIN_PASSWORD: localAdmin.password,
    ADMIN_TOTP_SECRET: localAdminSecret,
    SECOND_STEP_KEY: 'seals-what-lives-no-longer-than-a-run',
    ...unlimitedNetwork,
    SIGN_UP_EMAIL_LIMIT: '1000000',
    CONTACT_SENDER_LIMIT: '1000000',
    PASSWORD_HASH_COST: 'lowest',
  };
}
