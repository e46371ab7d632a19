import { randomUUID } from 'node:crypto';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import type { RestoreRepository } from './restore-repository.ts';

type RecordRestoreDeps = { restores: Pick<RestoreRepository, 'insert'>; now: () => Date };

/** Records that the database was restored. The restore script calls this function before the services start. */
export async function recordRestore({ restores, now }: RecordRestoreDeps, takenAt: Date): Promise<void> {
  const at = now();
  const restore = { id: randomUUID(), version: 1, takenAt, checkAt: at };
  await restores.insert(restore, { cause: systemCause(), at });
}
