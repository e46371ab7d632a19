import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../domain-error.ts';
import type { Context } from '../http/handler.ts';
import type { LimitMetrics } from '../metrics/limit-metrics.ts';
import type { DocumentKind } from '../throttle/document-limits.ts';
import { allowedBy, refusalOf } from '../throttle/limits.ts';
import type { LimitName, LimitValues } from '../throttle/limits.ts';
import { createFairTurns } from './fair-turns.ts';
import { createSharedWork } from './shared-work.ts';

/** The account that asks for a document, and the signal that ends its wait. The context of a call has both. */
export type Reader = Pick<Context, 'actor' | 'signal'>;

/** Returns the bytes of a document; throws a 503 when it cannot be rendered in time. */
export type Documents<Paper> = (paper: Paper, reader: Reader) => Promise<Uint8Array>;

/** `reached`: the limits by which the document was shortened. */
type Drawn = { content: Uint8Array; reached: readonly ('lines' | 'pages')[] };

type Draw<Paper> = (paper: Paper, signal: AbortSignal) => Promise<Drawn>;

type DocumentsOptions<Paper> = {
  kind: DocumentKind;
  /** Called once for small documents and once for large ones, because aborting a large rendering ends its worker. */
  openPress: () => Draw<Paper>;
  /** Size of the document, in lines. */
  linesOn: (paper: Paper) => number;
  values: LimitValues;
  metrics: LimitMetrics;
};

/** About 100 ms of processor time. Larger documents have their own queue, so that small ones never wait for them. */
const smallLines = 250;

/** Together with the rendering time it stays below the 10 seconds after which the gateway gives up. */
const waitMs = 2_500;
const mostWaiting = 100;

const kept = { max: 500, maxSize: 32 * 1024 * 1024 };

/**
 * Renders each document once and caches it in memory. The cache key is the document's whole content; a process runs one release. Calls of
 * one account for the same document share its rendering, which is aborted when the last of them leaves. Another account queues under its
 * own name, so that it never waits in the first account's queue; it gets the bytes that were rendered meanwhile.
 */
export function createDocuments<Paper>(options: DocumentsOptions<Paper>): Documents<Paper> {
  const { openPress, linesOn, metrics } = options;
  const names = limitNamesOf(options.kind);
  const valueOf = (name: LimitName): number => allowedBy(name, options.values);
  const known = new LRUCache<string, Uint8Array>({
    ...kept,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const share = createSharedWork<Uint8Array>();
  const small = { turns: turnsOf(), draw: openPress() };
  const large = { turns: turnsOf(), draw: openPress() };

  function refusal(name: LimitName): DomainError {
    metrics.reached(name);
    const { code, message } = refusalOf(name, options.values);
    return new DomainError('unavailable', code, message, { retryAfterSeconds: 2 });
  }

  function turnsOf() {
    const most = { each: valueOf(names.wait), all: mostWaiting };
    return createFairTurns({ mostWaiting: most, waitMs, refusal: () => refusal(names.wait) });
  }

  async function inTime(draw: Draw<Paper>, paper: Paper, signal: AbortSignal): Promise<Drawn> {
    const deadline = AbortSignal.timeout(valueOf(names.seconds) * 1_000);
    try {
      return await draw(paper, AbortSignal.any([signal, deadline]));
    } catch (error) {
      signal.throwIfAborted();
      throw deadline.aborted ? refusal(names.seconds) : error;
    }
  }

  async function drawOnce(key: string, draw: () => Promise<Drawn>): Promise<Uint8Array> {
    const found = known.get(key);
    if (found !== undefined) {
      return found;
    }
    const { content, reached } = await draw();
    for (const what of reached) {
      metrics.reached(names[what]);
    }
    known.set(key, content);
    return content;
  }

  return async (paper, { actor, signal }) => {
    const key = createHash('sha256').update(JSON.stringify(paper)).digest('base64');
    const found = known.get(key);
    if (found !== undefined) {
      return found;
    }
    return share(`${actor} ${key}`, signal, async (shared) => {
      const { turns, draw } = linesOn(paper) > smallLines ? large : small;
      return turns.run({ actor, signal: shared }, () => drawOnce(key, () => inTime(draw, paper, shared)));
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
