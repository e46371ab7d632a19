import { daysAfterCompletion } from '@marquee/contracts/deletion-blocks';
import type { BlockingInvoice } from '@marquee/contracts/deletion-blocks';
import type { OpenBooking } from '@marquee/contracts/privacy';
import type { IdentityDeps } from '../identity-deps.ts';

type BlockDeps = Pick<IdentityDeps, 'bookings' | 'invoices' | 'now'>;
export type DeletionBlocks = {
  openBookings: OpenBooking[];
  unpaidInvoices: BlockingInvoice[];
  refundsUnderWay: BlockingInvoice[];
  /** An instant; null where no booking was completed lately. */
  completedUntil: string | null;
};

/** What stands in the way of deleting the account, as far as events and billing have been heard of. */
export async function findBlocks(
  { bookings, invoices, now }: BlockDeps,
  accountId: string,
): Promise<DeletionBlocks> {
  const [openBookings, unpaidInvoices, refundsUnderWay, completedUntil] = await Promise.all([
    bookings.openOf(accountId),
    invoices.unpaidOf(accountId),
    invoices.beingRefundedOf(accountId),
    bookings.completedUntil(accountId, daysAfterCompletion, now()),
  ]);
  return {
    ...{ openBookings, unpaidInvoices, refundsUnderWay },
    completedUntil: completedUntil?.toISOString() ?? null,
  };
}
