import * as api from '@marquee/contracts/quote-operations';
import type { Quoted } from './quote-in.ts';
import type { Quotes } from './start-quotes.ts';

/** A quote's history, newest first. */
export async function historyOf(quotes: Quotes, { provider, params }: Pick<Quoted, 'provider' | 'params'>) {
  const { body } = await quotes.call(api.getQuoteHistory, { as: provider, params });
  return body;
}
