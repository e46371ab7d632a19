import type { ClientInvoice } from '@marquee/contracts/invoices';

/** A sent, unpaid deposit of 30%. */
export function anInvoice(overrides: Partial<ClientInvoice> = {}): ClientInvoice {
  return {
    id: crypto.randomUUID(),
    number: 12,
    quoteId: crypto.randomUUID(),
    eventId: crypto.randomUUID(),
    part: 'deposit',
    status: 'sent',
    isOverdue: false,
    amount: '269.70',
    quoteTotal: '899.00',
    refundedAmount: '0.00',
    dueOn: '2099-10-11',
    eventName: 'Leïla’s Henna Night',
    eventDate: '2099-11-22',
    sentAt: '2025-08-20T13:00:00.000Z',
    paidAt: null,
    voidedAt: null,
    voidReason: '',
    returnedAt: null,
    isCheckoutUnsettled: false,
    isEventCancelled: false,
    creditNotes: [],
    providerName: 'Sunset Sound Co.',
    payment: null,
    cardPayment: 'not_offered',
    toCome: [],
    ...overrides,
  };
}

export function aPaidInvoice(overrides: Partial<ClientInvoice> = {}): ClientInvoice {
  return anInvoice({
    status: 'paid',
    paidAt: '2025-08-22T15:00:00.000Z',
    payment: { method: 'offline', paidOn: '2025-08-21', recordedAt: '2025-08-22T15:00:00.000Z' },
    ...overrides,
  });
}
