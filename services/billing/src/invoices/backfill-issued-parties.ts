import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { toLegacyIssued } from './issued-documents.ts';
import type { Invoice } from './domain/invoice.ts';

const batchSize = 200;

/**
 * Stores the parties of invoices that an earlier release sent. The backfill at the start of the service ends before billing consumes
 * messages about deleted accounts. Each invoice records whether its parties are stored, so an interrupted backfill continues where it
 * stopped.
 */
export async function backfillIssuedParties(deps: InvoiceDeps): Promise<void> {
  for (;;) {
    const found = await deps.invoices.findWithoutIssued(batchSize);
    if (found.length === 0) {
      return;
    }
    await Promise.all(found.map((invoice) => storeParties(deps, invoice, systemCause())));
  }
}

/** Stores the parties of the quote's invoices before an erasure removes names from the quote. */
export function storePartiesOfQuote(deps: InvoiceDeps) {
  return async (quoteId: string, cause: Cause): Promise<void> => {
    for (const invoice of await deps.invoices.findByQuote(quoteId)) {
      await storeParties(deps, invoice, cause);
    }
  };
}

/**
 * Stores the parties of a sent invoice that has none. Runs in the backfill and before each erasure, because a replica of the previous
 * release may have sent the invoice after the backfill.
 */
export async function storeParties(
  deps: InvoiceDeps,
  { id, quoteId }: Pick<Invoice, 'id' | 'quoteId'>,
  cause: Cause,
): Promise<void> {
  const issued = toLegacyIssued(await deps.acceptedQuotes.get(quoteId));
  await changeInvoice(deps, {
    ...{ id, owner: {}, cause },
    decision: (invoice) =>
      invoice.number === null || invoice.issued !== undefined ? null : { type: 'documented', issued },
  });
}
