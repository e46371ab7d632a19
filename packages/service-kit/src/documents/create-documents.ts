import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../domain-error.ts';
import type { Context } from '../http/handler.ts';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import type { DocumentKind } from '../throttle/document-limits.ts';
import { allowedBy, refusalOf } from '../throttle/limits.ts';
import type { LimitName, LimitValues } from '../throttle/limits.ts';
import { createFairQueue } from './fair-queue.ts';
import { createSingleFlight } from './single-flight.ts';

/** The account that requests a document, and a signal. Aborting the signal ends the wait. A call's context has both fields. */
export type Reader = Pick<Context, 'actor' | 'signal'>;

/** Returns the bytes of a document. Throws DomainError `unavailable` if the queue is full, or if waiting or rendering takes too long. */
export type Documents<Document> = (document: Document, reader: Reader) => Promise<Uint8Array>;

/** `reached`: the limits because of which the document was shortened. */
type Rendered = { content: Uint8Array; reached: readonly ('lines' | 'pages')[] };

type Render<Document> = (document: Document, signal: AbortSignal) => Promise<Rendered>;

type DocumentsOptions<Document> = {
  kind: DocumentKind;
  /** Called twice. Small and large documents have separate renderers, because aborting a large rendering ends its worker. */
  openRenderer: () => Render<Document>;
  /** Returns the size of the document in lines. */
  countLines: (document: Document) => number;
  values: LimitValues;
  metrics: LimitMetrics;
};

/**
 * The maximum number of lines of a small document, which takes about 100 ms of processor time. Larger documents have their own queue, so
 * that small documents never wait for large ones.
 */
const smallLines = 250;

/** The waiting time and the rendering time together stay below the 10 seconds after which the gateway answers 504. */
const waitMs = 2_500;
const maxWaiting = 100;

const cacheLimits = { max: 500, maxSize: 32 * 1024 * 1024 };

/**
 * Renders documents and caches the bytes in memory. The cache key is the document's whole content. Concurrent calls of one account for the
 * same document share one rendering, which is aborted when the last caller disconnects. A call of another account waits for its own turn,
 * and gets the cached bytes if the document was rendered meanwhile.
 */
export function createDocuments<Document>(options: DocumentsOptions<Document>): Documents<Document> {
  const { openRenderer, countLines, metrics } = options;
  const names = limitNamesOf(options.kind);
  const valueOf = (name: LimitName): number => allowedBy(name, options.values);
  const cache = new LRUCache<string, Uint8Array>({
    ...cacheLimits,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const share = createSingleFlight<Uint8Array>();
  const small = { queue: openQueue(), render: openRenderer() };
  const large = { queue: openQueue(), render: openRenderer() };

  function refusal(name: LimitName): DomainError {
    metrics.reached(name);
    const { code, message } = refusalOf(name, options.values);
    return new DomainError('unavailable', code, message, { retryAfterSeconds: 2 });
  }

  function openQueue() {
    const limits = { each: valueOf(names.wait), all: maxWaiting };
    return createFairQueue({ maxWaiting: limits, waitMs, refusal: () => refusal(names.wait) });
  }

  async function withDeadline(
    render: Render<Document>,
    document: Document,
    signal: AbortSignal,
  ): Promise<Rendered> {
    const deadline = AbortSignal.timeout(valueOf(names.seconds) * 1_000);
    try {
      return await render(document, AbortSignal.any([signal, deadline]));
    } catch (error) {
      signal.throwIfAborted();
      throw deadline.aborted ? refusal(names.seconds) : error;
    }
  }

  async function renderOnce(key: string, render: () => Promise<Rendered>): Promise<Uint8Array> {
    const found = cache.get(key);
    if (found !== undefined) {
      return found;
    }
    const { content, reached } = await render();
    for (const what of reached) {
      metrics.reached(names[what]);
    }
    cache.set(key, content);
    return content;
  }

  return async (document, { actor, signal }) => {
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const found = cache.get(key);
    if (found !== undefined) {
      return found;
    }
    return share(`${actor} ${key}`, signal, async (shared) => {
      const { queue, render } = countLines(document) > smallLines ? large : small;
      return queue.run({ actor, signal: shared }, () =>
        renderOnce(key, () => withDeadline(render, document, shared)),
      );
    });
  };
}

function limitNamesOf<Kind extends DocumentKind>(kind: Kind) {
  return {
    wait: `${kind}_DOCUMENT_WAIT_LIMIT`,
    lines: `${kind}_DOCUMENT_LINE_LIMIT`,
    pages: `${kind}_DOCUMENT_PAGE_LIMIT`,
    seconds: `${kind}_DOCUMENT_SECONDS_LIMIT`,
  } as const;
}
