import type { Invoice } from '../../src/invoices/domain/invoice.ts';

/** A draft of the balance of a quote of $1,000.00, due on June 13 in New York, with a deposit of 30 percent. */
export function aDraftInvoice(differing: Partial<Invoice> = {}): Invoice {
  return {
    ...{ id: 'invoice-1', version: 1, quoteId: 'quote-1', eventId: 'event-1' },
    ...{ providerId: 'provider-1', clientId: 'client-1', part: 'balance' },
    ...{ amountCents: 70_000, quoteTotalCents: 100_000, acceptedOn: '2026-03-02' },
    ...{ dueOn: '2026-06-13', dueUntil: new Date('2026-06-14T03:59:59.999Z'), timeZone: 'America/New_York' },
    ...{ sendsAt: new Date('2026-05-30T13:00:00.000Z'), status: 'draft', number: null },
    ...{ shownToClientId: null, createdAt: new Date('2026-03-02T15:00:00.000Z'), sentAt: null },
    ...{ payment: null, paidAt: null, creditNotes: [], voidedAt: null, voidReason: '' },
    ...{ isEventCancelled: false, isAnnounced: true },
    ...differing,
  };
}

/** The invoice as sent two weeks before its due date, with the reminder of June 10 as the next one. */
export function aSentInvoice(differing: Partial<Invoice> = {}): Invoice {
  return aDraftInvoice({
    ...{ status: 'sent', number: 7, sentAt: new Date('2026-05-30T13:00:00.000Z') },
    shownToClientId: 'client-1',
    reminders: { nextAt: new Date('2026-06-10T13:00:00.000Z'), isOff: false, lastAt: null, byHand: null },
    ...differing,
  });
}

export const charge = { accountId: 'acct_1', paymentId: 'pi_1' };

/** The invoice as paid outside Marquee. */
export function aPaidInvoice(differing: Partial<Invoice> = {}): Invoice {
  const paidAt = new Date('2026-06-01T15:00:00.000Z');
  return aSentInvoice({
    ...{ status: 'paid', paidAt },
    payment: { id: 'payment-1', paidOn: '2026-06-01', note: 'Cash', recordedAt: paidAt },
    ...differing,
  });
}

/** The invoice as paid by card. */
export function anInvoicePaidByCard(differing: Partial<Invoice> = {}): Invoice {
  const paidAt = new Date('2026-06-01T15:00:00.000Z');
  return aPaidInvoice({
    payment: { id: 'pi_1', paidOn: '2026-06-01', note: '', recordedAt: paidAt, card: charge },
    ...differing,
  });
}
