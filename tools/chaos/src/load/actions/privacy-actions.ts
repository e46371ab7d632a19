import * as privacy from '@marquee/contracts/privacy-operations';

import { accountWasFaster, sessionHasEnded } from '../../history/refusal-causes.ts';
import type { AllowedRefusals } from '../../history/refusal-causes.ts';
import { changeRequest } from '../change-request.ts';
import type { ChangeRequest, Person } from '../change-request.ts';
import { password } from './account-actions.ts';

/** The actions below, each with the codes with which it may be rejected. */
export const privacyRefusals = {
  'ask-for-export': { export_was_changed: 'version' },
  // Identity learns from events that a booking is over, and from billing that its invoice is paid.
  'delete-account': {
    ...accountWasFaster,
    ...sessionHasEnded,
    open_bookings: 'message',
    unpaid_invoices: 'message',
  },
} as const satisfies Record<string, AllowedRefusals>;

export function askForExport(person: Person, marker: string): ChangeRequest {
  return changeRequest(
    privacy.askForExport,
    { action: 'ask-for-export', marker, subject: person.id },
    { by: person },
  );
}

export type Role = 'client' | 'provider';

export function deleteAccount(
  person: Person,
  { role, marker }: { role: Role; marker: string },
): ChangeRequest {
  return changeRequest(
    privacy.deleteAccount,
    { action: 'delete-account', marker, subject: person.id, about: role },
    { by: person, body: { password } },
  );
}
