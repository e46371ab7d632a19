import type { CardCheckout, CheckoutOutcome } from '../../processor/card-payments.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { isGivenUp } from '../../processor/is-given-up.ts';
import { payByCard } from './pay-by-card.ts';

/** `returned`: paid too late, and refunded. */
export type Seen = CheckoutOutcome | { is: 'returned' };

/** Records what the processor reports of a checkout. Null when it was settled meanwhile, or is to be checked again. */
export function noticeCheckout(
  invoice: Invoice,
  { checkout, seen }: { checkout: CardCheckout; seen: Seen },
  at: Date,
): InvoiceChange | null {
  if (invoice.checkout?.id !== checkout.id) {
    return null;
  }
  switch (seen.is) {
    case 'open':
      return isToBeLookedAt(invoice, at) || invoice.putOff ? { type: 'checkout-awaited' } : null;
    case 'paid':
      return invoice.status === 'sent' ? payByCard(invoice, { ...checkout, ...seen }, at) : null;
    case 'unreachable':
      return isGivenUp(invoice, at) ? { type: 'checkout-over' } : null;
    case 'over':
      return { type: 'checkout-over' };
    case 'returned':
      return { type: 'card-payment-returned' };
  }
}

function isToBeLookedAt({ checkAt = null }: Invoice, at: Date): boolean {
  return checkAt !== null && checkAt <= at;
}
