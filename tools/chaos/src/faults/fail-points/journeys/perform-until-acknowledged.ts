import { setTimeout as wait } from 'node:timers/promises';

import type { RefusalCause } from '../../../history/refusal-causes.ts';
import { causeOfRefusal } from '../../../load/actions/allowed-refusals.ts';
import type { ChangeRequest, Person } from '../../../load/change-request.ts';
import { perform } from '../../../load/perform.ts';
import type { PerformResult } from '../../../load/perform.ts';
import { cookieOf } from '../../../load/sign-up.ts';
import type { ActionContext } from '../../../load/run-steps.ts';

/** Null: an earlier attempt made the change, and the answer was lost. */
export type Answered = Extract<PerformResult, { outcome: 'acknowledged' }> | null;

const againAfterMs = 200;
const timeoutMs = 60_000;

/**
 * Repeats the change while it is rejected because a message has not arrived or another writer was faster, for at most a minute. Throws
 * afterwards, on any other rejection, and if no answer arrives. Returns null for a rejection that shows that an earlier attempt made the
 * change.
 */
export async function performUntilAcknowledged(
  context: ActionContext,
  toRequest: (marker: string) => ChangeRequest,
): Promise<Answered> {
  const { caller, history } = context;
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const request = toRequest(history.newMarker());
    const result = await perform(caller, history, request);
    if (result.outcome === 'acknowledged') {
      return result;
    }
    const cause = result.outcome === 'refused' ? causeOfRefusal(request.change.action, result.code) : null;
    if (cause === 'done') {
      return null;
    }
    if (!isTooEarly(cause) || performance.now() > deadline) {
      throw new Error(`${request.change.action} was not acknowledged: ${JSON.stringify(result)}`);
    }
    await wait(againAfterMs);
  }
}

function isTooEarly(cause: RefusalCause | null): boolean {
  return cause === 'message' || cause === 'version';
}

/** Replaces the person's cookies with those of an answer. */
export function withCookies(person: Person, answered: NonNullable<Answered>): Person {
  return { ...person, cookie: cookieOf(answered.answer.setCookie) };
}
