import type { Actor } from '@marquee/contracts/operation';

import { makeActor } from '../matrix/cast/make-actor.ts';
import type { Theatre } from '../matrix/cast/theatre.ts';

/** Cookies of callers who may use the operation, so that only the input can be rejected. */
export type Cookies = Readonly<Record<Actor, string | undefined>>;

export async function cookiesByActor(theatre: Theatre): Promise<Cookies> {
  const client = await makeActor(theatre, 'owner client', 'client');
  const provider = await makeActor(theatre, 'owner provider', 'provider');
  const admin = await makeActor(theatre, 'admin with TOTP', 'client');
  return {
    anyone: undefined,
    user: client.cookie,
    client: client.cookie,
    provider: provider.cookie,
    admin: admin.cookie,
  };
}
