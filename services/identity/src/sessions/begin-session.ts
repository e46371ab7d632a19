import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '@marquee/service-kit/http/handler';
import { isSuspended } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { admitAccount } from './admit-account.ts';
import { visitOf } from './visit.ts';

/** Whoever signs up (a `newcomer` once more, when the answer was lost), or came by a third party and has chosen no role yet, is no stranger whose device must be told of. */
type Arrival = 'sign-up' | 'newcomer' | 'sign-in';

type Coming = { headers: IncomingHttpHeaders; context: Context; arrival: Arrival };

export type Begun = { isWhole: boolean; setCookies: string[] };

/** For who has proven, by a password or by a third party, whose account it is; half a session where a second step is still to come. */
export async function beginSession(
  deps: IdentityDeps,
  account: Account,
  { headers, context, arrival }: Coming,
): Promise<Begun> {
  // Nobody is asked for a code only to hear then that they are suspended.
  if (!isSuspended(account) && (await deps.secondSteps.isOn(account.id))) {
    return { isWhole: false, setCookies: [await deps.halfSessions.begin(account)] };
  }
  if (arrival !== 'sign-up') {
    await admitAccount(deps, account, context);
  }
  const visit = visitOf(headers, context);
  const session = await deps.sessions.begin(account, { visit, hasSecondStep: false });
  const meet = arrival === 'sign-in' ? deps.knownDevices.greet : deps.knownDevices.remember;
  return { isWhole: true, setCookies: [session, await meet(account, visit)] };
}
