import type { HttpResponse } from '@marquee/harness-kit/http-caller';
import { readPdf } from '@marquee/pdf/test-kit/read-pdf';

/** The title and the lines of a PDF, because its compressed bytes cannot be searched; null for any other response. */
export async function pdfTextOf({
  contentType,
  body,
}: Pick<HttpResponse, 'contentType' | 'body'>): Promise<string | null> {
  if (!contentType.startsWith('application/pdf') || typeof body !== 'string') {
    return null;
  }
  const { title, pages } = await readPdf(Buffer.from(body, 'latin1'));
  return [title, ...pages.flat()].join('\n');
}
