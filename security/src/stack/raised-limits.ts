import type { Environment } from '@marquee/local/environment';
import { limits } from '@marquee/service-kit/throttle/limits';
import type { Limit } from '@marquee/service-kit/throttle/limit';

/** So much that nobody meets it. */
const unreachable = '1000000';

/**
 * For bars that are about something else than limits: everything they do comes from one address. Those that are `asShipped`, by the
 * beginning of their names, have their declared counts, also where `npm start` raises them.
 */
export function raisedLimits(asShipped: readonly string[] = []): Environment {
  const variables = Object.entries<Limit>(limits).flatMap(([name, { windowMs }]) => {
    if (asShipped.some((beginning) => name.startsWith(beginning))) {
      // An empty variable is the same as none.
      return [[name, '']];
    }
    return windowMs === null ? [] : [[name, unreachable]];
  });
  return Object.fromEntries(variables) as Environment;
}
