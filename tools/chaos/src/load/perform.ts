import { setTimeout as wait } from 'node:timers/promises';

import type { HttpResponse, HttpCaller } from '@marquee/harness-kit/http-caller';

import type { AcknowledgedValues } from '../history/entry.ts';
import type { History } from '../history/history.ts';
import type { ChangeRequest } from './change-request.ts';

export type PerformResult =
  | { outcome: 'acknowledged'; acknowledgedValues: AcknowledgedValues; answer: HttpResponse }
  | { outcome: 'refused'; code: string }
  | { outcome: 'unknown' };

const giveUpAfterMs = 60_000;
const firstPauseMs = 100;
const longestPauseMs = 1_000;

/**
 * Sends the change as a browser does: repeats it until it is acknowledged or rejected, or a minute has passed. A POST keeps its idempotency
 * key.
 */
export async function perform(
  caller: HttpCaller,
  history: History,
  request: ChangeRequest,
): Promise<PerformResult> {
  const entry = history.open(request.change);
  const givenUpAt = performance.now() + giveUpAfterMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    entry.attempted();
    const answer = await attempt(caller, request);
    if (answer !== null && answer.status === request.operation.status) {
      const acknowledgedValues = request.toAcknowledgedValues(answer.body);
      entry.acknowledged(acknowledgedValues);
      return { outcome: 'acknowledged', acknowledgedValues, answer };
    }
    if (answer !== null && isRefusal(answer)) {
      const code = codeOf(answer);
      entry.refused(code);
      return { outcome: 'refused', code };
    }
    entry.failed(answer === null ? 'no answer' : codeOf(answer));
    if (performance.now() > givenUpAt) {
      return { outcome: 'unknown' };
    }
    await wait(pauseMs);
  }
}

/** Returns null if no complete answer arrived. */
async function attempt(
  caller: HttpCaller,
  { change, by, operation, path, body }: ChangeRequest,
): Promise<HttpResponse | null> {
  const { method } = operation;
  try {
    return await caller.send({
      method: method.toUpperCase(),
      path,
      body,
      cookie: by?.cookie,
      idempotencyKey: method === 'post' ? change.marker : undefined,
    });
  } catch {
    return null;
  }
}

function isRefusal(answer: HttpResponse): boolean {
  return answer.status >= 400 && answer.status < 500 && codeOf(answer) !== 'request_in_flight';
}

function codeOf({ status, body }: HttpResponse): string {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body;
  return isProblem && typeof body.code === 'string' ? body.code : String(status);
}
