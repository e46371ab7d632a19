import type * as api from '@marquee/contracts/telemetry-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';

/** Told by anybody, so it is limited, and believed as far as figures go. */
export function reportRemotes({
  throttle,
  watchRemote,
}: Pick<IdentityDeps, 'throttle' | 'watchRemote'>): Handler<typeof api.reportRemotes> {
  return ({ body: { reports } }, _actor, { clientAddress }) => {
    throttle.admitRemoteReports(clientAddress, reports);
    reports.forEach(watchRemote);
    return undefined;
  };
}
