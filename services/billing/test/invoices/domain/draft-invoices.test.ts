import { draftInvoices } from '../../../src/invoices/domain/draft-invoices.ts';
import { invoiceIdOf } from '../../../src/invoices/domain/invoice-id.ts';
import { anAcceptedQuote } from '../../support/snapshots.ts';

/** Still March 1 in New York. */
const acceptedAt = new Date('2026-03-02T03:00:00.000Z');
const now = new Date('2026-03-02T15:00:00.000Z');

const quote = anAcceptedQuote({
  ...{ quoteId: 'quote-1', eventId: 'event-1', providerId: 'provider-1', clientId: 'client-1' },
  ...{ payableCents: 100_001, eventDate: '2026-06-20', timeZone: 'America/New_York' },
  paymentSchedule: { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 7 },
});

const ofBoth = {
  ...{ version: 1, quoteId: 'quote-1', eventId: 'event-1', providerId: 'provider-1', clientId: 'client-1' },
  ...{ quoteTotalCents: 100_001, acceptedOn: '2026-03-01', timeZone: 'America/New_York' },
  ...{ status: 'draft', number: null, shownToClientId: null, createdAt: now, sentAt: null },
  ...{ payment: null, paidAt: null, creditNotes: [], voidedAt: null, voidReason: '' },
  ...{ isEventCancelled: false, isAnnounced: true },
};

describe('the drafts of an accepted quote', () => {
  test('when the schedule has a deposit, then there is a draft for each part, due at the end of its day', () => {
    expect(draftInvoices(quote, acceptedAt, now)).toEqual([
      {
        ...ofBoth,
        ...{ id: invoiceIdOf('quote-1', 'deposit'), part: 'deposit', amountCents: 30_000 },
        ...{ dueOn: '2026-03-01', dueUntil: new Date('2026-03-02T04:59:59.999Z') },
        sendsAt: new Date('2026-02-15T14:00:00.000Z'),
      },
      {
        ...ofBoth,
        ...{ id: invoiceIdOf('quote-1', 'balance'), part: 'balance', amountCents: 70_001 },
        ...{ dueOn: '2026-06-13', dueUntil: new Date('2026-06-14T03:59:59.999Z') },
        sendsAt: new Date('2026-05-30T13:00:00.000Z'),
      },
    ]);
  });
});

describe('the id of an invoice', () => {
  test('when quote or part differs, then the id differs; otherwise it is the same', () => {
    const ids = [
      invoiceIdOf('quote-1', 'deposit'),
      invoiceIdOf('quote-1', 'balance'),
      invoiceIdOf('quote-2', 'deposit'),
    ];

    expect(new Set(ids).size).toBe(3);
    expect(invoiceIdOf('quote-1', 'deposit')).toBe(ids[0]);
  });
});
