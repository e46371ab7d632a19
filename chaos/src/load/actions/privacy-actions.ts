import * as privacy from '@marquee/contracts/privacy-operations';

import { changeRequest } from '../change-request.ts';
import type { ChangeRequest, Person } from '../change-request.ts';
import { password } from './account-actions.ts';

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
