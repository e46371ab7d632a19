import { wholeFile } from '@marquee/service-kit/http/file-answer';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote, ReadOffer } from './rules/quote.ts';
import { toQuotePaper } from './views/to-quote-paper.ts';

type FileDeps = Pick<QuoteDeps, 'providers' | 'draw' | 'now'>;

/** What its reader is shown of a quote as a document, under the number that its page shows. */
export async function quoteFile(
  { providers, draw, now }: FileDeps,
  quote: Quote,
  offer: ReadOffer,
): Promise<FileAnswer> {
  const provider = await providers.get(quote.providerId);
  const paper = toQuotePaper(quote, { offer, provider, at: now() });
  return wholeFile(`marquee-quote-${quote.id.slice(-8)}.pdf`, await draw(paper));
}
