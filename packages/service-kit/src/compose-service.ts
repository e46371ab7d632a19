import type { RequestListener } from 'node:http';
import type * as operation from '@marquee/contracts/operation';
import { unroutedQueueOwner } from '@marquee/contracts/dead-letters';
import { createAuditOutbox } from './audit/audit-outbox.ts';
import type { AuditOutbox } from './audit/audit-outbox.ts';
import { createTokenVerifier } from './auth/token-verifier.ts';
import type { IdentifyCaller } from './http/admit.ts';
import { createHttpApp } from './http/create-http-app.ts';
import type { Route } from './http/route.ts';
import type { Bus, StoreDeadLetter, Subscription } from './messaging/bus.ts';
import { watchSubscription } from './messaging/watch-subscription.ts';
import { createDeadLetters } from './messaging/dead-letters.ts';
import type { DeadLetters } from './messaging/dead-letters.ts';
import { logDeadLetter } from './messaging/dead-letters/log-dead-letter.ts';
import { createUnroutedMessages } from './messaging/dead-letters/unrouted-messages.ts';
import { registerServiceGauges } from './metrics/register-service-gauges.ts';
import { createProjectionRebuilding } from './projections/create-projection-rebuilding.ts';
import type { SnapshotSource } from './projections/snapshot-source.ts';
import { createDeadLetterAdmin } from './operator/dead-letter-admin.ts';
import { deadLetterRoutes } from './operator/dead-letter-routes.ts';
import type { Logger } from './process/logger.ts';
import { createLoop } from './process/loop.ts';
import type { Worker } from './process/loop.ts';
import { createReadiness } from './process/readiness.ts';
import type { Readiness } from './process/readiness.ts';
import type { ServiceConfig } from './process/service-config.ts';
import { metricsOnlyTelemetry } from './process/telemetry.ts';
import type { Telemetry } from './process/telemetry.ts';
import { isDatabaseNew } from './store/begun-shapes.ts';
import { createIndexes } from './store/create-indexes.ts';
import { isDatabaseAnswering } from './store/database.ts';
import type { Connection } from './store/database.ts';
import type { DeclaredProjection } from './store/declared-projections.ts';
import { createIdempotency } from './store/idempotency.ts';
import type { StoredShape } from './store/migrate-documents.ts';
import type { Outbox } from './store/outbox.ts';
import type { OnSkipped } from './store/readable-documents.ts';
import { reportSkipped } from './store/report-skipped.ts';
import { shapeRefreshMs } from './store/written-shape.ts';
import { createCallLimit } from './throttle/call-limit.ts';
import { traceBus } from './tracing/trace-bus.ts';
import type { LimitValues } from './throttle/limits.ts';

/** Dependencies of a service, provided by the service's main, by the local stack, or by a test. */
export type ServiceDeps<Config extends ServiceConfig = ServiceConfig> = {
  config: Config;
  connection: Connection;
  bus: Bus;
  logger: Logger;
  now: () => Date;
  /** Default: metrics without tracing. */
  telemetry?: Telemetry;
};

/** A store whose documents have a shape, and that reports those it cannot read. */
type Aggregates = { shape?: StoredShape; onSkipped?: (listener: OnSkipped) => void };

/** A store that has aggregates, messages to publish, or documents to update when the service starts. */
type Store = Aggregates & { outbox?: Outbox; init?(): Promise<void> };

type ServiceParts = ServiceDeps<ServiceConfig & LimitValues> & {
  name: operation.Service;
  /** The service initializes the stores once all indexes exist and before it listens. The relay publishes the stores' outboxes. */
  stores: readonly Store[];
  routes: readonly Route[];
  subscriptions: readonly Subscription[];
  /** The service's records of which other services have projections. */
  snapshotSources?: readonly SnapshotSource[];
  /** Routes for other services, below /internal. */
  internalRoutes?: readonly Route[];
  workers?: readonly Worker[];
  /** See `Service`. */
  wake?: () => void;
  /** Identifies callers that send no token. */
  identifyCaller?: IdentifyCaller;
  /** Outbox for audited actions. Default: a new outbox for the operator's actions on dead letters. */
  auditOutbox?: AuditOutbox;
};

