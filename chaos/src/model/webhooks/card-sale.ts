import { randomUUID } from 'node:crypto';

import { invoiceIdOf } from '@marquee/billing/invoices/rules/invoice-id';
import { startOnboarding } from '@marquee/contracts/payout-operations';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { quoteSnapshot } from '../histories/snapshots.ts';
import type { KeptInvoice } from './compare-with-payments.ts';
import type { PayingStand } from './paying-stand.ts';

/** A sent invoice of $549.50, with its client and its provider. */
export type CardSale = {
  id: string;
  eventId: string;
  client: ClientCaller;
  provider: ProviderCaller;
  /** The provider's own account at Stripe, with card payments enabled. */
  account: string;
};

export async function aCardSale(stand: PayingStand): Promise<CardSale> {
  const [client, provider] = [aClientCaller(), aProviderCaller()];
  const [eventId, quoteId] = [randomUUID(), randomUUID()];
  const account = await connect(stand, provider);
  const parties = { eventId, clientId: client.clientId, providerId: provider.providerId };
  await stand.tell(quoteAccepted, quoteSnapshot(parties, quoteId, 'client_accepted'), quoteId);
  return { id: invoiceIdOf(quoteId, 'balance'), eventId, client, provider, account };
}

async function connect({ billing, stripe }: PayingStand, provider: ProviderCaller): Promise<string> {
  const { body } = await billing.call(startOnboarding, { as: provider, idempotencyKey: randomUUID() });
  await stripe.submit(body.url);
  type Kept = { _id: string; payoutAccount?: { id: string } };
  const kept = billing.connection.collection<Kept>('subscriptions');
  return (await kept.findOne({ _id: provider.providerId }))?.payoutAccount?.id ?? '';
}

export async function keptOf({ billing }: PayingStand, { id }: CardSale): Promise<KeptInvoice> {
  const kept = await billing.connection.collection<KeptInvoice>('invoices').findOne({ _id: id });
  if (kept === null) {
    throw new Error('the invoice is gone');
  }
  return kept;
}

/** Stops billing's hourly checks of it. */
export async function forgetSale({ billing }: PayingStand, { id, provider }: CardSale): Promise<void> {
  await billing.connection.collection<{ _id: string }>('invoices').deleteOne({ _id: id });
  await billing.connection
    .collection<{ _id: string }>('subscriptions')
    .deleteOne({ _id: provider.providerId });
}
