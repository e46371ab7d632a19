import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { isCheckAbandoned } from '../processor/is-check-abandoned.ts';
import { reconcilePayment } from '../invoices/reconcile-payment.ts';
import type { ReconcileDeps } from '../invoices/reconcile-payment.ts';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { checkEach } from '../processor/check-each.ts';
import { rescheduleStored } from '../processor/reschedule-stored.ts';
import { accountUnreachable } from '../processor/account-unreachable.ts';
import { reconcilePlan } from '../subscriptions/reconcile-plan.ts';
import type { RestoreRepository } from './restore-repository.ts';
import type { Restore } from './restore.ts';

export type ReconciliationDeps = ReconcileDeps & { restores: RestoreRepository };

/** A checkout is open for 24 hours, so a checkout opened before the backup may have been paid after the backup. */
const checkoutOpenForMs = 86_400_000;

/** After a restore, searches for card payments since the backup, for invoices and for plans, until one search has succeeded. */
export async function reconcilePayments(deps: ReconciliationDeps, untilStopped: UntilStopped): Promise<void> {
  const { restores, now, logger } = deps;
  await checkEach(untilStopped(await restores.findDue(now())), {
    check: (id) => reconcileSince(deps, id),
    reschedule: (id, failure) => rescheduleStored({ store: restores, now }, id, failure),
    whenFailed: 'the search for card payments since the restored backup is incomplete; it is retried later',
    logger,
  });
}

async function reconcileSince(deps: ReconciliationDeps, id: string): Promise<void> {
  const { restores, processor, logger, now } = deps;
  const restore = await restores.get(id);
  const cause = systemCause();
  const since = new Date(restore.takenAt.getTime() - checkoutOpenForMs);
  const failures: unknown[] = [];
  const { checkouts, unseenAccounts } = await processor.listPaidSince(since);
  for (const named of checkouts) {
    await reconcilePayment(deps, named, cause).catch((error: unknown) => failures.push(error));
  }
  const customers = await processor.listSubscribedSince(since);
  for (const found of customers) {
    await reconcilePlan(deps, found, cause).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw failures[0];
  }
  requireAllReachable(deps, restore, unseenAccounts);
  await restores.save({ ...restore, checkAt: null, putOff: null }, { cause, at: now() });
  const { takenAt } = restore;
  const seen = checkouts.length + customers.length;
  logger.info({ takenAt, seen }, 'the search for card payments since the restored backup is complete');
}

/** Throws if a payout account was inaccessible, so that the search is repeated. Gives up after searches have failed for 30 days. */
function requireAllReachable(
  { logger, now }: ReconciliationDeps,
  restore: Restore,
  unseenAccounts: readonly string[],
): void {
  if (unseenAccounts.length === 0) {
    return;
  }
  logger.warn(
    { unseenAccounts },
    'card payments since the restored backup may exist in inaccessible Stripe accounts',
  );
  if (!isCheckAbandoned(restore, now())) {
    throw accountUnreachable();
  }
}
