import { projectionOperations } from '@marquee/contracts/projection-operations';
import type { ProjectionRebuild, ProjectionSummary } from '@marquee/contracts/projection-operations';

import type { OperatorClient } from '../messages/operator-client.ts';
import type { Target } from './parse-projection-command.ts';

/** `isDone` false: the rebuild has not advanced for `maxIdlePolls` polls. */
export type Rebuilt = { rebuild: ProjectionRebuild; isDone: boolean };

const maxIdlePolls = 240;

/** Starts a rebuild and follows it to its end. `wait` passes the time between two polls. */
export async function rebuildProjection(
  client: OperatorClient,
  { service, projection }: Target,
  wait: () => Promise<unknown>,
): Promise<Rebuilt> {
  const api = projectionOperations[service];
  const started = await client.call(api.rebuildProjection, { params: { name: projection } });
  let rebuild: ProjectionRebuild = started.body;
  let idlePolls = 0;
  while (rebuild.endedAt === null && idlePolls < maxIdlePolls) {
    await wait();
    const { body } = await client.call(api.listProjections);
    const next = lastRebuildOf(body, projection) ?? rebuild;
    idlePolls = next.changedAt === rebuild.changedAt ? idlePolls + 1 : 0;
    rebuild = next;
  }
  return { rebuild, isDone: rebuild.endedAt !== null };
}

function lastRebuildOf(listed: readonly ProjectionSummary[], projection: string): ProjectionRebuild | null {
  return listed.find(({ name }) => name === projection)?.rebuild ?? null;
}
