import type { Actor } from '@marquee/contracts/operation';

import { createPrincipal } from '../matrix/principals/create-principal.ts';
import type { Context } from '../matrix/context.ts';

/** Cookies of callers who may use the operation, so that a service can reject only the input. */
export type Cookies = Readonly<Record<Actor, string | undefined>>;

export async function cookiesByActor(context: Context): Promise<Cookies> {
  const client = await createPrincipal(context, 'owner client', 'client');
  const provider = await createPrincipal(context, 'owner provider', 'provider');
  const admin = await createPrincipal(context, 'admin with TOTP', 'client');
  return {
    anyone: undefined,
    user: client.cookie,
    client: client.cookie,
    provider: provider.cookie,
    admin: admin.cookie,
  };
}
