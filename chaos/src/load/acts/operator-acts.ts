import { reinstateUser, suspendUser } from '@marquee/contracts/admin-operations';

import { doing } from '../doing.ts';
import type { Doing, Person } from '../doing.ts';

/** The operator and the affected user. */
type Between = { operator: Person; user: Person; mark: string };

export function suspend({ operator, user, mark }: Between): Doing {
  return doing(
    suspendUser,
    { act: 'suspend-user', mark, subject: user.id },
    { by: operator, params: { id: user.id }, body: { reason: 'Made to be suspended' } },
  );
}

export function reinstate({ operator, user, mark }: Between): Doing {
  return doing(
    reinstateUser,
    { act: 'reinstate-user', mark, subject: user.id },
    { by: operator, params: { id: user.id } },
  );
}
