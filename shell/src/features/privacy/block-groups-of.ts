import { deletionRefusals } from '@marquee/contracts/deletion-blocks';
import type { InvoicesAtStake } from '@marquee/contracts/invoices';
import type { DeletionTerms } from '@marquee/contracts/privacy';
import { blockRowsFor } from './block-rows-for.ts';
import type { BlockRow, Side } from './block-rows-for.ts';

/** Records of one kind that block the deletion, ordered by date. */
export type BlockGroup = { label: string; why: string; rows: readonly BlockRow[] };

type Found = { terms: DeletionTerms; atStake: InvoicesAtStake | undefined; side: Side };

/**
 * Records that block the deletion, grouped by kind. Uses billing's count of unpaid invoices if identity has not received their messages
 * yet.
 */
export function blockGroupsOf({ terms, atStake, side }: Found): BlockGroup[] {
  const { openBookings, openQuotes = [], unpaidInvoices = [] } = terms;
  const { refundsUnderWay = [], refundRequests = [], completedUntil = null, lastEnded = null } = terms;
  const unheard = unpaidInvoices.length === 0 ? (atStake?.unpaid.count ?? 0) : 0;
  const to = blockRowsFor(side);
  const groups: BlockGroup[] = [
    {
      label: 'Open bookings',
      why: 'Cancel or complete open bookings first',
      rows: openBookings.map(to.booking),
    },
    { label: 'Accepted quotes', why: ofOpenQuotes[side], rows: openQuotes.map(to.quote) },
    {
      label: 'Unpaid invoices',
      why: deletionRefusals.unpaid_invoices,
      rows: unheard > 0 && atStake ? [to.countedInvoices(atStake)] : unpaidInvoices.map(to.unpaidInvoice),
    },
    {
      label: 'Refunds under way',
      why: deletionRefusals.refund_under_way,
      rows: refundsUnderWay.map(to.refund),
    },
    {
      label: 'Requests for refunds',
      why: deletionRefusals.refund_requested,
      rows: refundRequests.map(to.refundRequest),
    },
    {
      label: 'Completed bookings',
      why: deletionRefusals.booking_completed_lately,
      rows: completedUntil === null ? [] : [to.ended(completedUntil, lastEnded)],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const ofOpenQuotes: Record<Side, string> = {
  client: 'An accepted quote without an event is an open booking until its provider archives it',
  provider: 'An accepted quote without an event is an open booking until you archive it',
};
