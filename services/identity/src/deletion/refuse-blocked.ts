import { deletionRefusals } from '@marquee/contracts/deletion-blocks';
import type {
  BlockingInvoice,
  DeletionRefusal,
  OpenBooking,
  OpenQuote,
  RefundRequest,
} from '@marquee/contracts/deletion-blocks';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { DeletionBlocks } from './find-blocks.ts';

type Named = { path: string; message: string };

/**
 * Rejects the deletion while anything blocks it, because both sides rely on each other until a booking is over, paid and settled. The first
 * kind of block gives the error code; `errors` lists all blocks of that kind.
 */
export function refuseBlocked(blocks: DeletionBlocks): void {
  const { openBookings, openQuotes, unpaidInvoices, refundsUnderWay, refundRequests, completedUntil } =
    blocks;
  refuseAny('open_bookings', openBookings.map(toNamedBooking));
  refuseAny('open_quotes', openQuotes.map(toNamedQuote));
  refuseAny('unpaid_invoices', unpaidInvoices.map(toNamedInvoice));
  refuseAny('refund_under_way', refundsUnderWay.map(toNamedInvoice));
  refuseAny('refund_requested', refundRequests.map(toNamedRequest));
  const recentlyCompleted =
    completedUntil === null ? [] : [{ path: 'completedUntil', message: completedUntil }];
  refuseAny('booking_completed_lately', recentlyCompleted);
}

function refuseAny(code: DeletionRefusal, errors: Named[]): void {
  if (errors.length > 0) {
    throw new DomainError('conflict', code, deletionRefusals[code], { errors });
  }
}

function toNamedBooking({ eventId, name, eventDate }: OpenBooking): Named {
  return { path: eventId, message: `${name} on ${eventDate}` };
}

function toNamedQuote({ quoteId, name, acceptedAt }: OpenQuote): Named {
  return { path: quoteId, message: `${name}, accepted at ${acceptedAt}` };
}

function toNamedRequest({ invoiceId, number, amount, requestedAt }: RefundRequest): Named {
  return {
    path: invoiceId,
    message: `Invoice no. ${String(number)}, $${amount}, asked for at ${requestedAt}`,
  };
}

function toNamedInvoice({ invoiceId, number, amount, dueOn }: BlockingInvoice): Named {
  const name = number === null ? 'An invoice not sent yet' : `Invoice no. ${number}`;
  return { path: invoiceId, message: `${name}, $${amount}, due on ${dueOn}` };
}
