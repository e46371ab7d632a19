import type { ClientInvoice, UpcomingInstallment } from '@marquee/contracts/invoices';
import { toAmount } from '@marquee/contracts/money';
import type { CardAcceptingProviders } from '../../payouts/find-card-accepting-providers.ts';
import { cardPaymentOf } from '../domain/card-payment-of.ts';
import { isCheckoutUnsettled } from '../domain/invoice.ts';
import type { Invoice } from '../domain/invoice.ts';
import { sharedViewOf } from './shared-view.ts';
import type { Shown } from './shared-view.ts';

/** `drafts`: unsent invoices of this quote and possibly of other quotes. */
type ShownToClient = Shown & { acceptingProviders: CardAcceptingProviders; drafts: readonly Invoice[] };

export function toClientInvoice(
  invoice: Invoice,
  { acceptingProviders, drafts, ...shown }: ShownToClient,
): ClientInvoice {
  return {
    ...sharedViewOf(invoice, shown),
    providerName: shown.issued.issuer.name,
    cardPayment: cardPaymentOf(invoice, acceptingProviders),
    isCheckoutUnsettled: isCheckoutUnsettled(invoice),
    isEventCancelled: invoice.isEventCancelled,
    toCome: drafts.filter(({ quoteId }) => quoteId === invoice.quoteId).map(toUpcomingInstallment),
  };
}

function toUpcomingInstallment({ amountCents, dueOn, sendsAt }: Invoice): UpcomingInstallment {
  return { amount: toAmount(amountCents), dueOn, sendsAt: sendsAt.toISOString() };
}
