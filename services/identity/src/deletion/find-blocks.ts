import { daysAfterCompletion } from '@marquee/contracts/deletion-blocks';
import type {
  BlockingInvoice,
  EndedBooking,
  OpenBooking,
  OpenQuote,
  RefundRequest,
} from '@marquee/contracts/deletion-blocks';
import type { FinishedBooking } from '../bookings/finished-booking.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { namesOf } from '../users/names-of.ts';

type BlockDeps = Pick<IdentityDeps, 'accounts' | 'bookings' | 'openQuotes' | 'invoices' | 'now'>;
export type DeletionBlocks = {
  openBookings: OpenBooking[];
  openQuotes: OpenQuote[];
  unpaidInvoices: BlockingInvoice[];
  refundsUnderWay: BlockingInvoice[];
  refundRequests: RefundRequest[];
  /** The instant until which a provider's recently ended booking blocks the deletion; null if none ended recently, and for a client. */
  completedUntil: string | null;
  lastEnded: EndedBooking | null;
};

const reachablePeriodMs = daysAfterCompletion * 86_400_000;

/** Finds what blocks the deletion of the account, according to the messages received from events, quotes and billing. */
export async function findBlocks(deps: BlockDeps, accountId: string): Promise<DeletionBlocks> {
  const { bookings, openQuotes, invoices } = deps;
  const now = deps.now();
  const after = new Date(now.getTime() - reachablePeriodMs);
  const [open, accepted, unpaid, refunding, requested, event, quote] = await Promise.all([
    bookings.openOf(accountId, now),
    openQuotes.openOf(accountId),
    invoices.unpaidOf(accountId),
    invoices.beingRefundedOf(accountId),
    invoices.refundRequestsOf(accountId, after),
    bookings.lastEndedOf(accountId, after),
    openQuotes.lastEndedOf(accountId, after),
  ]);
  const ended = laterOf(event, quote);
  const rows = [...open, ...accepted, ...unpaid, ...refunding, ...requested, ...(ended ? [ended] : [])];
  const nameOf = await namesOf(
    deps.accounts,
    rows.flatMap(({ otherId }) => otherId ?? []),
  );
  const named = <Row extends { otherId: string | null }>({ otherId, ...row }: Row) => ({
    ...row,
    otherName: otherId === null ? '' : nameOf(otherId),
  });
  return {
    openBookings: open.map(named),
    openQuotes: accepted.map(named),
    unpaidInvoices: unpaid.map(named),
    refundsUnderWay: refunding.map(named),
    refundRequests: requested.map(named),
    completedUntil: ended && new Date(ended.endedAt.getTime() + reachablePeriodMs).toISOString(),
    lastEnded: ended && { ...named(ended), endedAt: ended.endedAt.toISOString() },
  };
}

function laterOf(event: FinishedBooking | null, quote: FinishedBooking | null): FinishedBooking | null {
  if (event === null || quote === null) {
    return event ?? quote;
  }
  return event.endedAt > quote.endedAt ? event : quote;
}
