import { URI } from 'otpauth';

import { cookiesOf } from '../../stack/people.ts';
import type { Person } from '../../stack/people.ts';
import { done } from './theatre.ts';
import type { Theatre } from './theatre.ts';

type Offer = { uri: string };
type Codes = { recoveryCodes: readonly string[] };

/** Values that only the account's owner has seen. */
export type SecondStep = { secret: string; code: string; recoveryCodes: readonly string[] };

/** Enables two-factor authentication with an own authenticator; the session continues. */
export async function turnOnSecondStep(
  theatre: Theatre,
  { password, cookie }: Pick<Person, 'password' | 'cookie'>,
): Promise<SecondStep> {
  const { uri } = await done<Offer>(theatre, cookie, {
    method: 'POST',
    path: '/account/second-step/offer',
    body: { password },
  });
  const authenticator = URI.parse(uri);
  const code = authenticator.generate();
  const { recoveryCodes } = await done<Codes>(theatre, cookie, {
    method: 'POST',
    path: '/account/second-step/confirm',
    body: { code },
  });
  return { secret: authenticator.secret.base32, code, recoveryCodes };
}

/** Enables two-factor authentication and signs in again with it; returns the cookie of that session. */
export async function enterWithSecondStep(theatre: Theatre, person: Person): Promise<string> {
  const { email, password } = person;
  // A code of the authenticator is valid once, and the next one takes half a minute.
  const [recoveryCode] = (await turnOnSecondStep(theatre, person)).recoveryCodes;
  const half = await theatre.caller.send({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password },
  });
  const whole = await theatre.caller.send({
    method: 'POST',
    path: '/api/auth/second-step',
    cookie: cookiesOf(half),
    body: { recoveryCode },
  });
  if (whole.status !== 200) {
    throw new Error(`the second step was answered ${whole.status}`);
  }
  return cookiesOf(whole);
}
