import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Decision } from './domain/invoice-change.ts';

const batchSize = 200;

const markPublished: Decision = (invoice) => (invoice.isAnnounced ? null : { type: 'announced' });

/**
 * Publishes the status of invoices of an earlier release that are unpaid or have a pending refund. Identity needs the status, because such
 * an invoice blocks the deletion of an account. Each invoice records whether its status was published, so an interrupted backfill continues
 * where it stopped.
 */
export async function backfillStatusMessages(deps: InvoiceDeps): Promise<void> {
  for (;;) {
    const found = await deps.invoices.findUnpublished(batchSize);
    if (found.length === 0) {
      return;
    }
    await Promise.all(
      found.map(({ id }) =>
        changeInvoice(deps, { id, owner: {}, decision: markPublished, cause: systemCause() }),
      ),
    );
  }
}
