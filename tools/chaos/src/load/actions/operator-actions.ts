import { reinstateUser, suspendUser } from '@marquee/contracts/admin-operations';

import { accountWasFaster } from '../../history/refusal-causes.ts';
import { changeRequest } from '../change-request.ts';
import type { ChangeRequest, Person } from '../change-request.ts';

/** The actions below, each with the codes with which it may be rejected. */
export const operatorRefusals = { 'suspend-user': accountWasFaster, 'reinstate-user': accountWasFaster };

/** The operator and the affected user. */
type OperatorRequest = { operator: Person; user: Person; marker: string };

export function suspend({ operator, user, marker }: OperatorRequest): ChangeRequest {
  return changeRequest(
    suspendUser,
    { action: 'suspend-user', marker, subject: user.id },
    { by: operator, params: { id: user.id }, body: { reason: 'Made to be suspended' } },
  );
}

export function reinstate({ operator, user, marker }: OperatorRequest): ChangeRequest {
  return changeRequest(
    reinstateUser,
    { action: 'reinstate-user', marker, subject: user.id },
    { by: operator, params: { id: user.id } },
  );
}
