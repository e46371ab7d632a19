import type { RequestListener } from 'node:http';
import type * as operation from '@marquee/contracts/operation';
import { createTokenVerifier } from './auth/token-verifier.ts';
import type { CallerOf } from './http/admit.ts';
import { createHttpApp } from './http/create-http-app.ts';
import type { Route } from './http/route.ts';
import type { Bus, Subscription } from './messaging/bus.ts';
import { createParkedMessages } from './messaging/parked-messages.ts';
import type { ParkedMessages } from './messaging/parked-messages.ts';
import type { Logger } from './process/logger.ts';
import { createReadiness } from './process/readiness.ts';
import type { Readiness } from './process/readiness.ts';
import type { ServiceConfig } from './process/service-config.ts';
import { isDatabaseAnswering } from './store/database.ts';
import type { Connection } from './store/database.ts';
import { createIdempotency } from './store/idempotency.ts';
import type { Outbox } from './store/outbox.ts';

/** What a service is made from, whoever makes it: its main, the one-command stack or a test. */
export type ServiceDeps<Config extends ServiceConfig = ServiceConfig> = {
  config: Config;
  connection: Connection;
  bus: Bus;
  logger: Logger;
  now: () => Date;
};

/** Something that runs beside the requests. */
export type Worker = { start(): void; stop(): Promise<void> };

/** An aggregate store or a projection. */
type Collection = { init(): Promise<void>; outbox?: Outbox };

type ServiceParts = ServiceDeps & {
  name: operation.Service;
  /** Every store and projection: their indexes are built before the service listens, their outboxes are relayed. */
  collections: readonly Collection[];
  routes: readonly Route[];
  subscriptions: readonly Subscription[];
  /** Routes for other services, below /internal. */
  internalRoutes?: readonly Route[];
  workers?: readonly Worker[];
  /** For those who come without a token. */
  callerOf?: CallerOf;
};

/** A service that is whole but not running: `startService` listens, subscribes and relays. */
export type Service = {
  name: operation.Service;
  app: RequestListener;
  readiness: Readiness;
  subscriptions: readonly Subscription[];
  parkedMessages: ParkedMessages;
  outboxes: readonly Outbox[];
  workers: readonly Worker[];
  init(): Promise<void>;
};

export function composeService(parts: ServiceParts): Service {
  const { name, config, connection, bus, logger, now, collections, routes, subscriptions } = parts;
  const { internalRoutes = [], workers = [], callerOf } = parts;
  const idempotency = createIdempotency(connection, now);
  const parkedMessages = createParkedMessages(connection, now);
  const readiness = createReadiness({
    database: () => isDatabaseAnswering(connection),
    messages: () => bus.isReady(),
  });
  const app = createHttpApp({
    logger,
    readiness,
    routes,
    tokens: createTokenVerifier({ audience: name, keys: config.TOKEN_PUBLIC_KEYS, now }),
    callerOf,
    idempotency,
    internal: { secret: config.INTERNAL_SECRET, routes: internalRoutes },
  });
  return {
    name,
    app,
    readiness,
    subscriptions,
    parkedMessages,
    workers,
    outboxes: collections.flatMap(({ outbox }) => outbox ?? []),
    async init() {
      await Promise.all([...collections, idempotency, parkedMessages].map((collection) => collection.init()));
    },
  };
}
