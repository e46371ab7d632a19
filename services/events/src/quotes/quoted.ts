import type { EventView } from '@marquee/contracts/events';
import { toAmount } from '@marquee/contracts/money';
import type { QuoteStanding } from '@marquee/contracts/quote-standing';
import type { StoredStanding } from './quote-standing-repository.ts';

/** What the provider reads of the quotes of an event beside the event itself. */
export type Quoted = Required<Pick<EventView, 'quotedAmount' | 'quoteStanding'>>;

/** The open quote of an event, else the one created last. */
export function toQuoted(standings: readonly StoredStanding[] = []): Quoted {
  const newestFirst = standings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const shown = newestFirst.find(({ status }) => status !== 'archived') ?? newestFirst[0];
  return shown === undefined
    ? { quotedAmount: null, quoteStanding: null }
    : { quotedAmount: toQuotedAmount(shown), quoteStanding: toQuoteStanding(shown) };
}

/** The payable sum of the last sent version, which an acceptance keeps; null where nothing was sent, and where the offer was withdrawn or archived before anybody accepted it. */
function toQuotedAmount({ status, quotedCents, isWithdrawn, acceptedAt }: StoredStanding): string | null {
  const isOffered = acceptedAt !== null || (status !== 'archived' && !isWithdrawn);
  return quotedCents === null || !isOffered ? null : toAmount(quotedCents);
}

function toQuoteStanding({ status, lastSentAt, isWithdrawn, acceptedAt }: StoredStanding): QuoteStanding {
  return { status, lastSentAt, isWithdrawn, acceptedAt };
}
