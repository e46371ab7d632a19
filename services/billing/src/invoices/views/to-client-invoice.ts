import type { ClientInvoice, StillToCome } from '@marquee/contracts/invoices';
import { toAmount } from '@marquee/contracts/money';
import type { CardTakers } from '../../payouts/find-card-takers.ts';
import { cardPaymentOf } from '../rules/card-payment-of.ts';
import { isCheckoutUnsettled } from '../rules/invoice.ts';
import type { Invoice } from '../rules/invoice.ts';
import { sharedViewOf } from './shared-view.ts';
import type { Shown } from './shared-view.ts';

/** `drafts`: unsent invoices of this quote and possibly others. */
type ShownToClient = Shown & { takers: CardTakers; drafts: readonly Invoice[] };

export function toClientInvoice(
  invoice: Invoice,
  { takers, drafts, ...shown }: ShownToClient,
): ClientInvoice {
  return {
    ...sharedViewOf(invoice, shown),
    providerName: shown.issued.issuer.name,
    cardPayment: cardPaymentOf(invoice, takers),
    isCheckoutUnsettled: isCheckoutUnsettled(invoice),
    isEventCancelled: invoice.isEventCancelled,
    toCome: drafts.filter(({ quoteId }) => quoteId === invoice.quoteId).map(toStillToCome),
  };
}

function toStillToCome({ amountCents, dueOn, sendsAt }: Invoice): StillToCome {
  return { amount: toAmount(amountCents), dueOn, sendsAt: sendsAt.toISOString() };
}
