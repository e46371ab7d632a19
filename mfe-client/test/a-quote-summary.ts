import type { getClientQuote } from '@marquee/contracts/client-quote-operations';
import type { z } from 'zod';

type QuoteSummary = NonNullable<z.output<typeof getClientQuote.response>>;

export function aQuoteSummary(overrides: Partial<QuoteSummary> = {}): QuoteSummary {
  return {
    id: crypto.randomUUID(),
    eventId: null,
    eventName: 'Leïla’s Henna Night',
    providerName: 'Sunset Sound Co.',
    status: 'Pending',
    totalAmount: '899.00',
    finalAmount: '899.00',
    instalments: [{ part: 'balance', amount: '899.00', dueOn: null }],
    clientEmail: 'amara@okafor.example',
    createdAt: '2025-08-19T09:00:00.000Z',
    version: 1,
    revision: 4,
    isBeingRevised: false,
    isExpired: false,
    ...overrides,
  };
}
