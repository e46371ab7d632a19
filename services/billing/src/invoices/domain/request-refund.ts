import { DomainError } from '@marquee/service-kit/domain-error';
import type { InvoiceChange } from './invoice-change.ts';
import { netPaidOf } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** The client can request one refund per invoice of a cancelled event. Null when a refund was already requested. */
export function requestRefund(invoice: Invoice, reason: string): InvoiceChange | null {
  if (invoice.requestedRefund) {
    return null;
  }
  if (!invoice.isEventCancelled) {
    throw refusal('event_not_cancelled', 'A refund can be requested once the event is cancelled');
  }
  if (netPaidOf(invoice) === 0) {
    throw refusal('nothing_to_refund', 'Nothing is left to refund on this invoice');
  }
  return { type: 'refund-requested', reason };
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('conflict', code, message);
}
