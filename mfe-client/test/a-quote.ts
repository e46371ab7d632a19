import type { LineItem } from '@marquee/contracts/priced-lines';
import type { ClientQuote } from '@marquee/contracts/quotes';

export function aQuote(overrides: Partial<ClientQuote> = {}): ClientQuote {
  return {
    id: crypto.randomUUID(),
    eventId: null,
    eventName: 'Leïla’s Henna Night',
    providerName: 'Sunset Sound Co.',
    totalAmount: '899.00',
    discountAmount: '0.00',
    finalAmount: '899.00',
    clientAccepted: false,
    clientAcceptedAt: null,
    sentToClientAt: '2025-08-20T14:05:00.000Z',
    createdAt: '2025-08-19T09:00:00.000Z',
    validUntil: '2099-09-19',
    isExpired: false,
    notes: '',
    paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
    instalments: [{ part: 'balance', amount: '899.00', dueOn: null }],
    version: 1,
    revision: 4,
    isBeingRevised: false,
    lineItems: [aLineItem()],
    ...overrides,
  };
}

export function aLineItem(overrides: Partial<LineItem> = {}): LineItem {
  return {
    id: crypto.randomUUID(),
    serviceName: 'Basic DJ Package',
    serviceDescription: '',
    unitPrice: '899.00',
    quantity: 1,
    totalPrice: '899.00',
    ...overrides,
  };
}
