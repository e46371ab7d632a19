import type { RequestListener } from 'node:http';
import type * as operation from '@marquee/contracts/operation';
import { unroutedAnsweredBy } from '@marquee/contracts/parked-messages';
import { createAuditNotes } from './audit/audit-notes.ts';
import type { AuditNotes } from './audit/audit-notes.ts';
import { createTokenVerifier } from './auth/token-verifier.ts';
import type { CallerOf } from './http/admit.ts';
import { createHttpApp } from './http/create-http-app.ts';
import type { Route } from './http/route.ts';
import type { Bus, Park, Subscription } from './messaging/bus.ts';
import { watchSubscription } from './messaging/watch-subscription.ts';
import { createParkedMessages } from './messaging/parked-messages.ts';
import type { ParkedMessages } from './messaging/parked-messages.ts';
import { logParked } from './messaging/parking/log-parked.ts';
import { createUnroutedMessages } from './messaging/parking/unrouted-messages.ts';
import { gaugeService } from './metrics/gauge-service.ts';
import { createMessageDesk } from './operator/message-desk.ts';
import { messageRoutes } from './operator/message-routes.ts';
import type { Logger } from './process/logger.ts';
import { createReadiness } from './process/readiness.ts';
import type { Readiness } from './process/readiness.ts';
import type { ServiceConfig } from './process/service-config.ts';
import { quietTelemetry } from './process/telemetry.ts';
import type { Telemetry } from './process/telemetry.ts';
import { createIndexes } from './store/create-indexes.ts';
import { isDatabaseAnswering } from './store/database.ts';
import type { Connection } from './store/database.ts';
import { createIdempotency } from './store/idempotency.ts';
import type { Outbox } from './store/outbox.ts';
import { createCallLimit } from './throttle/call-limit.ts';
import type { LimitValues } from './throttle/limits.ts';

/** Dependencies of a service. Its main, the local stack and tests all provide them. */
export type ServiceDeps<Config extends ServiceConfig = ServiceConfig> = {
  config: Config;
  connection: Connection;
  bus: Bus;
  logger: Logger;
  now: () => Date;
  /** Default: metrics without tracing. */
  telemetry?: Telemetry;
};

/** A background task that runs beside the requests. */
export type Worker = { start(): void; stop(): Promise<void> };

/** A store with messages to publish, or with documents to bring up to date at a start. */
type Store = { outbox?: Outbox; init?(): Promise<void> };

type ServiceParts = ServiceDeps<ServiceConfig & LimitValues> & {
  name: operation.Service;
  /** Initialized once all indexes exist and before the service listens. The relay publishes their outboxes. */
  stores: readonly Store[];
  routes: readonly Route[];
  subscriptions: readonly Subscription[];
  /** Routes for other services, below /internal. */
  internalRoutes?: readonly Route[];
  workers?: readonly Worker[];
  /** See `Service`. */
  nudge?: () => void;
  /** Identifies callers that send no token. */
  callerOf?: CallerOf;
  /** Outbox for the service's own actions; omitted by services that have none. */
  auditNotes?: AuditNotes;
};

/** A composed service that is not running yet: `startService` listens, subscribes and starts the relay. */
export type Service = {
  name: operation.Service;
  app: RequestListener;
  readiness: Readiness;
  telemetry: Telemetry;
  subscriptions: readonly Subscription[];
  parkedMessages: ParkedMessages;
  /** Stores and logs the messages that its consumers give up on. */
  park: Park;
  outboxes: readonly Outbox[];
  workers: readonly Worker[];
  /** Runs scheduled work immediately. Tests and the local stack call it to wait until nothing is pending. */
  nudge: () => void;
  init(): Promise<void>;
};

export function composeService(parts: ServiceParts): Service {
  const { name, config, connection, bus, logger, now, routes, subscriptions } = parts;
  const { auditNotes = createAuditNotes({ connection, service: name, now }) } = parts;
  const stores: readonly Store[] = [...parts.stores, auditNotes];
  const { internalRoutes = [], workers = [], nudge = noop, callerOf } = parts;
  const parkedMessages = createParkedMessages({ connection, now, handBack: bus.handBack });
  const { telemetry = quietTelemetry(name) } = parts;
  const metrics = telemetry.metrics.limits;
  const idempotency = createIdempotency(connection, {
    admit: createCallLimit({ name: 'REPEATABLE_CALL_ACCOUNT_LIMIT', values: config, metrics, now }),
    now,
  });
  const readiness = createReadiness(
    // Checked once: the broker keeps the queues from then on, and during an outage messages wait in the outboxes.
    { database: () => isDatabaseAnswering(connection), queues: () => bus.hasBeenReady() },
    { broker: () => bus.isReady() },
  );
  const outboxes = stores.flatMap(({ outbox }) => outbox ?? []);
  gaugeService(telemetry.metrics.registry, {
    bus,
    queues: subscriptions.map(({ queue }) => queue),
    outboxes,
    countParked: () => parkedMessages.countByQueue(),
    now,
  });
  const unrouted = name === unroutedAnsweredBy ? createUnroutedMessages({ bus, parkedMessages, now }) : null;
  const desk = createMessageDesk({ parkedMessages, unrouted, subscriptions, now });
  const app = createHttpApp({
    logger,
    readiness,
    telemetry,
    routes: [...routes, ...messageRoutes(name, desk, auditNotes.write)],
    tokens: createTokenVerifier({ audience: name, keys: config.TOKEN_PUBLIC_KEYS, now }),
    callerOf,
    idempotency,
    internal: { secret: config.INTERNAL_SECRET, routes: internalRoutes },
  });
  return {
    name,
    app,
    readiness,
    telemetry,
    subscriptions: subscriptions.map((consumer) => watchSubscription(consumer, { telemetry, logger })),
    parkedMessages,
    park: logParked(parkedMessages, logger),
    workers,
    nudge,
    outboxes,
    async init() {
      await createIndexes(connection);
      await Promise.all(stores.map(async (store) => store.init?.()));
    },
  };
}

function noop(): void {
  return undefined;
}
