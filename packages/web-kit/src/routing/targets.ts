import { createPath, resolvePath } from 'react-router';
import type { Location, To, UNSAFE_createBrowserHistory } from 'react-router';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where a link leads. Throws for an address of another origin: that would be a full load, which nobody means by a link within the application. */
export function createTargets(history: BrowserHistory) {
  return {
    locationOf(to: To | null, from: Location, state: unknown): Location {
      const target = to ?? from;
      const path = resolvePath(target, from.pathname);
      const location = {
        ...path,
        ...{ state: state ?? null, key: crypto.randomUUID().slice(0, 8) },
        ...history.encodeLocation(path),
      };
      refuseOtherOrigins(typeof target === 'string' ? target : createPath(target));
      refuseOtherOrigins(history.createHref(location));
      return location;
    },
  };

  function refuseOtherOrigins(address: string): void {
    const here = history.createURL('/');
    if (new URL(address, here).origin !== here.origin) {
      throw new Error('External navigation is not allowed');
    }
  }
}
