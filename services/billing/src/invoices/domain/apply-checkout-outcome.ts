import type { CardCheckout, CheckoutOutcome } from '../../processor/card-payments.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { isCheckAbandoned } from '../../processor/is-check-abandoned.ts';
import { payByCard } from './pay-by-card.ts';

/** `returned`: the client paid when nothing was owed any more, and the payment was refunded. */
export type SettledOutcome = CheckoutOutcome | { is: 'returned' };

/**
 * Records the outcome of the checkout, as read from the processor. Null when the invoice does not have this checkout any more, and when
 * there is nothing to record yet, so that a later check has to read the outcome again.
 */
export function applyCheckoutOutcome(
  invoice: Invoice,
  { checkout, outcome }: { checkout: CardCheckout; outcome: SettledOutcome },
  at: Date,
): InvoiceChange | null {
  if (invoice.checkout?.id !== checkout.id) {
    return null;
  }
  switch (outcome.is) {
    case 'open':
      return isCheckDue(invoice, at) || invoice.putOff ? { type: 'checkout-awaited' } : null;
    case 'paid':
      return invoice.status === 'sent' ? payByCard(invoice, { ...checkout, ...outcome }, at) : null;
    case 'unreachable':
      return isCheckAbandoned(invoice, at) ? { type: 'checkout-over' } : null;
    case 'over':
      return { type: 'checkout-over' };
    case 'returned':
      return { type: 'card-payment-returned' };
  }
}

function isCheckDue({ checkAt = null }: Invoice, at: Date): boolean {
  return checkAt !== null && checkAt <= at;
}
