import { randomUUID } from 'node:crypto';
import { askAboutEach } from '../processor/ask-about-each.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleRefunds } from './settle-refunds.ts';

/** Few: who is to stop does so between two rounds. */
const atOnce = 10;

/** Asks about checkouts that nobody has told of, closes those where nothing is owed any more, and makes refunds that wait. */
export async function settleDueInvoices(deps: SettleDeps): Promise<void> {
  await askAboutEach(await deps.invoices.toBeSettled(deps.now(), atOnce), async ({ id }) => {
    const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
    await settleCheckout(deps, id, cause);
    await settleRefunds(deps, id, cause);
  });
}
