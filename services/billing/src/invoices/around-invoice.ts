import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { findCardTakers } from '../payouts/find-card-takers.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Around } from './invoice-messages.ts';
import { cardPaymentOf } from './rules/card-payment-of.ts';
import type { InvoiceFact } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';
import { unpaidBeside } from './rules/other-invoices.ts';

type AroundDeps = Pick<InvoiceDeps, 'invoices' | 'acceptedQuotes' | 'subscriptions' | 'processor'>;

const askingForPayment: readonly InvoiceFact['type'][] = ['sent', 'reminded', 'notices-due'];

/** Data for the messages of a fact beyond the changed invoice. */
export async function aroundInvoice(deps: AroundDeps, fact: InvoiceFact, invoice: Invoice): Promise<Around> {
  const names = await deps.acceptedQuotes.get(invoice.quoteId);
  return {
    names,
    ...(askingForPayment.includes(fact.type) && { canPayByCard: await canPayByCard(deps, invoice) }),
    ...(fact.type === 'paid' && { nextPayment: await nextPaymentAfter(deps, invoice) }),
  };
}

async function canPayByCard(deps: AroundDeps, invoice: Invoice): Promise<boolean> {
  const takers = await findCardTakers(deps, [invoice.providerId]);
  return cardPaymentOf(invoice, takers) === 'possible';
}

/** Null if nothing remains to be paid for the quote. */
async function nextPaymentAfter({ invoices }: AroundDeps, invoice: Invoice): Promise<NextPayment | null> {
  const [next] = unpaidBeside(invoice, await invoices.ofQuote(invoice.quoteId));
  if (next === undefined) {
    return null;
  }
  const { amountCents, dueOn, status, sendsAt } = next;
  return { amountCents, dueOn, sendsAt: status === 'draft' ? sendsAt.toISOString() : null };
}

type NextPayment = NonNullable<InvoiceSnapshot['nextPayment']>;
