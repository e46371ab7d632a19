import type { PublicQuote } from '@marquee/contracts/quotes';

/** A quote with two line items that was sent and that the client has not accepted yet. */
export function aPublicQuote(overrides: Partial<PublicQuote> = {}): PublicQuote {
  return {
    id: '00000000-0000-4000-8000-00009f2c41d8',
    provider: {
      businessName: 'Sunset Sound Co.',
      businessDescription: 'Wedding and party DJs',
      serviceTypes: ['DJ Services', 'Lighting'],
      email: 'bookings@sunset.example',
      phone: '(212) 555-0178',
      address: '48 Water Street, Brooklyn, NY',
    },
    createdAt: '2025-08-18T12:00:00.000Z',
    eventName: 'Amara & Jonah’s Wedding',
    eventDate: '2025-10-18',
    clientName: 'Amara Okafor',
    clientEmail: 'amara@okafor.example',
    lineItems: [
      aLine(),
      aLine({ serviceName: 'Early booking discount', unitPrice: '-49.50', totalPrice: '-49.50' }),
    ],
    notes: 'We arrive two hours before the first guest.',
    validUntil: '2025-09-19',
    totalAmount: '549.50',
    discountAmount: '0.00',
    finalAmount: '549.50',
    paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
    instalments: [{ part: 'balance', amount: '549.50', dueOn: '2025-10-11' }],
    sentToClient: true,
    sentToClientAt: '2025-08-20T12:00:00.000Z',
    clientAccepted: false,
    clientAcceptedAt: null,
    isBeingRevised: false,
    isExpired: false,
    version: 1,
    ...overrides,
  };
}

export function aLine(overrides: Partial<PublicQuote['lineItems'][0]> = {}) {
  return {
    id: crypto.randomUUID(),
    serviceName: 'Basic DJ Package',
    serviceDescription: 'Up to 4 hours',
    unitPrice: '599.00',
    quantity: 1,
    totalPrice: '599.00',
    ...overrides,
  };
}
