import { isSameText } from '@marquee/contracts/clean-text';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requireOpen } from './require-open.ts';

/** Renames the event. The name is no part of the offer, so a sent quote stays sent. */
export function rename(quote: Quote, eventName: string): QuoteChange | null {
  if (isSameText(eventName, quote.eventName)) {
    return null;
  }
  requireOpen(quote, 'rename');
  return { type: 'renamed', eventName };
}
