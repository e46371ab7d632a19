import { randomUUID } from 'node:crypto';
import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import type { RestoreRepository } from './restore-repository.ts';

type MarkDeps = { restores: Pick<RestoreRepository, 'insert'>; now: () => Date };

/** Called by the restore script before the services start. */
export async function markRestore({ restores, now }: MarkDeps, takenAt: Date): Promise<void> {
  const at = now();
  const mark = { id: randomUUID(), version: 1, takenAt, checkAt: at };
  await restores.insert(mark, { cause: ourOwnCause(), at });
}
