import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '@marquee/service-kit/http/handler';
import { isSuspended } from '../accounts/domain/account.ts';
import type { Account } from '../accounts/domain/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { admitAccount } from './admit-account.ts';
import { visitOf } from './visit.ts';

/** Only `sign-in` notifies the owner of a new device. A `newcomer` signed up a short time ago or has no role yet. */
type Arrival = 'sign-up' | 'newcomer' | 'sign-in';

type SignInContext = { headers: IncomingHttpHeaders; context: Context; arrival: Arrival };

export type BegunSession = { isComplete: boolean; setCookies: string[] };

/**
 * Begins a session for a person who has signed in by password or with Google; begins a pending session if the account has two-factor
 * authentication.
 */
export async function beginSession(
  deps: IdentityDeps,
  account: Account,
  { headers, context, arrival }: SignInContext,
): Promise<BegunSession> {
  // A suspended account is rejected before the code is requested.
  if (!isSuspended(account) && (await deps.twoFactorStore.isOn(account.id))) {
    return { isComplete: false, setCookies: [await deps.pendingSessions.begin(account)] };
  }
  if (arrival !== 'sign-up') {
    await admitAccount(deps, account, context);
  }
  const visit = visitOf(headers, context);
  const session = await deps.sessions.begin(account, { visit, hasSecondStep: false });
  const registerDevice =
    arrival === 'sign-in' ? deps.knownDevices.registerAndNotify : deps.knownDevices.remember;
  return { isComplete: true, setCookies: [session, await registerDevice(account, visit)] };
}
