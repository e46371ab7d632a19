import * as changeApi from '@marquee/contracts/quote-change-operations';
import { approve, dj, quoteIn, send } from './quote-in.ts';
import type { Quotes } from './start-quotes.ts';

/** A sent quote with fourteen services and descriptions of maximum length: about 320 lines on several pages. */
export async function aLargeQuote(quotes: Quotes) {
  const quoted = await quoteIn(quotes, 'draft');
  const body = { ...dj, serviceDescription: 'Uplighting '.repeat(90) };
  for (const place of Array.from({ length: 14 }).keys()) {
    const { provider: as, params } = quoted;
    await quotes.call(changeApi.addLineItem, {
      as,
      params,
      body: { ...body, serviceName: `Stage ${place}` },
    });
  }
  await approve(quotes, quoted);
  await send(quotes, quoted);
  return quoted;
}
