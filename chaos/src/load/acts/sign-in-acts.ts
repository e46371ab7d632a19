import { changePassword } from '@marquee/contracts/account-operations';
import * as auth from '@marquee/contracts/auth-operations';
import { confirmSecondStep, offerSecondStep } from '@marquee/contracts/second-step-operations';
import { endOtherSessions } from '@marquee/contracts/session-operations';

import type { Act, Change } from '../../ledger/entry.ts';
import { doing } from '../doing.ts';
import type { Doing, Person } from '../doing.ts';

/** The credentials that a person enters. */
type Proof = { mark: string; password: string };

export function signIn({ id, email }: Person, { mark, password }: Proof): Doing {
  return doing(auth.login, change('sign-in', mark, id), { by: null, body: { email, password } });
}

/** Sign-in of an account with two-factor authentication: nobody is signed in yet. */
export function beginSignIn({ id, email }: Person, { mark, password }: Proof): Doing {
  return doing(auth.login, change('begin-sign-in', mark, id), { by: null, body: { email, password } });
}

/** `half`: the pending session after the password. */
export function passSecondStep(half: Person, { mark, code }: { mark: string; code: string }): Doing {
  return doing(auth.passSecondStep, change('pass-second-step', mark, half.id), { by: half, body: { code } });
}

export function signOut(person: Person, mark: string): Doing {
  return doing(auth.logout, change('sign-out', mark, person.id), { by: person });
}

export function endOthers(person: Person, mark: string): Doing {
  return doing(endOtherSessions, change('end-other-sessions', mark, person.id), { by: person });
}

type NewPassword = Proof & { newPassword: string };

export function changeOwnPassword(person: Person, { mark, password, newPassword }: NewPassword): Doing {
  return doing(changePassword, change('change-password', mark, person.id), {
    by: person,
    body: { currentPassword: password, newPassword },
  });
}

export function forgetPassword({ id, email }: Person, mark: string): Doing {
  return doing(auth.forgotPassword, change('forgot-password', mark, id), { by: null, body: { email } });
}

/** `token`: from the link in the email. */
export function resetPassword({ id }: Person, { mark, token, password }: Proof & { token: string }): Doing {
  return doing(auth.resetPassword, change('reset-password', mark, id), {
    by: null,
    body: { token, password },
  });
}

export function verifyEmail(person: Person, { mark, token }: { mark: string; token: string }): Doing {
  return doing(auth.verifyEmail, change('verify-email', mark, person.id), { by: person, body: { token } });
}

export function askForSecondStep(person: Person, { mark, password }: Proof): Doing {
  const asked = change('offer-second-step', mark, person.id);
  return doing(offerSecondStep, asked, { by: person, body: { password } });
}

export function turnOnSecondStep(person: Person, { mark, code }: { mark: string; code: string }): Doing {
  const confirmed = change('confirm-second-step', mark, person.id);
  return doing(confirmSecondStep, confirmed, { by: person, body: { code } });
}

function change(act: Act, mark: string, subject: string): Change {
  return { act, mark, subject };
}
