import type { AuditAction, AuditEntry, AuditOutcome } from '@marquee/contracts/audit';

export const actionLabels: Record<AuditAction, string> = {
  registered: 'Registered',
  'role-chosen': 'Role chosen',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-in-refused': 'Sign-in refused',
  'account-locked': 'Account locked',
  'signed-out': 'Signed out',
  'sessions-ended': 'Sessions ended',
  'password-check-failed': 'Password check failed',
  'password-changed': 'Password changed',
  'password-reset-asked': 'Password reset requested',
  'password-reset': 'Password reset',
  'email-verified': 'Email confirmed',
  'second-step-on': 'Two-factor authentication on',
  'second-step-off': 'Two-factor authentication off',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'recovery-code-used': 'Recovery code used',
  'third-party-linked': 'Third-party sign-in linked',
  'account-deleted': 'Account deleted',
  'account-suspended': 'Account suspended',
  'account-reinstated': 'Account reinstated',
  'message-redriven': 'Message redriven',
  'message-dropped': 'Message dropped',
};

export const outcomeLabels: Record<AuditOutcome, string> = {
  done: 'Done',
  refused: 'Refused',
  asked: 'Requested',
};

/** Returns the action's label, with the count if the entry represents several equal actions. */
export function getActionLabel({ act, count }: AuditEntry): string {
  return count === 1 ? actionLabels[act] : `${actionLabels[act]}, ${count} times`;
}
