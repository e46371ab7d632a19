import type { HttpResponse } from '@marquee/harness-kit/http-caller';

import type { UpstreamName } from '../stack/addresses.ts';
import type { Probe } from './probes.ts';

/**
 * `atMs`: time of the request, counted from the stop of the missing process. `cachedForMs`: how long, at most, the gateway had cached the
 * sessions by then.
 */
export type ProbeAnswer = {
  probe: Pick<Probe, 'service' | 'status' | 'by'> & { operation: { method: string; path: string } };
  answer: Pick<HttpResponse, 'status' | 'contentType' | 'body'> | null;
  atMs: number;
  cachedForMs: number;
  ms: number;
};

export type Probing = { refused: number; served: number; slowestMs: number; wrong: string[] };

/** How long the gateway caches a session. */
export const sessionCacheMs = 5_000;
/** Tolerance for the delay between the measurements of the gateway and of the harness. */
const leewayMs = 500;

type Expected = 'served' | 'refused' | 'either';

/**
 * Only routes of the missing service fail, with one exception. Without identity, every route that needs a session fails as soon as the
 * session has left the gateway's cache. Without the page renderer, no route fails, because no probe calls it.
 */
export function expectedOf({ probe, atMs, cachedForMs }: ProbeAnswer, missing: UpstreamName): Expected {
  if (probe.service === missing) {
    return 'refused';
  }
  if (missing !== 'identity' || probe.by === 'everybody' || cachedForMs < sessionCacheMs - leewayMs) {
    return 'served';
  }
  return atMs < sessionCacheMs + leewayMs ? 'either' : 'refused';
}

export function judgeProbes(answers: readonly ProbeAnswer[], missing: UpstreamName): Probing {
  const refused = answers.filter(isRefused);
  const served = answers.filter(isServed);
  const wrong = answers.filter((probeAnswer) => !isAsExpected(probeAnswer, expectedOf(probeAnswer, missing)));
  return {
    refused: refused.length,
    served: served.length,
    // Includes requests that were neither served nor rejected with 503.
    slowestMs: Math.max(0, ...answers.filter((probeAnswer) => !isServed(probeAnswer)).map(({ ms }) => ms)),
    wrong: wrong.map(
      ({ probe, answer, atMs }) =>
        `without ${missing} for ${(atMs / 1_000).toFixed(1)} s, ${probe.operation.method.toUpperCase()} ${probe.operation.path} got ${answer?.status ?? 'no answer'}`,
    ),
  };
}

function isAsExpected(probeAnswer: ProbeAnswer, expected: Expected): boolean {
  const isDenied = isRefused(probeAnswer) || isBrokenOff(probeAnswer);
  return (expected !== 'refused' && isServed(probeAnswer)) || (expected !== 'served' && isDenied);
}

/** A write whose connection broke may have been committed: the gateway does not retry it and answers 502. */
function isBrokenOff({ probe, answer, atMs }: ProbeAnswer): boolean {
  return probe.operation.method !== 'get' && atMs < leewayMs && answer?.status === 502 && isProblem(answer);
}

function isServed({ probe, answer }: ProbeAnswer): boolean {
  return answer?.status === probe.status;
}

function isRefused({ answer }: ProbeAnswer): boolean {
  return answer?.status === 503 && isProblem(answer);
}

function isProblem({ contentType, body }: NonNullable<ProbeAnswer['answer']>): boolean {
  const saysSo = contentType.startsWith('application/problem+json');
  return saysSo && typeof body === 'object' && body !== null && 'code' in body;
}
