import { login } from '@marquee/contracts/auth-operations';
import { accounts } from '@marquee/e2e/fixtures/demo';
import { createApiClient } from '@marquee/local/demo/api-client';

import { signInWithGoogle } from './sign-in-with-google.ts';
import type { Visitor } from './measured-page.ts';

/** Signs in a person of the demo, or a new person for `newcomer`. Resolves to the Cookie header; undefined for `nobody`. */
export async function cookieOf(visitor: Visitor, url: string): Promise<string | undefined> {
  if (visitor === 'newcomer') {
    return await signInWithGoogle(url);
  }
  const account = accounts[visitor];
  if (account === null) {
    return undefined;
  }
  const client = createApiClient(url);
  await client.call(login, { body: account });
  return client.cookie();
}
