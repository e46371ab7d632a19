import { toAmount } from '@marquee/contracts/money';
import { dollars } from '@marquee/paper/wording';
import { DomainError } from '@marquee/service-kit/domain-error';
import { issueCreditNote } from './credit-note.ts';
import type { InvoiceChange } from './invoice-change.ts';
import { keptOf } from './invoice.ts';
import type { Invoice, RefundAsked } from './invoice.ts';
import { requireStatus } from './require-status.ts';

/** `offline`: the provider refunds outside Marquee, although a card paid. */
type Refund = RefundAsked & { method?: 'offline' | undefined };

/** Each refund gets its own credit note; one to the card, once the processor has made it. */
export function refund(invoice: Invoice, { method, ...asked }: Refund, at: Date): InvoiceChange | null {
  const { creditNotes, refundUnderWay } = invoice;
  if (refundUnderWay?.id === asked.id || creditNotes.some(({ id }) => id === asked.id)) {
    return null;
  }
  requireStatus(invoice, 'paid', 'partly_refunded');
  requireNoneUnderWay(invoice);
  const kept = keptOf(invoice);
  if (asked.amountCents > kept) {
    const message = `At most ${dollars(toAmount(kept))} of this invoice can be refunded`;
    throw new DomainError('rule-broken', 'refund_exceeds_payment', message);
  }
  const isToCard = method === undefined && invoice.payment?.card !== undefined;
  return isToCard
    ? { type: 'refund-asked', refund: asked }
    : issueCreditNote(invoice, { asked, actor: 'provider' }, at);
}

function requireNoneUnderWay({ refundUnderWay = null }: Invoice): void {
  if (refundUnderWay !== null) {
    const message = 'A refund of this invoice is still being made. Please try again in a minute.';
    throw new DomainError('conflict', 'refund_under_way', message);
  }
}
