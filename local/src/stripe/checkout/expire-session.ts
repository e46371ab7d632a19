import type { World } from '../world.ts';
import type { Session } from './session.ts';

export function expireSession(world: World, session: Session): Session {
  const expired = world.put({ ...session, status: 'expired' as const, url: null });
  world.tell('checkout.session.expired', expired);
  return expired;
}
