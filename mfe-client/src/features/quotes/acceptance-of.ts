import type { ClientQuote } from '@marquee/contracts/quotes';
import { formatFullDate } from '@marquee/web-kit';
import { providerNameOf, quoteTitleOf, shortIdOf } from './quote-texts.ts';

/** What the dialog asks. `eventDate` is empty when the quote belongs to no event, or the event has no date yet. */
export function acceptanceOf(quote: ClientQuote, eventDate: string) {
  return {
    title: `Accept the ${lowerFirst(quoteTitleOf(quote))}?`,
    facts: [
      { term: 'Provider', detail: providerNameOf(quote) },
      { term: 'Date', detail: eventDate === '' ? 'Date TBD' : formatFullDate(eventDate) },
      { term: 'Quote', detail: `#${shortIdOf(quote)}, version ${quote.version}` },
    ],
    amount: quote.finalAmount,
  };
}

/** 'Quote for …' goes on in the middle of a sentence. */
function lowerFirst(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
