import { randomUUID } from 'node:crypto';
import { eventCompleted } from '@marquee/contracts/messages/event-messages';
import { invoiceChanged, invoicePaid, invoiceRefunded } from '@marquee/contracts/messages/invoice-messages';
import { getDeletionTerms } from '@marquee/contracts/privacy-operations';
import { aBooking } from './support/a-booking.ts';
import { requestDeletion } from './support/request-deletion.ts';
import { aProvider, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anInvoice, bothSides } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

let identity: Identity;
let sides: Sides;
let invoiceId: string;

beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  sides = await bothSides(identity);
  invoiceId = randomUUID();
});
afterAll(() => identity.stop());

type InvoiceState = {
  status?: 'draft' | 'sent' | 'paid' | 'void';
  number?: number | null;
  isRefundUnderWay?: boolean;
};

function deliverInvoiceState(
  version: number,
  { status = 'sent', number = 12, isRefundUnderWay = false }: InvoiceState,
) {
  const parties = { clientId: sides.client.id, providerId: sides.provider.id };
  const payload = {
    invoiceId,
    ...parties,
    number,
    status,
    amountCents: 50_000,
    dueOn: '2026-03-09',
    isRefundUnderWay,
  };
  return identity.deliver(invoiceChanged, payload, { aggregateId: invoiceId, aggregateVersion: version });
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

describe('what blocks the deletion of an account', () => {
  test.each([
    { what: 'an invoice that was sent', state: { status: 'sent', number: 12 } as const },
    { what: 'a draft', state: { status: 'draft', number: null } as const },
  ])('when $what is unpaid, then the reason blocks the deletion of both accounts', async ({ state }) => {
    await deliverInvoiceState(2, state);

    const refused = await refusalCodes();

    const { number } = state;
    expect(refused).toEqual(['unpaid_invoices', 'unpaid_invoices']);
    expect((await termsOf(sides.client)).unpaidInvoices).toEqual([
      {
        ...{ invoiceId, number, amount: '500.00', dueOn: '2026-03-09' },
        ...{ sendsAt: null, otherName: 'Sunset Sound Co.' },
      },
    ]);
  });

  test('when a refund is pending, then the deletion is rejected for both sides; after the refund, the terms no longer list it', async () => {
    await deliverInvoiceState(3, { status: 'paid', isRefundUnderWay: true });

    const refused = await refusalCodes();
    await deliverInvoiceState(4, { status: 'paid' });

    expect(refused).toEqual(['refund_under_way', 'refund_under_way']);
    expect(await termsOf(sides.provider)).toMatchObject({ unpaidInvoices: [], refundsUnderWay: [] });
  });

  test('when a refund is made while another is still pending, then both sides are still rejected', async () => {
    const refunded = anInvoice(sides, { invoiceId, status: 'partly_refunded', isRefundUnderWay: true });
    await deliverInvoiceState(3, { status: 'paid', isRefundUnderWay: true });

    await identity.deliver(invoiceRefunded, refunded, { aggregateId: invoiceId, aggregateVersion: 4 });

    expect(await refusalCodes()).toEqual(['refund_under_way', 'refund_under_way']);
  });

  test('when an invoice is paid, even if the message about its draft arrives later, then the invoice blocks nobody', async () => {
    const paid = anInvoice(sides, { invoiceId, status: 'paid' });
    await identity.deliver(invoicePaid, paid, { aggregateId: invoiceId, aggregateVersion: 3 });
    await deliverInvoiceState(1, { status: 'draft', number: null });

    expect((await requestDeletion(identity, sides.client)).status).toBe(204);
    expect((await requestDeletion(identity, sides.provider)).status).toBe(204);
  });

  test('when a booking was completed, then its provider has to wait 30 days and its client does not', async () => {
    const parties = { clientId: sides.client.id, providerId: sides.provider.id };
    const done = aBooking({
      ...parties,
      status: 'completed',
      completedAt: identity.clock.now().toISOString(),
    });
    await identity.deliver(eventCompleted, done, { aggregateId: done.eventId, aggregateVersion: 4 });

    const refused = await refusalCodes();

    expect(refused).toEqual([undefined, 'booking_completed_lately']);
  });

  test('when 30 days have passed since the completion, then the provider may delete the account', async () => {
    const later = await startIdentity();
    const provider = await aProvider(later);
    const completedAt = new Date(later.clock.now().getTime() - 30 * 86_400_000).toISOString();
    const done = aBooking({ providerId: provider.id, status: 'completed', completedAt });
    await later.deliver(eventCompleted, done, { aggregateId: done.eventId, aggregateVersion: 4 });

    expect((await requestDeletion(later, provider)).status).toBe(204);
    await later.stop();
  });

  test('when an earlier release published a completion without its time, then the time of the message counts', async () => {
    const done = aBooking({ providerId: sides.provider.id, status: 'completed', eventDate: '2020-01-01' });
    await identity.deliver(eventCompleted, done, { aggregateId: done.eventId, aggregateVersion: 4 });

    const { problem } = await requestDeletion(identity, sides.provider);

    expect(problem.code).toBe('booking_completed_lately');
  });
});
