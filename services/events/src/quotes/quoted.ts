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

/** The payable sum of the last sent version; null where nothing is offered, and once the event has a value of its own. */
function toQuotedAmount({ status, quotedCents, isWithdrawn }: StoredStanding): string | null {
  const isSettled = status === 'archived' || status === 'client_accepted';
  return quotedCents === null || isWithdrawn || isSettled ? null : toAmount(quotedCents);
}

function toQuoteStanding({ status, lastSentAt, isWithdrawn, acceptedAt }: StoredStanding): QuoteStanding {
  return { status, lastSentAt, isWithdrawn, acceptedAt };
}
