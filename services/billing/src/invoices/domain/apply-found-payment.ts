import type { FoundPayment } from '../../processor/card-payments.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { payByCard } from './pay-by-card.ts';

/**
 * Records a payment at a checkout that is not stored with the invoice. If another checkout is stored, that one still has to be closed. Null
 * when the invoice does not wait for this payment.
 */
export function applyFoundPayment(invoice: Invoice, found: FoundPayment, at: Date): InvoiceChange | null {
  if (invoice.status !== 'sent' || !isPaymentFor(invoice, found)) {
    return null;
  }
  const paid = payByCard(invoice, found, at);
  return paid && { ...paid, isAtOtherCheckout: true };
}

/** Compares the amount too: a quote accepted again after a restore may have an invoice with the same id and another amount. */
export function isPaymentFor({ id, amountCents, providerId }: Invoice, found: FoundPayment): boolean {
  return found.invoiceId === id && found.cents === amountCents && found.providerId === providerId;
}