/** A composed service that does not run yet; `startService` starts it. */
export type Service = {
  name: operation.Service;
  app: RequestListener;
  readiness: Readiness;
  telemetry: Telemetry;
  subscriptions: readonly Subscription[];
  projections: readonly DeclaredProjection[];
  snapshotSources: readonly SnapshotSource[];
  deadLetters: DeadLetters;
  /** Stores and logs the messages that the service's consumers could not handle. */
  storeDeadLetter: StoreDeadLetter;
  outboxes: readonly Outbox[];
  /** The stored shapes of each kind of aggregate. */
  shapes: readonly StoredShape[];
  workers: readonly Worker[];
  /** Runs scheduled work immediately. Tests and the local stack call `wake` before they wait until nothing is pending. */
  wake: () => void;
  init(): Promise<void>;
};

export function composeService(parts: ServiceParts): Service {
  const { name, config, connection, bus, logger, now, routes } = parts;
  const { auditOutbox = createAuditOutbox({ connection, service: name, now }) } = parts;
  const { internalRoutes = [], workers = [], wake = noop, identifyCaller, snapshotSources = [] } = parts;
  const deadLetters = createDeadLetters({ connection, now, republish: bus.republish });
  const { telemetry = metricsOnlyTelemetry(name) } = parts;
  const rebuilding = createProjectionRebuilding({
    ...{ service: name, connection, now, sources: snapshotSources },
    bus: traceBus(bus, telemetry.tracing),
  });
  const stores: readonly Store[] = [...parts.stores, ...rebuilding.stores, auditOutbox];
  const subscriptions = [...parts.subscriptions, ...rebuilding.subscriptions];
  const aggregates: readonly Aggregates[] = [...stores, deadLetters];
  aggregates.forEach(({ onSkipped }) => onSkipped?.(reportSkipped({ logger, metrics: telemetry.metrics })));
  const metrics = telemetry.metrics.limits;
  const idempotency = createIdempotency(connection, {
    admit: createCallLimit({ name: 'REPEATABLE_CALL_ACCOUNT_LIMIT', values: config, metrics, now }),
    now,
  });
  const readiness = createReadiness(
    // The check `queues` has to succeed only once. Afterwards the broker has the queues, and messages wait in outboxes during an outage.
    { database: () => isDatabaseAnswering(connection), queues: () => bus.hasBeenReady() },
    { broker: () => bus.isReady() },
  );
  const outboxes = stores.flatMap(({ outbox }) => outbox ?? []);
  const shapes = aggregates.flatMap(({ shape }) => shape ?? []);
  const changed = shapes.filter(({ current }) => current > 1);
  registerServiceGauges(telemetry.metrics.registry, {
    bus,
    queues: subscriptions.map(({ queue }) => queue),
    outboxes,
    countDeadLetters: () => deadLetters.countByQueue(),
    now,
  });
  const unrouted = name === unroutedQueueOwner ? createUnroutedMessages({ bus, deadLetters, now }) : null;
  const admin = createDeadLetterAdmin({ deadLetters, unrouted, subscriptions, now });
  const app = createHttpApp({
    logger,
    readiness,
    telemetry,
    routes: [...routes, ...deadLetterRoutes(name, admin, auditOutbox.write), ...rebuilding.routes],
    tokens: createTokenVerifier({ audience: name, keys: config.TOKEN_PUBLIC_KEYS, now }),
    identifyCaller,
    idempotency,
    internal: { secret: config.INTERNAL_SECRET, routes: internalRoutes },
  });
  return {
    name,
    app,
    readiness,
    telemetry,
    subscriptions: subscriptions.map((consumer) => watchSubscription(consumer, { telemetry, logger })),
    projections: rebuilding.projections,
    snapshotSources,
    deadLetters,
    storeDeadLetter: logDeadLetter(deadLetters, logger),
    workers: [...workers, refreshShapes(changed, logger)],
    wake,
    outboxes,
    shapes,
    async init() {
      // Checked first, because creating indexes creates the collections.
      if (changed.length > 0 && (await isDatabaseNew(connection))) {
        await Promise.all(changed.map((shape) => shape.begin(now())));
      }
      await createIndexes(connection);
      await Promise.all(stores.map(async (store) => store.init?.()));
    },
  };
}

/** Learns from the database that another shape has begun. */
function refreshShapes(shapes: readonly StoredShape[], logger: Logger): Worker {
  return createLoop({
    async round() {
      await Promise.all(shapes.map((shape) => shape.refresh()));
    },
    everyMs: shapeRefreshMs,
    failureMessage: 'it could not be read which shape of documents has begun',
    logger,
  });
}

function noop(): void {
  return undefined;
}
