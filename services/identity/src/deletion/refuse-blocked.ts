import { deletionRefusals } from '@marquee/contracts/deletion-blocks';
import type { BlockingInvoice, DeletionRefusal } from '@marquee/contracts/deletion-blocks';
import type { OpenBooking } from '@marquee/contracts/privacy';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { DeletionBlocks } from './find-blocks.ts';

type Named = { path: string; message: string };

/** Both sides count on each other until a booking is over, paid and settled. The first kind that blocks is the reason; the list names each of its kind. */
export function refuseBlocked(blocks: DeletionBlocks): void {
  const { openBookings, unpaidInvoices, refundsUnderWay, completedUntil } = blocks;
  refuseAny('open_bookings', openBookings.map(toNamedBooking));
  refuseAny('unpaid_invoices', unpaidInvoices.map(toNamedInvoice));
  refuseAny('refund_under_way', refundsUnderWay.map(toNamedInvoice));
  const lately = completedUntil === null ? [] : [{ path: 'completedUntil', message: completedUntil }];
  refuseAny('booking_completed_lately', lately);
}

function refuseAny(code: DeletionRefusal, errors: Named[]): void {
  if (errors.length > 0) {
    throw new DomainError('conflict', code, deletionRefusals[code], { errors });
  }
}

function toNamedBooking({ eventId, name, eventDate }: OpenBooking): Named {
  return { path: eventId, message: `${name} on ${eventDate}` };
}

function toNamedInvoice({ invoiceId, number, amount, dueOn }: BlockingInvoice): Named {
  const name = number === null ? 'An invoice not sent yet' : `Invoice no. ${number}`;
  return { path: invoiceId, message: `${name}, $${amount}, due on ${dueOn}` };
}
