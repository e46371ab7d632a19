import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { isGivenUp } from '../processor/is-given-up.ts';
import { settleFoundPayment } from '../invoices/settle-found-payment.ts';
import type { FoundDeps } from '../invoices/settle-found-payment.ts';
import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import { askAboutEach } from '../processor/ask-about-each.ts';
import { putOffStored } from '../processor/put-off-stored.ts';
import { unseen } from '../processor/unseen.ts';
import { settleFoundPlan } from '../subscriptions/settle-found-plan.ts';
import type { RestoreRepository } from './restore-repository.ts';
import type { Restore } from './restore.ts';

export type FindDeps = FoundDeps & { restores: RestoreRepository };

/** A checkout is open for 24 hours: one opened before the backup may have been paid after it. */
const openForMs = 86_400_000;

/** After a restore, looks once for card payments since the backup: of clients, and of providers for their plan. */
export async function findPayments(deps: FindDeps, untilStopped: UntilStopped): Promise<void> {
  const { restores, now, logger } = deps;
  await askAboutEach(untilStopped(await restores.due(now())), {
    ask: (id) => findSince(deps, id),
    putOff: (id, why) => putOffStored({ store: restores, now }, id, why),
    whenFailed: 'not all card payments since the restored backup could be looked for, which is put off',
    logger,
  });
}

async function findSince(deps: FindDeps, id: string): Promise<void> {
  const { restores, processor, logger, now } = deps;
  const restore = await restores.get(id);
  const cause = ourOwnCause();
  const since = new Date(restore.takenAt.getTime() - openForMs);
  const failures: unknown[] = [];
  const { checkouts, unseenAccounts } = await processor.paidSince(since);
  for (const named of checkouts) {
    await settleFoundPayment(deps, named, cause).catch((error: unknown) => failures.push(error));
  }
  const customers = await processor.subscribedSince(since);
  for (const found of customers) {
    await settleFoundPlan(deps, found, cause).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw failures[0];
  }
  requireAllSeen(deps, restore, unseenAccounts);
  await restores.save({ ...restore, checkAt: null, putOff: null }, { cause, at: now() });
  const { takenAt } = restore;
  const seen = checkouts.length + customers.length;
  logger.info({ takenAt, seen }, 'card payments since the restored backup were looked for');
}

/** Searches inaccessible accounts again later, but gives up after a time. */
function requireAllSeen(
  { logger, now }: FindDeps,
  restore: Restore,
  unseenAccounts: readonly string[],
): void {
  if (unseenAccounts.length === 0) {
    return;
  }
  logger.warn({ unseenAccounts }, 'card payments since the restored backup may lie where nobody can look');
  if (!isGivenUp(restore, now())) {
    throw unseen();
  }
}
