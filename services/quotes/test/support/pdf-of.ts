import type { Operation } from '@marquee/contracts/operation';
import { readPdf } from '@marquee/pdf/test-kit/read-pdf';
import type { ReadPdf } from '@marquee/pdf/test-kit/read-pdf';
import type { Caller } from '@marquee/service-kit/auth/caller';
import type { Quotes } from './start-quotes.ts';

type PdfRequest = { as?: Caller; params: { id: string } };

/** The PDF's text, with the headers of the answer. */
export async function pdfOf(
  quotes: Quotes,
  { path }: Operation,
  { as, params }: PdfRequest,
): Promise<ReadPdf & { headers: Headers }> {
  const token = as && (await quotes.tokens.tokenFor(as, 'quotes'));
  const answer = await quotes.fetch(`/api${path.replace(':id', params.id)}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return { ...(await readPdf(await answer.bytes())), headers: answer.headers };
}
