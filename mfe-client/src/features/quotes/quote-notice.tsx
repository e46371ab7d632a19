import { Notice } from '@marquee/ui';
import { getQuoteAcceptance } from './get-quote-acceptance.ts';
import type { QuoteStanding } from './get-quote-acceptance.ts';
import type { QuotedEvent } from './quoted-event.ts';

type QuoteNoticeProps = { quote: QuoteStanding; event: QuotedEvent | undefined };

/** Shown above the price, because the specification's badge stays 'Ready for Review' after a quote was withdrawn or has expired. */
export function QuoteNotice({ quote, event }: QuoteNoticeProps) {
  const { note } = getQuoteAcceptance(quote, event);

  return note && <Notice>{note}</Notice>;
}
