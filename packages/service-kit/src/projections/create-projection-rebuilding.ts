import type * as operation from '@marquee/contracts/operation';
import type { Route } from '../http/route.ts';
import type { Bus, Subscription } from '../messaging/bus.ts';
import { projectionRoutes } from '../operator/projection-routes.ts';
import type { Connection } from '../store/database.ts';
import { projectionsOf } from '../store/declared-projections.ts';
import type { DeclaredProjection } from '../store/declared-projections.ts';
import { answerSnapshotRequests } from './answer-snapshot-requests.ts';
import { applySnapshotPages } from './apply-snapshot-pages.ts';
import { createRebuilds } from './rebuilds.ts';
import type { Rebuilds } from './rebuilds.ts';
import type { SnapshotSource } from './snapshot-source.ts';

type RebuildingOptions = {
  service: operation.Service;
  connection: Connection;
  bus: Pick<Bus, 'publish'>;
  sources: readonly SnapshotSource[];
  now: () => Date;
};

/** What a service needs for rebuilding its projections, and for answering the services that copy its records. */
export type ProjectionRebuilding = {
  projections: readonly DeclaredProjection[];
  stores: readonly Rebuilds[];
  subscriptions: readonly Subscription[];
  routes: readonly Route[];
};

/** Takes the projections that were created on the connection, so call it after all of them. */
export function createProjectionRebuilding(options: RebuildingOptions): ProjectionRebuilding {
  const { service, connection, bus, sources, now } = options;
  const projections = projectionsOf(connection);
  const answers = sources.length === 0 ? [] : [answerSnapshotRequests({ service, sources, bus, now })];
  if (projections.length === 0) {
    return { projections, stores: [], subscriptions: answers, routes: [] };
  }
  const rebuilds = createRebuilds({ service, connection, projections, now });
  return {
    projections,
    stores: [rebuilds],
    subscriptions: [applySnapshotPages({ service, projections, rebuilds }), ...answers],
    routes: projectionRoutes(service, projections, rebuilds),
  };
}
