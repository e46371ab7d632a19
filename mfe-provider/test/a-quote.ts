import type { LineItem } from '@marquee/contracts/priced-lines';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** A draft created by hand, with one line of $599.00. */
export function aQuote(overrides: Partial<ProviderQuote> = {}): ProviderQuote {
  return {
    id: crypto.randomUUID(),
    eventId: null,
    clientEmail: 'marta@reyes.example',
    clientName: 'Marta Reyes',
    eventName: 'Sofia’s Sweet16',
    eventDate: '2099-11-22',
    eventLocation: '',
    timeZone: 'America/New_York',
    totalAmount: '599.00',
    discountAmount: '0.00',
    finalAmount: '599.00',
    lineItems: [aLineItem()],
    notes: '',
    validUntil: null,
    paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
    version: 0,
    revision: 4,
    status: 'draft',
    archived: false,
    archivedAt: null,
    approvedForReview: false,
    approvedForReviewAt: null,
    sentToClient: false,
    sentToClientAt: null,
    clientAccepted: false,
    clientAcceptedAt: null,
    createdAt: '2025-08-19T09:00:00.000Z',
    lastChangedAt: '2025-08-20T10:00:00.000Z',
    lastChangedBy: 'provider',
    ...overrides,
  };
}

export function aLineItem(overrides: Partial<LineItem> = {}): LineItem {
  return {
    id: crypto.randomUUID(),
    serviceName: 'Basic DJ Package',
    serviceDescription: '',
    unitPrice: '599.00',
    quantity: 1,
    totalPrice: '599.00',
    ...overrides,
  };
}

export function anApprovedQuote(overrides: Partial<ProviderQuote> = {}): ProviderQuote {
  return aQuote({
    status: 'approved_for_review',
    approvedForReview: true,
    approvedForReviewAt: '2025-08-20T10:00:00.000Z',
    ...overrides,
  });
}

export function aSentQuote(overrides: Partial<ProviderQuote> = {}): ProviderQuote {
  return anApprovedQuote({
    status: 'sent_to_client',
    sentToClient: true,
    sentToClientAt: '2025-08-20T10:00:00.000Z',
    validUntil: '2099-09-19',
    version: 1,
    ...overrides,
  });
}

export function anAcceptedQuote(overrides: Partial<ProviderQuote> = {}): ProviderQuote {
  return aSentQuote({
    status: 'client_accepted',
    clientAccepted: true,
    clientAcceptedAt: '2025-08-20T14:32:00.000Z',
    lastChangedBy: 'client',
    ...overrides,
  });
}
