import { randomUUID } from 'node:crypto';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import {
  invoiceChanged,
  invoiceRefundRequested,
  invoiceRefunded,
} from '@marquee/contracts/messages/invoice-messages';
import * as quoteMessages from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { getDeletionTerms } from '@marquee/contracts/privacy-operations';
import { aBooking } from './support/a-booking.ts';
import { requestDeletion } from './support/request-deletion.ts';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anInvoice, aQuote, bothSides } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

let identity: Identity;
let sides: Sides;
let quoteId: string;

beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  sides = await bothSides(identity);
  quoteId = randomUUID();
});
afterAll(() => identity.stop());

const acceptedAt = '2026-03-02T15:00:00.000Z';

function deliverQuote(
  message: typeof quoteMessages.quoteAccepted,
  version: number,
  own: Partial<QuoteSnapshot> = {},
): Promise<void> {
  const byHand = { quoteId, eventId: null, status: 'client_accepted' as const, clientAcceptedAt: acceptedAt };
  return identity.deliver(message, aQuote(sides, { ...byHand, ...own }), {
    aggregateId: quoteId,
    aggregateVersion: version,
  });
}

async function refusalCodes(): Promise<(string | undefined)[]> {
  const answers = [
    await requestDeletion(identity, sides.client),
    await requestDeletion(identity, sides.provider),
  ];
  return answers.map(({ status, problem }) => (status === 204 ? undefined : problem.code));
}

async function termsOf({ cookie }: { cookie: string }) {
  return (await identity.call(getDeletionTerms, { headers: { cookie } })).body;
}

const refused = ['open_quotes', 'open_quotes'];

describe('an accepted quote that was made by hand', () => {
  test('when the quote is accepted, then the deletion is rejected for both sides, and the terms name the other side', async () => {
    await deliverQuote(quoteMessages.quoteAccepted, 5);

    expect(await refusalCodes()).toEqual(refused);
    const row = { quoteId, name: 'Okafor Wedding', acceptedAt };
    expect((await termsOf(sides.client)).openQuotes).toEqual([{ ...row, otherName: 'Sunset Sound Co.' }]);
    expect((await termsOf(sides.provider)).openQuotes).toEqual([{ ...row, otherName: 'Amara Okafor' }]);
  });

  test('when an earlier release published the acceptance as an `itemized` message, then both sides are rejected', async () => {
    await deliverQuote(quoteMessages.quoteItemized, 6);

    expect(await refusalCodes()).toEqual(refused);
  });

  test('when the provider archives the quote, in either message order, then only the provider has to wait 30 days', async () => {
    await deliverQuote(quoteMessages.quoteArchived, 6, { status: 'archived' });
    await deliverQuote(quoteMessages.quoteAccepted, 5);

    const terms = await termsOf(sides.provider);

    expect(terms.lastEnded).toMatchObject({ eventId: null, quoteId, otherName: 'Amara Okafor' });
    expect(await refusalCodes()).toEqual([undefined, 'booking_completed_lately']);
  });

  test('when one side has deleted its account, then the other side can delete its account too', async () => {
    await deliverQuote(quoteMessages.quoteAccepted, 5);
    await deliverQuote(quoteMessages.quoteErased, 6, { eventName: 'Event of a deleted client' });

    expect(await refusalCodes()).toEqual([undefined, undefined]);
  });

  test.each([
    { what: 'the quote has an event', own: { eventId: randomUUID() } },
    { what: 'nobody has accepted the quote', own: { status: 'archived' as const, clientAcceptedAt: null } },
  ])('when $what, then the quote blocks nobody', async ({ own }) => {
    await deliverQuote(quoteMessages.quoteArchived, 5, own);

    expect(await refusalCodes()).toEqual([undefined, undefined]);
  });
});

describe('an event that was cancelled', () => {
  test.each([
    { what: 'the event was booked', payableCents: 54_950, code: 'booking_completed_lately' },
    { what: 'the event was not booked', payableCents: null, code: undefined },
  ])('when $what, then the error code for the provider is $code', async ({ payableCents, code }) => {
    const parties = { clientId: sides.client.id, providerId: sides.provider.id };
    const cancelledAt = identity.clock.now().toISOString();
    const event = aBooking({ ...parties, status: 'cancelled', payableCents, cancelledAt });
    await identity.deliver(eventCancelled, event, { aggregateId: event.eventId, aggregateVersion: 4 });

    expect(await refusalCodes()).toEqual([undefined, code]);
  });
});

describe('a request for a refund', () => {
  const invoiceId = randomUUID();
  const deliverInvoice = (message: typeof invoiceRefunded, version: number, own: object) =>
    identity.deliver(message, anInvoice(sides, { invoiceId: quoteId, status: 'paid', number: 5, ...own }), {
      aggregateId: quoteId,
      aggregateVersion: version,
    });

  test('when the request is open, then only the provider is rejected, until the invoice is refunded in full', async () => {
    const refundRequestedAt = identity.clock.now().toISOString();
    await deliverInvoice(invoiceRefundRequested, 4, { refundRequestedAt });
    const before = await requestDeletion(identity, sides.provider);
    const [request] = (await termsOf(sides.provider)).refundRequests ?? [];
    const ofClient = await termsOf(sides.client);
    await deliverInvoice(invoiceRefunded, 5, { refundRequestedAt, status: 'refunded' });

    expect(before.problem.code).toBe('refund_requested');
    expect(request).toMatchObject({ number: 5, otherName: 'Amara Okafor', requestedAt: refundRequestedAt });
    expect(ofClient.refundRequests).toEqual([]);
    expect((await requestDeletion(identity, sides.provider)).status).toBe(204);
  });

  test('when the request is 30 days old, then it blocks nobody', async () => {
    const longAgo = new Date(identity.clock.now().getTime() - 30 * 86_400_000).toISOString();

    await deliverInvoice(invoiceRefundRequested, 4, { refundRequestedAt: longAgo });

    expect(await refusalCodes()).toEqual([undefined, undefined]);
  });

  test('when an invoice is still a draft, then the terms say when the invoice will be sent', async () => {
    const sendsAt = '2026-09-01T13:00:00.000Z';
    const { providerId, clientId, amountCents, dueOn } = anInvoice(sides);
    const draft = { status: 'draft' as const, number: null, isRefundUnderWay: false, sendsAt };
    const payload = { invoiceId, providerId, clientId, amountCents, dueOn, ...draft };
    await identity.deliver(invoiceChanged, payload, { aggregateId: invoiceId, aggregateVersion: 1 });

    const { unpaidInvoices } = await termsOf(sides.client);

    expect(unpaidInvoices).toMatchObject([{ number: null, sendsAt, otherName: 'Sunset Sound Co.' }]);
  });
});
