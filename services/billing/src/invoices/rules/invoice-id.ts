import { createHash } from 'node:crypto';
import type { InvoicePart } from '@marquee/contracts/invoice-drafts';

/** The same for the same part of the same quote, as a UUID of version 8: whoever makes it again finds it there. */
export function invoiceIdOf(quoteId: string, part: InvoicePart): string {
  const digits = createHash('sha256').update(`${quoteId}/${part}`).digest('hex');
  const [a, b, c, d, e] = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(13, 16),
    digits.slice(17, 20),
    digits.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
