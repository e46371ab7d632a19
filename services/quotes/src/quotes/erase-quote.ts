import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeQuote } from './change-quote.ts';
import { eraseTypedTexts } from './quote-history.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { erase } from './domain/erase.ts';
import type { Quote } from './domain/quote.ts';
import type { Decision } from './domain/quote-change.ts';
import { withdraw } from './domain/withdraw.ts';

type Erasing = { id: string; side: 'client' | 'provider' };

/** Withdraws an open quote, and removes the person from a quote in any status. */
export async function eraseQuote(deps: QuoteDeps, { id, side }: Erasing, cause: Cause): Promise<Quote> {
  const decisions: Decision[] = [
    (quote) => (quote.acceptedAt === null ? withdraw(quote, 'account-deleted') : null),
    (quote) => erase(quote, side),
  ];
  return changeQuote(deps, { id, owner: {}, decisions, cause, rewriteEntry: eraseTypedTexts });
}
