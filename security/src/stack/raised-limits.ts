import { gatewayConfig } from '@marquee/gateway/config';
import { identityConfig } from '@marquee/identity/config';
import type { Environment } from '@marquee/local/environment';

/** So much that nobody meets it. */
const unreachable = '1000000';

/** For bars that are about something else than limits: everything they do comes from one address. */
export function raisedLimits(): Environment {
  const names = [...Object.keys(identityConfig.shape), ...Object.keys(gatewayConfig.shape)];
  return Object.fromEntries(
    names.filter((name) => name.endsWith('_LIMIT')).map((name) => [name, unreachable]),
  );
}
