import { gatewayConfig } from '@marquee/gateway/config';
import { identityConfig } from '@marquee/identity/config';
import { limits } from '@marquee/service-kit/throttle/limits';
import type { Environment } from '@marquee/local/environment';

/** So much that nobody meets it. */
const unreachable = '1000000';

/**
 * For bars that are about something else than limits: everything they do comes from one address. Those that are `asShipped`, by the
 * beginning of their names, are left alone.
 */
export function raisedLimits(asShipped: readonly string[] = []): Environment {
  const names = [...Object.keys(identityConfig.shape), ...Object.keys(gatewayConfig.shape)];
  const raised = names
    .filter((name) => name.endsWith('_LIMIT'))
    .filter((name) => !asShipped.some((beginning) => name.startsWith(beginning)));
  return Object.fromEntries(raised.map((name) => [name, unreachable]));
}

/** The declared counts of these limits, for bars about them: `npm start`, whose environment the bars share, raises some. */
export function shippedLimits(asShipped: readonly string[] = []): Environment {
  const named = Object.entries(limits).filter(([name]) =>
    asShipped.some((beginning) => name.startsWith(beginning)),
  );
  return Object.fromEntries(named.map(([name, { count }]) => [name, String(count)]));
}
