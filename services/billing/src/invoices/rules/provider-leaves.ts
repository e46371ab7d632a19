import type { InvoiceChange } from './invoice-change.ts';
import { isUnpaid } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Nobody could write the payment down any more: what is unpaid becomes void, what was paid stays as it is. */
export function providerLeaves(invoice: Invoice): InvoiceChange | null {
  return isUnpaid(invoice) ? { type: 'provider-left' } : null;
}
