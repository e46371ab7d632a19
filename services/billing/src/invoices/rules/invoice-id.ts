import type { InvoicePart } from '@marquee/contracts/invoice-drafts';
import { stableUuidOf } from '../../stable-uuid.ts';

/** The same for the same part of the same quote. */
export function invoiceIdOf(quoteId: string, part: InvoicePart): string {
  return stableUuidOf(`${quoteId}/${part}`);
}
