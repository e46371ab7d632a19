import type { ClientQuote } from '@marquee/contracts/quotes';
import type { FieldLabels } from '@marquee/web-kit';

/** What the pages show of the offer that a client accepts. */
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
