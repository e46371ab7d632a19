import { randomUUID } from 'node:crypto';
import { askAboutEach } from '../processor/ask-about-each.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Few: who is to stop does so between two rounds. */
const atOnce = 10;

/** Asks about checkouts that nobody has told of, and closes those where nothing is owed any more. */
export async function settleDueInvoices(deps: SettleDeps): Promise<void> {
  await askAboutEach(await deps.invoices.toBeSettled(deps.now(), atOnce), ({ id }) =>
    settleCheckout(deps, id, { requestId: randomUUID(), traceparent: null, actor: 'system' }),
  );
}
