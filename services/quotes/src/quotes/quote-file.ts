import { drawPaper } from '@marquee/paper/draw-paper';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import type { Quote } from './rules/quote.ts';
import { toQuotePaper } from './views/to-quote-paper.ts';
import type { QuoteReading } from './views/to-quote-paper.ts';

/** A quote as a document, under the number that its page shows. */
export function quoteFile(quote: Quote, reading: QuoteReading): FileAnswer {
  return {
    name: `marquee-quote-${quote.id.slice(-8)}.pdf`,
    content: drawPaper(toQuotePaper(quote, reading)),
  };
}
