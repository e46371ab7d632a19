import { setTimeout as wait } from 'node:timers/promises';

import type { TwoFactorOffer } from '@marquee/contracts/two-factor';
import { codeOfPeriod, period, periodAt } from '@marquee/identity/two-factor/authenticator-codes';

import * as actions from '../../../load/actions/sign-in-actions.ts';
import type { Person } from '../../../load/change-request.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import { performUntilAcknowledged, withCookies } from './perform-until-acknowledged.ts';

/** `next`: the first TOTP period whose code is unused. */
type Authenticator = { secret: string; next: number };
/**
 * `keepsSession`: false if the answer to the confirmation was lost. The old session is then no longer accepted, because it has not passed
 * two-factor authentication.
 */
type EnabledAuthenticator = Authenticator & { keepsSession: boolean };

export async function enableTwoFactor(
  context: ActionContext,
  person: Person,
  password: string,
): Promise<EnabledAuthenticator> {
  const offered = await performUntilAcknowledged(context, (marker) =>
    actions.offerTwoFactor(person, { marker, password }),
  );
  // A service answers as its contract declares, or with 500.
  const { secret } = offered?.answer.body as TwoFactorOffer;
  const used = periodAt(new Date());
  const confirmed = await performUntilAcknowledged(context, (marker) =>
    actions.confirmTwoFactor(person, { marker, code: codeOfPeriod(secret, used) }),
  );
  return { secret, next: used + 1, keepsSession: confirmed !== null };
}

type Proof = Authenticator & { password: string };

/** Signs in with password and code. If the answer to the code is lost, signs in again with the next code. */
export async function signInWithTwoFactor(
  context: ActionContext,
  person: Person,
  { secret, next, password }: Proof,
): Promise<Person> {
  const begun = await performUntilAcknowledged(context, (marker) =>
    actions.beginSignIn(person, { marker, password }),
  );
  const pendingSession = begun === null ? person : withCookies(person, begun);
  // A code is valid from one period before its own period to one period after it.
  const shown = Math.max(next, periodAt(new Date()));
  await wait(Math.max(0, (shown - 1) * period * 1_000 - Date.now()));
  const code = codeOfPeriod(secret, shown);
  const reached = await performUntilAcknowledged(context, (marker) =>
    actions.passTwoFactor(pendingSession, { marker, code }),
  );
  return reached === null
    ? signInWithTwoFactor(context, person, { secret, next: shown + 1, password })
    : withCookies(person, reached);
}
