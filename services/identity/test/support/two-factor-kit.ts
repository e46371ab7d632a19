import { login, passSecondStep } from '@marquee/contracts/auth-operations';
import { confirmSecondStep, offerSecondStep } from '@marquee/contracts/two-factor-operations';
import { codeOfPeriod, periodAt } from '../../src/two-factor/authenticator-codes.ts';
import { aClient, confirmAddress, cookieOf, goodPassword } from './identity-kit.ts';
import type { Identity, SignedUp } from './identity-kit.ts';

/** The code that an authenticator shows at that moment. */
export function codeAt(secret: string, at: Date): string {
  return codeOfPeriod(secret, periodAt(at));
}

/** Returns the authenticator’s next code, after advancing the clock by half a minute. */
export function nextCode(identity: Identity, secret: string): string {
  identity.clock.advance({ seconds: 30 });
  return codeAt(secret, identity.clock.now());
}

export type TwoFactorUser = SignedUp & { secret: string; recoveryCodes: string[] };

/** Signs up a client and opens the emailed confirmation link. */
export async function aConfirmedClient(identity: Identity): Promise<SignedUp> {
  const person = await aClient(identity);
  await confirmAddress(identity, person);
  return person;
}

/** Turns two-factor authentication on. */
export async function enableTwoFactor(identity: Identity, person: SignedUp): Promise<TwoFactorUser> {
  await confirmAddress(identity, person);
  const headers = { cookie: person.cookie };
  const offered = await identity.call(offerSecondStep, { body: { password: goodPassword }, headers });
  const code = codeAt(offered.body.secret, identity.clock.now());
  const confirmed = await identity.call(confirmSecondStep, { body: { code }, headers });
  return { ...person, secret: offered.body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

/** Signs in with the password; returns the cookie of the pending session. */
export async function beginPendingSession(
  identity: Identity,
  email: string,
  password = goodPassword,
): Promise<string> {
  return cookieOf(await identity.call(login, { body: { email, password } }));
}

export function enterCode(identity: Identity, cookie: string, body: object) {
  return identity.call(passSecondStep, { body, headers: { cookie } });
}
