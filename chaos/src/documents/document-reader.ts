import type { HttpCaller } from '@marquee/bar-kit/http-caller';

import type { ReadDocument } from './judge-documents.ts';
import { documentCall, documentFormOf } from './quote-document.ts';

type ReaderNeed = {
  caller: HttpCaller;
  quoteId: string;
  /** Of the visitors who open the page in turn; undefined without a session. */
  cookies: readonly (string | undefined)[];
};

/** `read`: opens the page of a quote once; never rejects. `seen`: all that it was answered. */
export type DocumentReader = { read: () => Promise<void>; seen: readonly ReadDocument[] };

export function createDocumentReader({ caller, quoteId, cookies }: ReaderNeed): DocumentReader {
  const seen: ReadDocument[] = [];
  let turn = 0;
  return {
    seen,
    async read() {
      const call = documentCall(quoteId, cookies[turn % cookies.length]);
      turn += 1;
      const openedAt = performance.now();
      const answer = await caller.send(call).catch(() => null);
      seen.push({
        openedAt,
        ms: performance.now() - openedAt,
        status: answer?.status ?? null,
        form: answer === null ? null : documentFormOf(answer, quoteId),
      });
    },
  };
}
