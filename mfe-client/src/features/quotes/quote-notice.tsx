import { Notice } from '@marquee/ui';
import { getQuoteAcceptance } from './get-quote-acceptance.ts';
import type { OfferedQuote } from './get-quote-acceptance.ts';
import type { QuotedEvent } from './quoted-event.ts';

type QuoteNoticeProps = { quote: OfferedQuote; event: QuotedEvent | undefined };

/** Shows why the quote cannot be accepted, or that it is being revised. The specification's texts for the badge state neither. */
export function QuoteNotice({ quote, event }: QuoteNoticeProps) {
  const { note } = getQuoteAcceptance(quote, event);

  return note && <Notice>{note}</Notice>;
}
