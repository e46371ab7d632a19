import { deletionRefusals } from '@marquee/contracts/deletion-blocks';
import type { InvoicesAtStake } from '@marquee/contracts/invoices';
import type { DeletionTerms } from '@marquee/contracts/privacy';
import { createBlockRows } from './create-block-rows.ts';
import type { BlockRow, Side } from './create-block-rows.ts';

/** Records of one kind that block the deletion, ordered by date. */
export type BlockGroup = { label: string; reason: string; rows: readonly BlockRow[] };

type DeletionData = { terms: DeletionTerms; invoiceImpact: InvoicesAtStake | undefined; side: Side };

/**
 * Returns the records that block the deletion, grouped by kind. Uses billing's count of unpaid invoices if identity has not yet received
 * the invoices' messages.
 */
export function getBlockGroups({ terms, invoiceImpact, side }: DeletionData): BlockGroup[] {
  const { openBookings, openQuotes = [], unpaidInvoices = [] } = terms;
  const { refundsUnderWay = [], refundRequests = [], completedUntil = null, lastEnded = null } = terms;
  const unsyncedUnpaidCount = unpaidInvoices.length === 0 ? (invoiceImpact?.unpaid.count ?? 0) : 0;
  const to = createBlockRows(side);
  const groups: BlockGroup[] = [
    {
      label: 'Open bookings',
      reason: 'Cancel or complete open bookings first',
      rows: openBookings.map(to.booking),
    },
    { label: 'Accepted quotes', reason: openQuoteReasons[side], rows: openQuotes.map(to.quote) },
    {
      label: 'Unpaid invoices',
      reason: deletionRefusals.unpaid_invoices,
      rows:
        unsyncedUnpaidCount > 0 && invoiceImpact
          ? [to.countedInvoices(invoiceImpact)]
          : unpaidInvoices.map(to.unpaidInvoice),
    },
    {
      label: 'Refunds under way',
      reason: deletionRefusals.refund_under_way,
      rows: refundsUnderWay.map(to.refund),
    },
    {
      label: 'Requests for refunds',
      reason: deletionRefusals.refund_requested,
      rows: refundRequests.map(to.refundRequest),
    },
    {
      label: 'Completed bookings',
      reason: deletionRefusals.booking_completed_lately,
      rows: completedUntil === null ? [] : [to.ended(completedUntil, lastEnded)],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const openQuoteReasons: Record<Side, string> = {
  client: 'An accepted quote without an event is an open booking until its provider archives it',
  provider: 'An accepted quote without an event is an open booking until you archive it',
};
