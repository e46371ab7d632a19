import { setImmediate as turn } from 'node:timers/promises';
import { createDocuments } from '../src/documents/create-documents.ts';
import type { Reader } from '../src/documents/create-documents.ts';
import { createMetrics } from '../src/metrics/create-metrics.ts';
import type { LimitValues } from '../src/throttle/limits.ts';

export type TestDocument = { name: string; lines: number };
type Rendering = { name: string; finish: (result: Uint8Array) => void; signal: AbortSignal };

/** Creates documents whose renderings wait until the test finishes them. */
export function createDocumentFixture(values: LimitValues = {}) {
  const renderings: Rendering[] = [];
  const metrics = createMetrics('quotes');
  const documents = createDocuments<TestDocument>({
    kind: 'QUOTE',
    countLines: ({ lines }) => lines,
    openRenderer:
      () =>
      async ({ name }, signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
        renderings.push({ name, finish: resolve, signal });
        return { content: await promise, reached: [] };
      },
    values,
    metrics: metrics.limits,
  });
  const started = () => renderings.map(({ name }) => name);
  return { documents, renderings, started, metrics };
}

export function aReader(actor: string, signal = new AbortController().signal): Reader {
  return { actor, signal };
}

/** Finishes `count` renderings one after the other, in the order in which they start. */
export async function finishInTurn(renderings: readonly Rendering[], count: number): Promise<void> {
  for (const place of Array.from({ length: count }).keys()) {
    await turn();
    renderings[place]?.finish(bytes);
  }
}

export const large = (name: string): TestDocument => ({ name, lines: 2_000 });
export const small = (name: string): TestDocument => ({ name, lines: 20 });
export const bytes = Uint8Array.of(1);
