import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './rules/invoice-change.ts';

const batchSize = 200;

const announce: Decision = (invoice) => (invoice.isAnnounced ? null : { type: 'announced' });

/**
 * Publishes how unpaid invoices of an earlier release stand, and refunds under way: identity asks what stands in the way of deleting
 * an account. An invoice says itself whether it was announced, so an interrupted backfill goes on where it was.
 */
export async function announceEarlierInvoices(deps: InvoiceDeps): Promise<void> {
  for (;;) {
    const found = await deps.invoices.toBeAnnounced(batchSize);
    if (found.length === 0) {
      return;
    }
    await Promise.all(
      found.map(({ id }) => changeInvoice(deps, { id, owned: {}, decision: announce, cause: ourOwnCause() })),
    );
  }
}
