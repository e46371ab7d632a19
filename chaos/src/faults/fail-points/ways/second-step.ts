import { setTimeout as wait } from 'node:timers/promises';

import type { SecondStepOffer } from '@marquee/contracts/second-step';
import { codeOfPeriod, period, periodAt } from '@marquee/identity/second-step/authenticator-codes';

import * as acts from '../../../load/acts/sign-in-acts.ts';
import type { Person } from '../../../load/doing.ts';
import type { Teller } from '../../../load/tell-step.ts';
import { carryOut, withCookies } from './carry-out.ts';

/** `next`: the first period whose code is unused. */
type SecondStep = { secret: string; next: number };
/** If its answer is lost, the session has passed the password only and is no longer accepted. */
type Taken = SecondStep & { keepsSession: boolean };

export async function takeSecondStep(teller: Teller, person: Person, password: string): Promise<Taken> {
  const offered = await carryOut(teller, (mark) => acts.askForSecondStep(person, { mark, password }));
  // A service answers as its contract declares, or with 500.
  const { secret } = offered?.answer.body as SecondStepOffer;
  const used = periodAt(new Date());
  const confirmed = await carryOut(teller, (mark) =>
    acts.turnOnSecondStep(person, { mark, code: codeOfPeriod(secret, used) }),
  );
  return { secret, next: used + 1, keepsSession: confirmed !== null };
}

type Proof = SecondStep & { password: string };

/** Signs in again, with the next code, when an answer is lost. */
export async function signInBySecondStep(
  teller: Teller,
  person: Person,
  { secret, next, password }: Proof,
): Promise<Person> {
  const begun = await carryOut(teller, (mark) => acts.beginSignIn(person, { mark, password }));
  const half = begun === null ? person : withCookies(person, begun);
  // A code is valid from one period before its own to one after it.
  const shown = Math.max(next, periodAt(new Date()));
  await wait(Math.max(0, (shown - 1) * period * 1_000 - Date.now()));
  const code = codeOfPeriod(secret, shown);
  const passed = await carryOut(teller, (mark) => acts.passSecondStep(half, { mark, code }));
  return passed === null
    ? signInBySecondStep(teller, person, { secret, next: shown + 1, password })
    : withCookies(person, passed);
}
