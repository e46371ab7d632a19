import type { InvoicePart } from '@marquee/contracts/invoice-drafts';
import { stableUuidOf } from '../../stable-uuid.ts';

/** Returns the same id whenever quote and part are the same. */
export function invoiceIdOf(quoteId: string, part: InvoicePart): string {
  return stableUuidOf(`${quoteId}/${part}`);
}
