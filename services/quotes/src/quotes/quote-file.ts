import type { Reader } from '@marquee/service-kit/documents/create-documents';
import { bufferedFile } from '@marquee/service-kit/http/file-answer';
import type { FileAnswer } from '@marquee/service-kit/http/file-answer';
import { fileNameOf } from '@marquee/service-kit/http/file-name';
import { displayNameOf } from '../projections/provider-repository.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote, ReadOffer } from './domain/quote.ts';
import { toQuoteDocument } from './views/to-quote-document.ts';

type FileDeps = Pick<QuoteDeps, 'providers' | 'renderDocument' | 'now'>;

type Reading = { offer: ReadOffer; reader: Reader };

/** The quote as a PDF. `offer` is the content that the reader may see. */
export async function quoteFile(
  { providers, renderDocument, now }: FileDeps,
  quote: Quote,
  { offer, reader }: Reading,
): Promise<FileAnswer> {
  const provider = await providers.get(quote.providerId);
  const document = toQuoteDocument(quote, { offer, provider, at: now() });
  const name = fileNameOf(['Quote', displayNameOf(provider), quote.eventName], 'pdf');
  return bufferedFile(name, await renderDocument(document, reader));
}
