import type * as api from '@marquee/contracts/telemetry-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';

/** Anyone can send reports, so they are rate-limited and their figures are bounded. */
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
