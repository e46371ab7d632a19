import { login } from '@marquee/contracts/auth-operations';

import { createApiClient } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import type { DemoPeople, Entrance } from './demo-cast.ts';
import { demoClients, demoPassword, demoProviders } from './people.ts';

/** The gateway's front door, as people come by it: each time in a new browser, signed in. For tests and measurements that look at the gateway as well. */
export function signedInEntrance(baseUrl: string): Entrance {
  return {
    asNewcomer: () => createApiClient(baseUrl),
    as: ({ email }) => signedIn(baseUrl, email),
  };
}

/** The people of a demo that is loaded, each time in a new browser, signed in. */
export function signedInPeople(baseUrl: string): DemoPeople {
  return {
    client: (name) => signedIn(baseUrl, demoClients[name].email),
    provider: (name) => signedIn(baseUrl, demoProviders[name].email),
  };
}

async function signedIn(baseUrl: string, email: string): Promise<ApiClient> {
  const browser = createApiClient(baseUrl);
  await browser.call(login, { body: { email, password: demoPassword } });
  return browser;
}
