import type { ClientQuote } from '@marquee/contracts/quotes';
import type { FieldLabels } from '@marquee/web-kit';

/** The labels of an offer's fields; null for fields that a conflict message omits. */
export const offerLabels: FieldLabels<ClientQuote> = {
  eventName: 'Event',
  lineItems: 'Services Included',
  totalAmount: 'Total',
  discountAmount: 'Discount',
  finalAmount: 'To pay',
  validUntil: 'Valid until',
  notes: 'Notes',
  paymentSchedule: 'Payment',
  instalments: 'Payment',
  providerName: 'Provider',
  version: 'Version',
  clientAccepted: 'Status',
  answer: 'Status',
  // Each of these fields changes together with a field above, or by the passage of time.
  clientAcceptedAt: null,
  sentToClientAt: null,
  isExpired: null,
  // A revision in preparation does not change the offer, which is valid until the provider sends the next version.
  isBeingRevised: null,
  // These fields never change.
  id: null,
  eventId: null,
  providerId: null,
  createdAt: null,
};
