import type { AccountContext } from '../account-context.ts';
import type { Session } from './session.ts';

export function expireSession(context: AccountContext, session: Session): Session {
  const expired = context.put({ ...session, status: 'expired' as const, url: null });
  context.emit('checkout.session.expired', expired);
  return expired;
}
