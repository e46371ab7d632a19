import { z } from 'zod';
import { instant } from './dates.ts';
import type { Operation, Service } from './operation.ts';

/** The last rebuild of a projection. `written` and `removed` count rows; `endedAt` is null while the rebuild runs. */
export const projectionRebuild = z.object({
  id: z.uuid(),
  startedAt: instant,
  startedBy: z.string(),
  /** When the last answer of a source was applied. */
  changedAt: instant,
  endedAt: instant.nullable(),
  written: z.int(),
  removed: z.int(),
});
export type ProjectionRebuild = z.infer<typeof projectionRebuild>;

/** A service's copy of the records of other services. `rebuild` is null if the projection was never rebuilt. */
export const projection = z.object({
  name: z.string(),
  sources: z.array(z.string()),
  rows: z.int(),
  rebuild: projectionRebuild.nullable(),
});
export type ProjectionSummary = z.infer<typeof projection>;

/** An operator's calls about projections. Every service has these operations for its own projections. */
function projectionOperationsOf<Of extends Service>(service: Of) {
  const common = { service, actor: 'admin' } as const;
  return {
    listProjections: {
      ...common,
      method: 'get',
      path: `/admin/projections/${service}`,
      summary: 'The service’s projections, each with its sources and its last rebuild',
      status: 200,
      response: z.array(projection),
    },
    rebuildProjection: {
      ...common,
      method: 'post',
      path: `/admin/projections/${service}/:name/rebuild`,
      summary: 'Start a rebuild of a projection from its sources; a rebuild that is running starts again',
      params: z.object({ name: z.string().regex(/^[A-Za-z]{1,60}$/) }),
      status: 202,
      response: projectionRebuild,
    },
  } as const satisfies Record<string, Operation>;
}

export const projectionOperations = {
  identity: projectionOperationsOf('identity'),
  events: projectionOperationsOf('events'),
  quotes: projectionOperationsOf('quotes'),
  billing: projectionOperationsOf('billing'),
} as const satisfies Record<Service, unknown>;
