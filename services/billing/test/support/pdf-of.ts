import type { Operation } from '@marquee/contracts/operation';
import { readPdf } from '@marquee/pdf/test-kit/read-pdf';
import type { ReadPdf } from '@marquee/pdf/test-kit/read-pdf';
import type { Caller } from '@marquee/service-kit/auth/caller';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { parse } from 'content-disposition';

type PdfRequest = { as: Caller; params: { id: string; creditNoteId?: string } };

/** The PDF's text and its file name. */
export async function pdfOf(
  service: TestService,
  { path }: Operation,
  { as, params }: PdfRequest,
): Promise<ReadPdf & { name: string }> {
  const token = await service.tokens.tokenFor(as, 'billing');
  const answer = await service.fetch(
    `/api${path.replace(':id', params.id).replace(':creditNoteId', params.creditNoteId ?? '')}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { filename: name = '' } = parse(answer.headers.get('content-disposition') ?? '').parameters;
  return { ...(await readPdf(await answer.bytes())), name };
}
