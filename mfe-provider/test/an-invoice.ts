import type { InvoiceAging, ProviderInvoice } from '@marquee/contracts/invoices';

/** A sent invoice for a deposit of 30% that is not due yet. */
export function anInvoice(overrides: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return {
    id: crypto.randomUUID(),
    number: 12,
    quoteId: crypto.randomUUID(),
    eventId: crypto.randomUUID(),
    part: 'deposit',
    status: 'sent',
    isOverdue: false,
    amount: '164.85',
    quoteTotal: '549.50',
    refundedAmount: '0.00',
    dueOn: '2099-10-11',
    eventName: 'Sofia’s Sweet16',
    eventDate: '2099-11-22',
    sentAt: '2025-08-20T13:00:00.000Z',
    paidAt: null,
    voidedAt: null,
    voidReason: '',
    returnedAt: null,
    creditNotes: [],
    clientName: 'Marta Reyes',
    clientEmail: 'marta@reyes.example',
    payment: null,
    isRefundOffered: false,
    refundUnderWay: null,
    lastRefundRefused: null,
    timeZone: 'America/New_York',
    revision: 2,
    acceptedOn: '2025-08-20',
    sendsAt: null,
    ...overrides,
  };
}

export function aDraftInvoice(overrides: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return anInvoice({
    ...{ number: null, status: 'draft', sentAt: null, sendsAt: '2099-11-01T13:00:00.000Z' },
    ...{ part: 'balance', amount: '384.65', dueOn: '2099-11-15' },
    ...overrides,
  });
}

export function aPaidInvoice(overrides: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return anInvoice({
    status: 'paid',
    paidAt: '2025-08-22T15:00:00.000Z',
    payment: {
      method: 'offline',
      paidOn: '2025-08-21',
      note: 'Check 1042',
      recordedAt: '2025-08-22T15:00:00.000Z',
    },
    ...overrides,
  });
}

/** A paid invoice of which the provider refunded $100.00. */
export function aPartlyRefundedInvoice(overrides: Partial<ProviderInvoice> = {}): ProviderInvoice {
  const creditNote = {
    id: crypto.randomUUID(),
    number: '12-1',
    amount: '100.00',
    reason: 'The party was shorter',
    issuedAt: '2025-08-30T15:00:00.000Z',
  };
  return aPaidInvoice({
    status: 'partly_refunded',
    refundedAmount: '100.00',
    creditNotes: [creditNote],
    ...overrides,
  });
}

export const emptyAging: InvoiceAging = [
  { age: 'not_yet_due', count: 0, amount: '0.00' },
  { age: 'overdue_1_to_30', count: 0, amount: '0.00' },
  { age: 'overdue_31_to_60', count: 0, amount: '0.00' },
  { age: 'overdue_61_to_90', count: 0, amount: '0.00' },
  { age: 'overdue_over_90', count: 0, amount: '0.00' },
];
