import type { InvoiceChange } from './invoice-change.ts';
import { isUnpaid } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Voids an unpaid invoice, because nobody could record its payment any more; a paid one stays unchanged. */
export function voidForErasedProvider(invoice: Invoice): InvoiceChange | null {
  return isUnpaid(invoice) ? { type: 'provider-left' } : null;
}
