import * as privacy from '@marquee/contracts/privacy-operations';

import { doing } from '../doing.ts';
import type { Doing, Person } from '../doing.ts';
import { password } from './account-acts.ts';

export function askForExport(person: Person, mark: string): Doing {
  return doing(privacy.askForExport, { act: 'ask-for-export', mark, subject: person.id }, { by: person });
}

export type Role = 'client' | 'provider';

export function deleteAccount(person: Person, { role, mark }: { role: Role; mark: string }): Doing {
  return doing(
    privacy.deleteAccount,
    { act: 'delete-account', mark, subject: person.id, about: role },
    { by: person, body: { password } },
  );
}
