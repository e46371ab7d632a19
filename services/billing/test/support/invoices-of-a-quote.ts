import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { invoiceChanged } from '@marquee/contracts/messages/invoice-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anAcceptedQuote } from './snapshots.ts';

export const deposit: PaymentSchedule = {
  deposit: { kind: 'percent', percent: 30 },
  balanceDueDaysBefore: 7,
};

export type Sale = { quote: QuoteSnapshot; provider: ProviderCaller; client: ClientCaller };

/** A quote of $1,000.00 with a deposit of 30 % for a distant event, so that the deposit is sent and the balance is a draft. */
export async function aSale(service: TestService, differing: Partial<QuoteSnapshot> = {}): Promise<Sale> {
  const quote = anAcceptedQuote({ payableCents: 100_000, paymentSchedule: deposit, ...differing });
  await deliverAcceptedQuote(service, quote);
  return {
    quote,
    provider: aProviderCaller({ providerId: quote.providerId }),
    client: aClientCaller({ clientId: quote.clientId ?? randomUUID() }),
  };
}

/** Delivers the message that the account of one side was deleted. */
export function deleteAccount(
  service: TestService,
  accountId: string,
  role: 'client' | 'provider',
): Promise<void> {
  const payload = { accountId, role, erasedAt: service.clock.now().toISOString() };
  return service.deliver(accountErased, payload, { aggregateId: accountId });
}

export function deliverAcceptedQuote(service: TestService, quote: QuoteSnapshot): Promise<void> {
  return service.deliver(quoteAccepted, quote, { aggregateId: quote.quoteId, aggregateVersion: 5 });
}

/** Deposit and balance as their provider reads them; each is `undefined` if the quote has no such invoice. */
export async function partsOf(service: TestService, { quote, provider }: Sale) {
  const { body } = await service.call(api.listInvoices, { as: provider });
  const partOf = (part: ProviderInvoice['part']) =>
    body.find((invoice) => invoice.quoteId === quote.quoteId && invoice.part === part);
  return { deposit: partOf('deposit'), balance: partOf('balance') };
}

type Part = ProviderInvoice['part'];

export async function paramsOf(service: TestService, sale: Sale, part: Part): Promise<{ id: string }> {
  const found = (await partsOf(service, sale))[part];
  return { id: found?.id ?? 'none' };
}

export const cash = { paidOn: '2026-03-02', note: 'Cash, in an envelope' };

export function payPart(service: TestService, { provider }: Sale, params: { id: string }) {
  return service.call(api.recordPayment, { as: provider, params, body: cash });
}

/** Type and invoice status of each message about an invoice, in order, without the messages about the status alone. */
export async function messagesOf(service: TestService, id: string): Promise<[string, unknown][]> {
  const messages = (await service.published()).filter(
    ({ aggregateId, type }) => aggregateId === id && type !== invoiceChanged.type,
  );
  return messages.map(({ type, payload }) => [type, (payload as { status?: unknown }).status]);
}
