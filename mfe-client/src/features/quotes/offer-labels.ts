import type { ClientQuote } from '@marquee/contracts/quotes';
import type { FieldLabels } from '@marquee/web-kit';

/** The labels of the fields of an offer that the client's pages show. */
export const offerLabels: FieldLabels<ClientQuote> = {
  eventName: 'Event',
  lineItems: 'Services Included',
  totalAmount: 'Total',
  discountAmount: 'Discount',
  finalAmount: 'To pay',
  validUntil: 'Valid until',
  notes: 'Notes',
  instalments: 'Payment',
};
