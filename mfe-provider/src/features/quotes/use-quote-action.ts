import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { FieldLabels } from '@marquee/web-kit';
import { useRecordAction } from '@marquee/web-kit';
import { useCallback } from 'react';

/** The labels of a quote's fields; null for fields that a conflict message omits. */
export const quoteLabels: FieldLabels<ProviderQuote> = {
  eventName: 'Event Name',
  lineItems: 'Services',
  discountAmount: 'Discount',
  validUntil: 'Valid until',
  notes: 'Notes',
  paymentSchedule: 'Payment',
  status: 'Status',
  version: 'Version',
  answer: 'Status',
  clientName: 'Client Name',
  clientEmail: 'Client Email',
  eventDate: 'Event Date',
  eventLocation: 'Event Location',
  // Each of these fields changes together with a field above.
  email: null,
  standing: null,
  totalAmount: null,
  finalAmount: null,
  archived: null,
  archivedAt: null,
  approvedForReview: null,
  approvedForReviewAt: null,
  sentToClient: null,
  sentToClientAt: null,
  clientAccepted: null,
  clientAcceptedAt: null,
  discardedChanges: null,
  isExpired: null,
  hasPublicPage: null,
  // These fields never change.
  id: null,
  eventId: null,
  timeZone: null,
  createdAt: null,
};

type RunQuoteAction = <Written extends ProviderQuote>(
  quote: ProviderQuote,
  write: (revision: number | undefined) => Promise<Written>,
) => Promise<Written>;

/** Returns a function that changes a quote with the revision on the page. The error of a stale write names the changed fields. */
export function useQuoteAction(): RunQuoteAction {
  const runAction = useRecordAction();

  return useCallback((read, write) => runAction({ read, labels: quoteLabels, write }), [runAction]);
}
