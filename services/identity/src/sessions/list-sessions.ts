import type * as api from '@marquee/contracts/session-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapRows } from '@marquee/service-kit/store/page';
import type { IdentityDeps } from '../identity-deps.ts';

export function listSessions({ getCachedAccount, sessions }: IdentityDeps): Handler<typeof api.listSessions> {
  return async (_input, actor) => {
    const open = await sessions.openOnes(await getCachedAccount(actor));
    return mapRows({ rows: open }, ({ id, device, network, startedAt, lastSeenAt }) => ({
      id,
      device,
      network,
      beganAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === actor.sid,
    }));
  };
}
