import { randomUUID } from 'node:crypto';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import type { EmailHolds } from '../../src/unsolicited/email-holds.ts';
import { aClient, aProvider } from './identity-kit.ts';
import type { Identity, SignedUp } from './identity-kit.ts';

export type Sides = { client: SignedUp; provider: SignedUp };

/** A client, Amara Okafor, and a provider, Sunset Sound Co. */
export async function bothSides(identity: Identity): Promise<Sides> {
  return { client: await aClient(identity), provider: await aProvider(identity) };
}

/** The same client and provider with confirmed addresses. No email was sent for the confirmation. */
export async function confirmedSides(identity: Identity): Promise<Sides> {
  const sides = await bothSides(identity);
  await identity.connection.collection('accounts').updateMany({}, { $set: { emailVerified: true } });
  return sides;
}

/** Never holds an email, for tests that are not about holds. */
export const noHolds: EmailHolds = {
  earliestSendTime: () => Promise.resolve(new Date(0)),
  findWait: () => Promise.resolve({}),
  decideHold: () => Promise.resolve({}),
  releaseHeld: () => Promise.resolve(),
};

export function anEvent({ client, provider }: Sides, own: Partial<EventSnapshot> = {}): EventSnapshot {
  return {
    eventId: randomUUID(),
    clientId: client.id,
    clientName: 'Amara Okafor',
    clientEmail: client.email,
    providerId: provider.id,
    name: 'Okafor Wedding',
    eventCategory: 'Wedding',
    eventDate: '2026-06-20',
    startTime: '17:00',
    venueAddress: 'Harbour Hall, 1 Quay Street',
    timeZone: 'America/New_York',
    servicesNeeded: ['DJ'],
    status: 'inquiry',
    sentToProviderAt: '2026-03-02T15:00:00.000Z',
    payableCents: null,
    cancelReason: '',
    cancelledBy: null,
    ...own,
  };
}

export function aQuote({ client, provider }: Sides, own: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  return {
    quoteId: randomUUID(),
    eventId: randomUUID(),
    providerId: provider.id,
    providerName: 'Sunset Sound Co.',
    clientId: client.id,
    clientEmail: client.email,
    clientName: 'Amara Okafor',
    eventName: 'Okafor Wedding',
    eventDate: '2026-06-20',
    timeZone: 'America/New_York',
    status: 'sent_to_client',
    version: 1,
    payableCents: 154_950,
    paymentSchedule: defaultPaymentSchedule,
    validUntil: '2026-04-01',
    createdAt: '2026-03-02T15:00:00.000Z',
    sentToClientAt: '2026-03-02T15:00:00.000Z',
    clientAcceptedAt: null,
    ...own,
  };
}

export function anInvoice({ client, provider }: Sides, own: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot {
  return {
    invoiceId: randomUUID(),
    number: 7,
    quoteId: randomUUID(),
    eventId: randomUUID(),
    providerId: provider.id,
    providerName: 'Sunset Sound Co.',
    clientId: client.id,
    clientName: 'Amara Okafor',
    clientEmail: client.email,
    eventName: 'Okafor Wedding',
    part: 'deposit',
    status: 'sent',
    amountCents: 46_485,
    quoteTotalCents: 154_950,
    refundedCents: 0,
    dueOn: '2026-03-09',
    timeZone: 'America/New_York',
    sentAt: '2026-03-02T15:00:00.000Z',
    paidAt: null,
    ...own,
  };
}
