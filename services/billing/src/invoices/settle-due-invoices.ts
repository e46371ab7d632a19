import type { Logger } from '@marquee/service-kit/process/logger';
import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { checkEach } from '../processor/check-each.ts';
import { rescheduleStored } from '../processor/reschedule-stored.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleRefunds } from './settle-refunds.ts';

const atOnce = 10;

/** Checks open checkouts whose webhook may be lost, closes checkouts of settled invoices, and makes pending refunds. */
export async function settleDueInvoices(
  deps: SettleDeps & { logger: Logger },
  untilStopped: UntilStopped,
): Promise<void> {
  const { invoices, now, logger } = deps;
  const due = await invoices.findDueChecks(now(), atOnce);
  await checkEach(untilStopped(due), {
    check: (id) => settle(deps, id),
    reschedule: (id, failure) => rescheduleStored({ store: invoices, now }, id, failure),
    whenFailed: 'the card payment of an invoice could not be settled; it is retried later',
    logger,
  });
}

async function settle(deps: SettleDeps, id: string): Promise<void> {
  const cause = systemCause();
  await settleCheckout(deps, id, cause);
  const { checkAt = null } = await settleRefunds(deps, id, cause);
  if (checkAt !== null && checkAt <= deps.now()) {
    throw new Error(`The outcome of the card payment of invoice ${id} is not accessible`);
  }
}
