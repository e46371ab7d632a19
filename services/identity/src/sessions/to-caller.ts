import type { Caller } from '@marquee/service-kit/auth/caller';
import type { OpenSession } from './sessions.ts';

/** The caller for authorization. `clientId` and `providerId` are the account's id. */
export function toCaller({ sessionId, hasSecondStep, account }: OpenSession): Caller {
  const { id, role, email, emailVerified } = account;
  const common = { id, email, emailVerified, sid: sessionId };
  switch (role) {
    case 'client':
      return { ...common, role, clientId: id };
    case 'provider':
      return { ...common, role, providerId: id };
    case 'admin':
      return { ...common, role, secondStep: hasSecondStep };
    case null:
      return { ...common, role };
  }
}
