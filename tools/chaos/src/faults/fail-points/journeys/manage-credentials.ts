import { readEmails } from '../../../check/read-emails.ts';
import { signUpAsClient } from '../../../load/actions/account-actions.ts';
import * as actions from '../../../load/actions/sign-in-actions.ts';
import type { Person } from '../../../load/change-request.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import { confirmEmailAddress } from './confirm-email-address.ts';
import { performUntilAcknowledged, withCookies } from './perform-until-acknowledged.ts';
import { waitForMailedToken } from './mailed-token.ts';
import { signInWithTwoFactor, enableTwoFactor } from './two-factor.ts';

const mailedPassword = 'Another-curtain-8!';
const ownPassword = 'Velvet-curtain-9!';

/** An account's owner confirms the address, resets and changes the password, signs in with two factors, and ends the other sessions. */
export async function manageCredentials(context: ActionContext, dataFolder: string): Promise<void> {
  const newcomer = await signUp(context.caller, context.history, signUpAsClient(context.history.newMarker()));
  await confirmEmailAddress(context, dataFolder, newcomer);
  await performUntilAcknowledged(context, (marker) => actions.requestPasswordReset(newcomer, marker));
  const wanted = { to: newcomer.email, purpose: 'reset' } as const;
  const token = await waitForMailedToken(() => readEmails(dataFolder), wanted);
  await performUntilAcknowledged(context, (marker) =>
    actions.resetPassword(newcomer, { marker, token, password: mailedPassword }),
  );

  const person = await changePassword(context, await signIn(context, newcomer, mailedPassword));
  const { keepsSession, ...step } = await enableTwoFactor(context, person, ownPassword);
  if (keepsSession) {
    await performUntilAcknowledged(context, (marker) => actions.signOut(person, marker));
  }
  const back = await signInWithTwoFactor(context, person, { ...step, password: ownPassword });
  await performUntilAcknowledged(context, (marker) => actions.endOthers(back, marker));
}

async function changePassword(context: ActionContext, person: Person): Promise<Person> {
  const passwords = { password: mailedPassword, newPassword: ownPassword };
  const changed = await performUntilAcknowledged(context, (marker) =>
    actions.changeOwnPassword(person, { marker, ...passwords }),
  );
  return changed === null ? signIn(context, person, ownPassword) : withCookies(person, changed);
}

async function signIn(context: ActionContext, person: Person, given: string): Promise<Person> {
  const signedIn = await performUntilAcknowledged(context, (marker) =>
    actions.signIn(person, { marker, password: given }),
  );
  return signedIn === null ? person : withCookies(person, signedIn);
}
