import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { FieldLabels } from '@marquee/web-kit';
import { useActOn } from '@marquee/web-kit';
import { useCallback } from 'react';

/** What the pages show of a quote that its provider acts on. */
const labels: FieldLabels<ProviderQuote> = {
  eventName: 'Event Name',
  lineItems: 'Services',
  discountAmount: 'Discount',
  validUntil: 'Valid until',
  notes: 'Notes',
  paymentSchedule: 'Payment',
  status: 'Status',
};

type WriteQuote = (revision: number | undefined) => Promise<ProviderQuote>;

/** Acts on a quote as the page shows it. A refusal as stale names what differs. */
export function useActOnQuote(): (quote: ProviderQuote, write: WriteQuote) => Promise<ProviderQuote> {
  const actOn = useActOn();

  return useCallback((read, write) => actOn({ read, labels, write }), [actOn]);
}
