import { projectionOperations } from '@marquee/contracts/projection-operations';
import type { ProjectionRebuild } from '@marquee/contracts/projection-operations';
import type * as operation from '@marquee/contracts/operation';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Rebuild } from '../projections/rebuild.ts';
import type { Rebuilds } from '../projections/rebuilds.ts';
import { sourcesOf } from '../projections/sources-of.ts';
import type { DeclaredProjection } from '../store/declared-projections.ts';

/** The operator's routes to the service's own projections. */
export function projectionRoutes(
  service: operation.Service,
  projections: readonly DeclaredProjection[],
  rebuilds: Rebuilds,
): Route[] {
  const api = projectionOperations[service];
  return [
    route(api.listProjections, async () =>
      Promise.all(
        projections.map(async (projection) => {
          const rebuild = await rebuilds.find(projection.name);
          return {
            name: projection.name,
            sources: sourcesOf(projection).map((source) => source.service),
            rows: await projection.count(),
            rebuild: rebuild && toView(rebuild),
          };
        }),
      ),
    ),
    route(api.rebuildProjection, async ({ params }, actor, context) =>
      toView(await rebuilds.start(params.name, actor.email, context)),
    ),
  ];
}

function toView(rebuild: Rebuild): ProjectionRebuild {
  const { rebuildId, startedAt, startedBy, changedAt, endedAt, written, removed } = rebuild;
  return {
    ...{ id: rebuildId, startedBy, written, removed },
    startedAt: startedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
