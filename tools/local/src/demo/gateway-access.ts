import { login } from '@marquee/contracts/auth-operations';

import { createApiClient } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import type { DemoPeople, DemoAccess } from './demo-users.ts';
import { demoClients, demoPassword, demoProviders } from './people.ts';

/**
 * Access through the gateway, as people use it: each time with a new browser that signs in. For tests and measurements that include the
 * gateway.
 */
export function gatewayAccess(baseUrl: string): DemoAccess {
  return {
    anonymous: () => createApiClient(baseUrl),
    as: ({ email }) => signedIn(baseUrl, email),
  };
}

/** The people of a loaded demo, each time signed in with a new browser. */
export function signedInUsers(baseUrl: string): DemoPeople {
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
