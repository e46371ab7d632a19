import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { findCardAcceptingProviders } from '../payouts/find-card-accepting-providers.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { MessageContext } from './invoice-messages.ts';
import { cardPaymentOf } from './domain/card-payment-of.ts';
import type { InvoiceFact } from './domain/invoice-change.ts';
import type { Invoice } from './domain/invoice.ts';
import { otherUnpaidInvoices } from './domain/other-invoices.ts';

type MessageContextDeps = Pick<InvoiceDeps, 'invoices' | 'acceptedQuotes' | 'subscriptions' | 'processor'>;

const askingForPayment: readonly InvoiceFact['type'][] = ['sent', 'reminded', 'notices-due'];

/** The data that the messages of a fact need besides the changed invoice. */
export async function messageContextOf(
  deps: MessageContextDeps,
  fact: InvoiceFact,
  invoice: Invoice,
): Promise<MessageContext> {
  const names = await deps.acceptedQuotes.get(invoice.quoteId);
  return {
    names,
    ...(askingForPayment.includes(fact.type) && { canPayByCard: await canPayByCard(deps, invoice) }),
    ...(fact.type === 'paid' && { nextPayment: await nextPaymentAfter(deps, invoice) }),
  };
}

async function canPayByCard(deps: MessageContextDeps, invoice: Invoice): Promise<boolean> {
  const acceptingProviders = await findCardAcceptingProviders(deps, [invoice.providerId]);
  return cardPaymentOf(invoice, acceptingProviders) === 'possible';
}

/** The next unpaid invoice of the quote; null if nothing remains to be paid. */
async function nextPaymentAfter(
  { invoices }: MessageContextDeps,
  invoice: Invoice,
): Promise<NextPayment | null> {
  const [next] = otherUnpaidInvoices(invoice, await invoices.findByQuote(invoice.quoteId));
  if (next === undefined) {
    return null;
  }
  const { amountCents, dueOn, status, sendsAt } = next;
  return { amountCents, dueOn, sendsAt: status === 'draft' ? sendsAt.toISOString() : null };
}

type NextPayment = NonNullable<InvoiceSnapshot['nextPayment']>;
