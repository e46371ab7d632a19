import type { Cause } from '@marquee/service-kit/messaging/message';
import { requireSubscription } from './new-work-policy.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { toHistory } from './quote-history.ts';
import { publish } from './quote-messages.ts';
import type { QuoteStep } from './domain/quote-change.ts';
import type { Quote } from './domain/quote.ts';
import { startQuote } from './domain/start-quote.ts';
import type { QuoteStart } from './domain/start-quote.ts';

/**
 * Inserts the quote with its provider's payment default. Returns the stored quote, which may come from an earlier attempt or a concurrent
 * call.
 */
export async function insertQuote(deps: QuoteDeps, start: QuoteStart, cause: Cause): Promise<Quote> {
  const { quotes, paymentDefaults } = deps;
  requireSubscription({ isWithheld: await deps.newWork.isWithheld(start.providerId) });
  await deps.rates.requireBelowCap('DRAFT_QUOTE_ACCOUNT_LIMIT', {
    count: await quotes.countDrafts(start.providerId),
    exists: async () => (await quotes.findOne({ id: start.id })) !== null,
  });
  const at = deps.now();
  const paymentSchedule = await paymentDefaults.of(start.providerId);
  const quote = startQuote({ ...start, paymentSchedule }, at);
  const created: QuoteStep[] = [{ fact: { type: 'created' }, before: null, after: quote }];
  const { messages } = await publish(created, deps);
  const outcome = await quotes.insert(quote, { history: toHistory(created), messages, cause, at });
  const concurrentQuote = outcome === 'taken' ? await quotes.findOne({ requestKey: quote.requestKey }) : null;
  return concurrentQuote ?? quotes.get(quote.id);
}
