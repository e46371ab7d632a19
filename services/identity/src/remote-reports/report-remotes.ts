import type * as api from '@marquee/contracts/telemetry-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';

/** Records reports of browsers. Anyone can send reports, so they are rate-limited and their figures are bounded. */
export function reportRemotes({
  throttle,
  recordRemoteReport,
}: Pick<IdentityDeps, 'throttle' | 'recordRemoteReport'>): Handler<typeof api.reportRemotes> {
  return ({ body: { reports } }, _actor, { clientAddress }) => {
    throttle.admitRemoteReports(clientAddress, reports);
    reports.forEach(recordRemoteReport);
    return undefined;
  };
}
