import type { FoundPayment } from '../../processor/card-payments.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { payByCard } from './pay-by-card.ts';

/** Paid at a checkout that the invoice does not know; one that it does know is still to be closed. Null where that is not what it waits for. */
export function noticeFoundPayment(invoice: Invoice, found: FoundPayment, at: Date): InvoiceChange | null {
  if (invoice.status !== 'sent' || !isFor(invoice, found)) {
    return null;
  }
  const paid = payByCard(invoice, found, at);
  return paid && { ...paid, isElsewhere: true };
}

/** Ids outlast a restore; a schedule that was accepted anew may come to another sum under the same one. */
export function isFor({ id, amountCents, providerId }: Invoice, found: FoundPayment): boolean {
  return found.invoiceId === id && found.cents === amountCents && found.providerId === providerId;
}
