import { invoiceChanged } from '@marquee/contracts/messages/invoice-messages';
import { randomUUID } from 'node:crypto';

import * as api from '@marquee/contracts/invoice-operations';
import type { ClientInvoice, ProviderInvoice } from '@marquee/contracts/invoices';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type Stripe from 'stripe';

import { payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { accountOf, aConnectedProvider } from './connected-provider.ts';
import type { BillingHarness } from './billing-harness.ts';

/** A sent invoice of $549.50, with its client and its provider. */
export type CardSale = { id: string; quoteId: string; provider: ProviderCaller; client: ClientCaller };

export async function anInvoice(
  { billing }: BillingHarness,
  provider: ProviderCaller = aProviderCaller(),
  differing: { payableCents?: number; eventId?: string } = {},
): Promise<CardSale> {
  const quoteId = randomUUID();
  const client = aClientCaller();
  const quote = {
    ...{ quoteId, eventId: randomUUID(), providerId: provider.providerId, providerName: 'Nova Sound' },
    ...{ clientId: client.clientId, clientEmail: 'dana@example.com', clientName: 'Dana Reyes' },
    ...{ eventName: 'Wedding of Dana and Lee', eventDate: '2026-03-20', timeZone: 'America/New_York' },
    ...{ status: 'client_accepted' as const, version: 1, payableCents: 54_950, validUntil: '2026-04-01' },
    paymentSchedule: defaultPaymentSchedule,
    createdAt: '2026-03-01T15:00:00.000Z',
    sentToClientAt: '2026-03-01T16:00:00.000Z',
    clientAcceptedAt: '2026-03-02T15:00:00.000Z',
    ...differing,
  };
  await billing.deliver(quoteAccepted, quote, { aggregateId: quoteId, aggregateVersion: 5 });
  const { body } = await billing.call(api.listClientInvoices, { as: client });
  return { id: body[0]?.id ?? '', quoteId, provider, client };
}

/** An invoice of a provider whose payout account accepts cards. */
export async function aCardSale(harness: BillingHarness): Promise<CardSale> {
  return anInvoice(harness, await aConnectedProvider(harness));
}

export function requestPayment({ billing }: BillingHarness, { id, client }: CardSale) {
  return billing.call(api.payInvoice, { as: client, params: { id }, idempotencyKey: randomUUID() });
}

export async function checkoutOf(harness: BillingHarness, sale: CardSale): Promise<string> {
  return (await requestPayment(harness, sale)).body.url;
}

/** Pays at the checkout, without delivering the webhook to billing. */
export async function payByCard(harness: BillingHarness, sale: CardSale): Promise<void> {
  await payAt(harness.stripe, await checkoutOf(harness, sale), aCard());
}

export async function aPaidSale(harness: BillingHarness): Promise<CardSale> {
  const sale = await aCardSale(harness);
  await payByCard(harness, sale);
  await harness.deliverWebhooks();
  return sale;
}

/** The invoice in the client's list, which billing serves without calling Stripe. */
export async function listedInvoice(
  { billing }: BillingHarness,
  { client }: CardSale,
): Promise<ClientInvoice> {
  const { body } = await billing.call(api.listClientInvoices, { as: client });
  const [invoice] = body;
  if (invoice === undefined) {
    throw new Error('the client has no invoice');
  }
  return invoice;
}

export async function providerInvoice({ billing }: BillingHarness, sale: CardSale): Promise<ProviderInvoice> {
  return (await billing.call(api.getInvoice, { as: sale.provider, params: { id: sale.id } })).body;
}

export async function publishedTypesOf({ billing }: BillingHarness, { id }: CardSale): Promise<string[]> {
  const messages = (await billing.published()).filter(({ aggregateId }) => aggregateId === id);
  // Excludes `changed`, which only identity consumes, to block the deletion of accounts.
  return messages.map(({ type }) => type).filter((type) => type !== invoiceChanged.type);
}

/** The payments and refunds of the provider's own account at Stripe. */
export async function chargesOf(harness: BillingHarness, { provider }: CardSale): Promise<Stripe.Charge[]> {
  const whose = { stripeAccount: await accountOf(harness, provider) };
  const { data } = await harness.stripe.sdk().paymentIntents.list({ expand: ['data.latest_charge'] }, whose);
  return data.map(({ latest_charge: charge }) => charge as Stripe.Charge);
}
