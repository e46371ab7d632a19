import { changePassword } from '@marquee/contracts/account-operations';
import * as auth from '@marquee/contracts/auth-operations';
import { confirmSecondStep, offerSecondStep } from '@marquee/contracts/two-factor-operations';
import { endOtherSessions } from '@marquee/contracts/session-operations';

import type { Change } from '../../history/entry.ts';
import { accountWasFaster, sessionHasEnded } from '../../history/refusal-causes.ts';
import type { AllowedRefusals } from '../../history/refusal-causes.ts';
import { changeRequest } from '../change-request.ts';
import type { ChangeRequest, Person } from '../change-request.ts';

/** The actions below, each with the codes with which it may be rejected. */
export const signInRefusals = {
  'sign-in': { account_suspended: 'suspended' },
  'begin-sign-in': {},
  'sign-out': {},
  'end-other-sessions': {},
  'change-password': { ...accountWasFaster, ...sessionHasEnded },
  'forgot-password': {},
  'reset-password': { ...accountWasFaster, link_invalid: 'done' },
  'verify-email': accountWasFaster,
  'offer-second-step': {},
  // The answer contains secrets and is therefore not stored. After a lost answer, two-factor authentication is enabled. The repeated
  // request is then rejected for this reason, or because its session has not passed the second step.
  'confirm-second-step': { ...sessionHasEnded, second_step_is_on: 'done' },
  'pass-second-step': { second_step_code_used: 'done', half_session_ended: 'done' },
} as const satisfies Record<string, AllowedRefusals>;

/** The credentials that a person enters. */
type Credentials = { marker: string; password: string };

export function signIn({ id, email }: Person, { marker, password }: Credentials): ChangeRequest {
  return changeRequest(auth.login, change('sign-in', marker, id), { by: null, body: { email, password } });
}

/** Sends the password of an account with two-factor authentication. The answer starts a pending session, and nobody is signed in yet. */
export function beginSignIn({ id, email }: Person, { marker, password }: Credentials): ChangeRequest {
  return changeRequest(auth.login, change('begin-sign-in', marker, id), {
    by: null,
    body: { email, password },
  });
}

/** `pendingSession`: the person, with the cookie from the answer to `beginSignIn`. */
export function passTwoFactor(
  pendingSession: Person,
  { marker, code }: { marker: string; code: string },
): ChangeRequest {
  return changeRequest(auth.passSecondStep, change('pass-second-step', marker, pendingSession.id), {
    by: pendingSession,
    body: { code },
  });
}

export function signOut(person: Person, marker: string): ChangeRequest {
  return changeRequest(auth.logout, change('sign-out', marker, person.id), { by: person });
}

export function endOthers(person: Person, marker: string): ChangeRequest {
  return changeRequest(endOtherSessions, change('end-other-sessions', marker, person.id), { by: person });
}

type NewPassword = Credentials & { newPassword: string };

export function changeOwnPassword(
  person: Person,
  { marker, password, newPassword }: NewPassword,
): ChangeRequest {
  return changeRequest(changePassword, change('change-password', marker, person.id), {
    by: person,
    body: { currentPassword: password, newPassword },
  });
}

export function requestPasswordReset({ id, email }: Person, marker: string): ChangeRequest {
  return changeRequest(auth.forgotPassword, change('forgot-password', marker, id), {
    by: null,
    body: { email },
  });
}

/** `token`: from the link in the email. */
export function resetPassword(
  { id }: Person,
  { marker, token, password }: Credentials & { token: string },
): ChangeRequest {
  return changeRequest(auth.resetPassword, change('reset-password', marker, id), {
    by: null,
    body: { token, password },
  });
}

export function verifyEmail(
  person: Person,
  { marker, token }: { marker: string; token: string },
): ChangeRequest {
  return changeRequest(auth.verifyEmail, change('verify-email', marker, person.id), {
    by: person,
    body: { token },
  });
}

export function offerTwoFactor(person: Person, { marker, password }: Credentials): ChangeRequest {
  const offered = change('offer-second-step', marker, person.id);
  return changeRequest(offerSecondStep, offered, { by: person, body: { password } });
}

export function confirmTwoFactor(
  person: Person,
  { marker, code }: { marker: string; code: string },
): ChangeRequest {
  const confirmed = change('confirm-second-step', marker, person.id);
  return changeRequest(confirmSecondStep, confirmed, { by: person, body: { code } });
}

function change(action: keyof typeof signInRefusals, marker: string, subject: string): Change {
  return { action, marker, subject };
}
