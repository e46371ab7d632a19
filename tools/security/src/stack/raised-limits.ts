import type { Environment } from '@marquee/local/environment';
import { limits } from '@marquee/service-kit/throttle/limits';
import type { Limit } from '@marquee/service-kit/throttle/limit';

/** A limit that no test reaches. */
const unreachable = '1000000';

/**
 * Raises all limits that count within a time window, for gates that do not test limits, because all their calls come from one address.
 * Limits whose names begin with an entry of `asShipped` keep their declared counts, even where `npm start` raises them.
 */
export function raisedLimits(asShipped: readonly string[] = []): Environment {
  const variables = Object.entries<Limit>(limits).flatMap(([name, { windowMs }]) => {
    if (asShipped.some((beginning) => name.startsWith(beginning))) {
      // An empty variable counts as unset.
      return [[name, '']];
    }
    return windowMs === null ? [] : [[name, unreachable]];
  });
  return Object.fromEntries(variables) as Environment;
}
