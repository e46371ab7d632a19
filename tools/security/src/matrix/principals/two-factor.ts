import { URI } from 'otpauth';

import { cookiesOf } from '../../stack/people.ts';
import type { Person } from '../../stack/people.ts';
import { requireSuccess } from '../context.ts';
import type { Context } from '../context.ts';

type Offer = { uri: string };
type Codes = { recoveryCodes: readonly string[] };

/** Values that only the account's owner has seen. */
export type TwoFactorSecrets = { secret: string; code: string; recoveryCodes: readonly string[] };

/** Enables two-factor authentication with a new authenticator; the session continues. */
export async function enableTwoFactor(
  context: Context,
  { password, cookie }: Pick<Person, 'password' | 'cookie'>,
): Promise<TwoFactorSecrets> {
  const { uri } = await requireSuccess<Offer>(context, cookie, {
    method: 'POST',
    path: '/account/second-step/offer',
    body: { password },
  });
  const authenticator = URI.parse(uri);
  const code = authenticator.generate();
  const { recoveryCodes } = await requireSuccess<Codes>(context, cookie, {
    method: 'POST',
    path: '/account/second-step/confirm',
    body: { code },
  });
  return { secret: authenticator.secret.base32, code, recoveryCodes };
}

/** Enables two-factor authentication and signs in again with it; returns the cookie of that session. */
export async function signInWithTwoFactor(context: Context, person: Person): Promise<string> {
  const { email, password } = person;
  // Signs in with a recovery code, because the authenticator's code is used up and the next one takes half a minute.
  const [recoveryCode] = (await enableTwoFactor(context, person)).recoveryCodes;
  const pendingSession = await context.caller.send({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password },
  });
  const session = await context.caller.send({
    method: 'POST',
    path: '/api/auth/second-step',
    cookie: cookiesOf(pendingSession),
    body: { recoveryCode },
  });
  if (session.status !== 200) {
    throw new Error(`the second step was answered ${session.status}`);
  }
  return cookiesOf(session);
}
