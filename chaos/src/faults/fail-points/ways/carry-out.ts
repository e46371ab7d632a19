import { setTimeout as wait } from 'node:timers/promises';

import { causeOfRefusal } from '../../../ledger/allowed-refusals.ts';
import type { RefusalCause } from '../../../ledger/allowed-refusals.ts';
import type { Doing, Person } from '../../../load/doing.ts';
import { perform } from '../../../load/perform.ts';
import type { Outcome } from '../../../load/perform.ts';
import { cookieOf } from '../../../load/sign-up.ts';
import type { Teller } from '../../../load/tell-step.ts';

/** Null: an earlier attempt has done it, and its answer was lost. */
export type Answered = Extract<Outcome, { fate: 'acknowledged' }> | null;

const againAfterMs = 200;
const patienceMs = 60_000;

/** Repeats the change until it succeeds, also after an answer that it is too early. */
export async function carryOut(teller: Teller, toAct: (mark: string) => Doing): Promise<Answered> {
  const { caller, ledger } = teller;
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const act = toAct(ledger.newMark());
    const outcome = await perform(caller, ledger, act);
    if (outcome.fate === 'acknowledged') {
      return outcome;
    }
    const cause = outcome.fate === 'refused' ? causeOfRefusal(act.change.act, outcome.code) : null;
    if (cause === 'done') {
      return null;
    }
    if (!isTooEarly(cause) || performance.now() > deadline) {
      throw new Error(`${act.change.act} was not acknowledged: ${JSON.stringify(outcome)}`);
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
