import { findCardTakers } from '../payouts/find-card-takers.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Around } from './invoice-messages.ts';
import { cardPaymentOf } from './rules/card-payment-of.ts';
import type { InvoiceFact } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';

type AroundDeps = Pick<InvoiceDeps, 'acceptedQuotes' | 'subscriptions' | 'processor'>;

const askingForPayment: readonly InvoiceFact['type'][] = ['sent', 'reminded', 'notices-due'];

/** What the messages about a fact say beyond the invoice as it is after the fact. */
export async function aroundInvoice(deps: AroundDeps, fact: InvoiceFact, invoice: Invoice): Promise<Around> {
  const names = await deps.acceptedQuotes.get(invoice.quoteId);
  return {
    names,
    ...(askingForPayment.includes(fact.type) && { canPayByCard: await canPayByCard(deps, invoice) }),
  };
}

async function canPayByCard(deps: AroundDeps, invoice: Invoice): Promise<boolean> {
  const takers = await findCardTakers(deps, [invoice.providerId]);
  return cardPaymentOf(invoice, takers) === 'possible';
}
