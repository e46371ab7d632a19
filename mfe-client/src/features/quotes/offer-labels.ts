import type { ClientQuote } from '@marquee/contracts/quotes';
import type { FieldLabels } from '@marquee/web-kit';

/** The labels of the fields of an offer. */
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
  // Each changes together with a field above, or by the clock.
  clientAcceptedAt: null,
  sentToClientAt: null,
  isExpired: null,
  // What the provider is preparing is no part of the offer, which stands until the next version is sent.
  isBeingRevised: null,
  // They never change in the client's reading.
  id: null,
  eventId: null,
  providerId: null,
  createdAt: null,
};
