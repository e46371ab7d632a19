import type { FoundInvoice } from '../src/check/found.ts';

const at = new Date('2026-03-01T12:00:00.000Z');

/** A sent invoice of the whole total. */
export function anInvoice(own: Partial<FoundInvoice> = {}): FoundInvoice {
  return {
    id: 'invoice',
    quoteId: 'quote',
    eventId: 'event',
    providerId: 'provider',
    clientId: 'client',
    part: 'balance',
    amountCents: 49_900,
    quoteTotalCents: 49_900,
    status: 'sent',
    number: 1,
    sentAt: at,
    paidAt: null,
    payment: null,
    creditNotes: [],
    voidReason: '',
    isEventCancelled: false,
    dueOn: '2026-05-01',
    sendsAt: at,
    history: [{ type: 'drafted' }, { type: 'sent' }],
    ...own,
  };
}
