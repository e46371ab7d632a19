import { randomUUID } from 'node:crypto';

import { invoiceIdOf } from '@marquee/billing/invoices/domain/invoice-id';
import { startOnboarding } from '@marquee/contracts/payout-operations';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { quoteSnapshot } from '../histories/snapshots.ts';
import type { StoredInvoice } from './compare-with-payments.ts';
import type { BillingTestBed } from './billing-test-bed.ts';

/** A sent invoice of $549.50, with its client and its provider. */
export type CardSale = {
  id: string;
  eventId: string;
  client: ClientCaller;
  provider: ProviderCaller;
  /** The provider's own account at Stripe, with card payments enabled. */
  account: string;
};

export async function aCardSale(testBed: BillingTestBed): Promise<CardSale> {
  const [client, provider] = [aClientCaller(), aProviderCaller()];
  const [eventId, quoteId] = [randomUUID(), randomUUID()];
  const account = await connect(testBed, provider);
  const parties = { eventId, clientId: client.clientId, providerId: provider.providerId };
  await testBed.publish(quoteAccepted, quoteSnapshot(parties, quoteId, 'client_accepted'), quoteId);
  return { id: invoiceIdOf(quoteId, 'balance'), eventId, client, provider, account };
}

async function connect({ billing, stripe }: BillingTestBed, provider: ProviderCaller): Promise<string> {
  const { body } = await billing.call(startOnboarding, { as: provider, idempotencyKey: randomUUID() });
  await stripe.submit(body.url);
  type Stored = { _id: string; payoutAccount?: { id: string } };
  const stored = billing.connection.collection<Stored>('subscriptions');
  return (await stored.findOne({ _id: provider.providerId }))?.payoutAccount?.id ?? '';
}

export async function readStoredInvoice(
  { billing }: BillingTestBed,
  { id }: CardSale,
): Promise<StoredInvoice> {
  const stored = await billing.connection.collection<StoredInvoice>('invoices').findOne({ _id: id });
  if (stored === null) {
    throw new Error('the invoice does not exist');
  }
  return stored;
}

/** Deletes the invoice and its provider's record, so that billing no longer checks them every hour. */
export async function deleteSale({ billing }: BillingTestBed, { id, provider }: CardSale): Promise<void> {
  await billing.connection.collection<{ _id: string }>('invoices').deleteOne({ _id: id });
  await billing.connection
    .collection<{ _id: string }>('subscriptions')
    .deleteOne({ _id: provider.providerId });
}
