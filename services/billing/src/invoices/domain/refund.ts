import { toAmount } from '@marquee/contracts/money';
import { formatDollars } from '@marquee/pdf/format-values';
import { DomainError } from '@marquee/service-kit/domain-error';
import { issueCreditNote } from './credit-note.ts';
import type { InvoiceChange } from './invoice-change.ts';
import { netPaidOf } from './invoice.ts';
import type { Invoice, RefundRequest } from './invoice.ts';
import { requireStatus } from './invoice-states.ts';

/** `offline`: the provider refunds a card payment outside Marquee. */
type Refund = RefundRequest & { method?: 'offline' | undefined };

/** Each refund gets its own credit note, a refund to the card only after the processor has made it. Null for a repeated request. */
export function refund(invoice: Invoice, { method, ...request }: Refund, at: Date): InvoiceChange | null {
  const { creditNotes, refundUnderWay } = invoice;
  if (refundUnderWay?.id === request.id || creditNotes.some(({ id }) => id === request.id)) {
    return null;
  }
  requireStatus(invoice, 'refund');
  requireNoPendingRefund(invoice);
  const netPaid = netPaidOf(invoice);
  if (request.amountCents > netPaid) {
    const message = `At most ${formatDollars(toAmount(netPaid))} of this invoice can be refunded`;
    throw new DomainError('rule-broken', 'refund_exceeds_payment', message);
  }
  const isToCard = method === undefined && invoice.payment?.card !== undefined;
  return isToCard
    ? { type: 'refund-asked', refund: request }
    : issueCreditNote(invoice, { refund: request, actor: 'provider' }, at);
}

function requireNoPendingRefund({ refundUnderWay = null }: Invoice): void {
  if (refundUnderWay !== null) {
    const message = 'A refund of this invoice is still being made. Please try again in a minute.';
    throw new DomainError('conflict', 'refund_under_way', message);
  }
}
