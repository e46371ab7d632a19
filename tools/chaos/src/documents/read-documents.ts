import { setTimeout as wait } from 'node:timers/promises';

import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import type { ReadDocument } from './judge-documents.ts';
import { documentCall, documentFormOf } from './quote-document.ts';

type ReadersNeed = {
  caller: HttpCaller;
  quoteId: string;
  /** One cookie for each visitor; undefined for a visitor without a session. */
  visitors: readonly (string | undefined)[];
};

/** Enough readers that a document is in flight at any time. */
const readerCount = 2;
const pauseMs = 20;

/** Opens the page of a quote again and again for each visitor while `act` runs, at least once before and once after it. */
export async function readDocuments<Result>(
  { caller, quoteId, visitors }: ReadersNeed,
  act: () => Promise<Result>,
): Promise<{ result: Result; documents: readonly ReadDocument[] }> {
  const documents: ReadDocument[] = [];
  const ending = new AbortController();

  async function readOnce(): Promise<void> {
    await Promise.all(
      visitors.map(async (cookie) => documents.push(await readOne({ caller, quoteId, cookie }))),
    );
  }

  async function readOn(): Promise<void> {
    while (!ending.signal.aborted) {
      await readOnce();
      await wait(pauseMs);
    }
  }

  await readOnce();
  const readers = Promise.all(Array.from({ length: readerCount }, readOn));
  const result = await act().finally(() => {
    ending.abort();
  });
  await readers;
  await readOnce();
  return { result, documents };
}

type Reading = { caller: HttpCaller; quoteId: string; cookie: string | undefined };

async function readOne({ caller, quoteId, cookie }: Reading): Promise<ReadDocument> {
  const openedAt = performance.now();
  const answer = await caller.send(documentCall(quoteId, cookie)).catch(() => null);
  return {
    openedAt,
    ms: performance.now() - openedAt,
    status: answer?.status ?? null,
    form: answer === null ? null : documentFormOf(answer, quoteId),
  };
}
