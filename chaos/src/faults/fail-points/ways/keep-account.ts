import { readMails } from '../../../check/read-mails.ts';
import { signUpAsClient } from '../../../load/acts/account-acts.ts';
import * as acts from '../../../load/acts/sign-in-acts.ts';
import type { Person } from '../../../load/doing.ts';
import { signUp } from '../../../load/sign-up.ts';
import type { Teller } from '../../../load/tell-step.ts';
import { carryOut, withCookies } from './carry-out.ts';
import { untilMailed } from './mailed-token.ts';
import { signInBySecondStep, takeSecondStep } from './second-step.ts';

const mailedPassword = 'Another-curtain-8!';
const ownPassword = 'Velvet-curtain-9!';

/** An account's owner confirms the address, resets the password, changes it, enables two-factor authentication and signs in with it. */
export async function keepAccount(teller: Teller, dataFolder: string): Promise<void> {
  const newcomer = await signUp(teller.caller, teller.ledger, signUpAsClient(teller.ledger.newMark()));
  const tokenTo = (purpose: 'verify' | 'reset') =>
    untilMailed(() => readMails(dataFolder), { to: newcomer.email, purpose });

  const confirmation = await tokenTo('verify');
  await carryOut(teller, (mark) => acts.verifyEmail(newcomer, { mark, token: confirmation }));
  await carryOut(teller, (mark) => acts.forgetPassword(newcomer, mark));
  const token = await tokenTo('reset');
  await carryOut(teller, (mark) => acts.resetPassword(newcomer, { mark, token, password: mailedPassword }));

  const person = await changePassword(teller, await signIn(teller, newcomer, mailedPassword));
  const { keepsSession, ...step } = await takeSecondStep(teller, person, ownPassword);
  if (keepsSession) {
    await carryOut(teller, (mark) => acts.signOut(person, mark));
  }
  const back = await signInBySecondStep(teller, person, { ...step, password: ownPassword });
  await carryOut(teller, (mark) => acts.endOthers(back, mark));
}

async function changePassword(teller: Teller, person: Person): Promise<Person> {
  const passwords = { password: mailedPassword, newPassword: ownPassword };
  const changed = await carryOut(teller, (mark) => acts.changeOwnPassword(person, { mark, ...passwords }));
  return changed === null ? signIn(teller, person, ownPassword) : withCookies(person, changed);
}

async function signIn(teller: Teller, person: Person, given: string): Promise<Person> {
  const signedIn = await carryOut(teller, (mark) => acts.signIn(person, { mark, password: given }));
  return signedIn === null ? person : withCookies(person, signedIn);
}
