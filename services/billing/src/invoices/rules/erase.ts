import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, providerLeftReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Takes out what the provider noted for themselves. What issued documents say is kept: parties, lines, reasons of credit notes, and why an invoice that was sent is void. Null where no word is left. */
export function erase(invoice: Invoice): InvoiceChange | null {
  const { payment, voidReason } = withoutWords(invoice);
  const isSame = payment?.note === invoice.payment?.note && voidReason === invoice.voidReason;
  return isSame ? null : { type: 'erased' };
}

export function withoutWords(invoice: Invoice): Invoice {
  const { payment, voidReason, number } = invoice;
  const isKept = number !== null || ours.includes(voidReason);
  return { ...invoice, payment: payment && { ...payment, note: '' }, voidReason: isKept ? voidReason : '' };
}

const ours = [eventCancelledReason, providerLeftReason];
