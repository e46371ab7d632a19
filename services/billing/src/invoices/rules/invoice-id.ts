import type { InvoicePart } from '@marquee/contracts/invoice-drafts';
import { stableUuidOf } from '../../stable-uuid.ts';

/** Deterministic for the part of the quote. */
export function invoiceIdOf(quoteId: string, part: InvoicePart): string {
  return stableUuidOf(`${quoteId}/${part}`);
}
