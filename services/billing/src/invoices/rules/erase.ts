import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, providerLeftReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Takes out what the provider noted for themselves, and why the client asked for a refund. What issued documents say is kept: parties, lines, reasons of credit notes, and why an invoice that was sent is void. Null where no word is left. */
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
