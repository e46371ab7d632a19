import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { withoutTypedNames } from './rules/describe-fact.ts';
import { erase } from './rules/erase.ts';
import type { Quote } from './rules/quote.ts';
import type { Decision } from './rules/quote-change.ts';
import { withdraw } from './rules/withdraw.ts';

type Erasing = { id: string; side: 'client' | 'provider' };

/** Withdraws an open quote, and removes the person from a quote in any status. */
export async function eraseQuote(deps: QuoteDeps, { id, side }: Erasing, cause: Cause): Promise<Quote> {
  const decisions: Decision[] = [
    (quote) => (quote.acceptedAt === null ? withdraw(quote) : null),
    (quote) => erase(quote, side),
  ];
  return changeQuote(deps, { id, owner: {}, decisions, cause, rewriteNotes: withoutTypedNames });
}
