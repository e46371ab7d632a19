import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, providerLeftReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Removes the provider's private note on the payment and the client's reason for a refund. Issued documents keep their words: parties, lines, reasons of credit notes, and why a sent invoice is void. Null when no word is left to remove. */
export function erase(invoice: Invoice): InvoiceChange | null {
  return wordsOf(withoutWords(invoice)) === wordsOf(invoice) ? null : { type: 'erased' };
}

export function withoutWords(invoice: Invoice): Invoice {
  const { payment, voidReason, number, requestedRefund } = invoice;
  const isKept = number !== null || ours.includes(voidReason);
  return {
    ...invoice,
    ...(requestedRefund && { requestedRefund: { ...requestedRefund, reason: '' } }),
    payment: payment && { ...payment, note: '' },
    voidReason: isKept ? voidReason : '',
  };
}

const ours = [eventCancelledReason, providerLeftReason];

function wordsOf({ payment, voidReason, requestedRefund }: Invoice): string {
  return [payment?.note ?? '', voidReason, requestedRefund?.reason ?? ''].join('\n');
}
