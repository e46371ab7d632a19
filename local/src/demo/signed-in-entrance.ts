import { login } from '@marquee/contracts/auth-operations';

import { createApiClient } from './api-client.ts';
import type { Entrance } from './demo-cast.ts';
import { demoPassword } from './people.ts';

/** The gateway's front door, as people come by it: each time in a new browser, signed in. For tests and measurements that look at the gateway as well. */
export function signedInEntrance(baseUrl: string): Entrance {
  return {
    asNewcomer: () => createApiClient(baseUrl),
    async as({ email }) {
      const browser = createApiClient(baseUrl);
      await browser.call(login, { body: { email, password: demoPassword } });
      return browser;
    },
  };
}
