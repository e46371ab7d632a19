import type { HttpAnswer } from '@marquee/bar-kit/http-caller';

import type { ServiceName } from '../stack/addresses.ts';
import type { Probe } from './probes.ts';

/**
 * `atMs`: when it was asked, after the service went away. `knownForMs`: how long the gateway had known the sessions by then, at most.
 */
export type Answered = {
  probe: Pick<Probe, 'service' | 'status' | 'by'> & { operation: { method: string; path: string } };
  answer: Pick<HttpAnswer, 'status' | 'contentType' | 'body'> | null;
  atMs: number;
  knownForMs: number;
  ms: number;
};

export type Probing = { refused: number; served: number; slowestMs: number; wrong: string[] };

/** So long the gateway believes a session. */
export const believedMs = 5_000;
/** For the way from its clock to ours. */
const leewayMs = 500;

type Expected = 'served' | 'refused' | 'either';

/** Only the routes of who is missing may fail; without identity, every route that needs a session to be known. */
export function expectedOf({ probe, atMs, knownForMs }: Answered, missing: ServiceName): Expected {
  if (probe.service === missing) {
    return 'refused';
  }
  if (missing !== 'identity' || probe.by === 'everybody' || knownForMs < believedMs - leewayMs) {
    return 'served';
  }
  return atMs < believedMs + leewayMs ? 'either' : 'refused';
}

export function judgeProbes(answers: readonly Answered[], missing: ServiceName): Probing {
  const refused = answers.filter(isRefused);
  const served = answers.filter(isServed);
  const wrong = answers.filter((answered) => !isAsExpected(answered, expectedOf(answered, missing)));
  return {
    refused: refused.length,
    served: served.length,
    // Also of those that should have been refused and were kept waiting for something else.
    slowestMs: Math.max(0, ...answers.filter((answered) => !isServed(answered)).map(({ ms }) => ms)),
    wrong: wrong.map(
      ({ probe, answer, atMs }) =>
        `without ${missing} for ${(atMs / 1_000).toFixed(1)} s, ${probe.operation.method.toUpperCase()} ${probe.operation.path} was answered ${answer?.status ?? 'nothing'}`,
    ),
  };
}

function isAsExpected(answered: Answered, expected: Expected): boolean {
  const isDenied = isRefused(answered) || isBrokenOff(answered);
  return (expected !== 'refused' && isServed(answered)) || (expected !== 'served' && isDenied);
}

/** A write on a connection that ends under it may have been done: the gateway does not ask twice, and says 502. */
function isBrokenOff({ probe, answer, atMs }: Answered): boolean {
  return probe.operation.method !== 'get' && atMs < leewayMs && answer?.status === 502 && isProblem(answer);
}

function isServed({ probe, answer }: Answered): boolean {
  return answer?.status === probe.status;
}

function isRefused({ answer }: Answered): boolean {
  return answer?.status === 503 && isProblem(answer);
}

function isProblem({ contentType, body }: NonNullable<Answered['answer']>): boolean {
  const saysSo = contentType.startsWith('application/problem+json');
  return saysSo && typeof body === 'object' && body !== null && 'code' in body;
}
