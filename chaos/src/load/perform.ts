import { setTimeout as wait } from 'node:timers/promises';

import type { HttpAnswer, HttpCaller } from '@marquee/bar-kit/http-caller';

import type { Promised } from '../ledger/entry.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Doing } from './doing.ts';

export type Outcome =
  | { fate: 'acknowledged'; promised: Promised; answer: HttpAnswer }
  | { fate: 'refused'; code: string }
  | { fate: 'unknown' };

const giveUpAfterMs = 60_000;
const firstPauseMs = 100;
const longestPauseMs = 1_000;

/** Sends the change as a browser does: one key per intent, repeated until there is an answer or a minute has passed. */
export async function perform(caller: HttpCaller, ledger: Ledger, act: Doing): Promise<Outcome> {
  const entry = ledger.open(act.change);
  const givenUpAt = performance.now() + giveUpAfterMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    entry.attempted();
    const answer = await ask(caller, act);
    if (answer !== null && answer.status === act.operation.status) {
      const promised = act.promise(answer.body);
      entry.acknowledged(promised);
      return { fate: 'acknowledged', promised, answer };
    }
    if (answer !== null && isRefusal(answer)) {
      const code = codeOf(answer);
      entry.refused(code);
      return { fate: 'refused', code };
    }
    if (performance.now() > givenUpAt) {
      return { fate: 'unknown' };
    }
    await wait(pauseMs);
  }
}

/** Returns null if no complete answer arrived. */
async function ask(
  caller: HttpCaller,
  { change, by, operation, path, body }: Doing,
): Promise<HttpAnswer | null> {
  const { method } = operation;
  try {
    return await caller.send({
      method: method.toUpperCase(),
      path,
      body,
      cookie: by?.cookie,
      idempotencyKey: method === 'post' ? change.mark : undefined,
    });
  } catch {
    return null;
  }
}

function isRefusal(answer: HttpAnswer): boolean {
  return answer.status >= 400 && answer.status < 500 && codeOf(answer) !== 'request_in_flight';
}

function codeOf({ status, body }: HttpAnswer): string {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body;
  return isProblem && typeof body.code === 'string' ? body.code : String(status);
}
