import { randomUUID } from 'node:crypto';
import type { UntilStopped } from '@marquee/service-kit/process/loop';
import { askAboutEach } from '../processor/ask-about-each.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleRefunds } from './settle-refunds.ts';

const atOnce = 10;

/** Asks about checkouts that nobody has told of, closes those where nothing is owed any more, and makes refunds that wait. */
export async function settleDueInvoices(deps: SettleDeps, untilStopped: UntilStopped): Promise<void> {
  const due = await deps.invoices.toBeSettled(deps.now(), atOnce);
  await askAboutEach(untilStopped(due), async ({ id }) => {
    const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
    await settleCheckout(deps, id, cause);
    await settleRefunds(deps, id, cause);
  });
}
