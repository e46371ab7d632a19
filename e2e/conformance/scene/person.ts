import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { createApiClient } from '@marquee/local/demo/api-client';
import type { ApiClient } from '@marquee/local/demo/api-client';

import { aClient, aProvider } from '../../fixtures/people.ts';

/** A person with an account. `api` calls the product as from a separate browser. */
export type Person<Account> = { account: Account; api: ApiClient };
export type Client = Person<ReturnType<typeof aClient>>;
export type Provider = Person<ReturnType<typeof aProvider>>;

/** `details` override the default account details. */
export async function aNewClient(url: string, details: Partial<Client['account']> = {}): Promise<Client> {
  const account = { ...aClient(), ...details };
  const api = createApiClient(url);
  await api.call(signUpClient, { body: { ...account, confirmPassword: account.password } });
  return { account, api };
}

export async function aNewProvider(
  url: string,
  details: Partial<Provider['account']> = {},
): Promise<Provider> {
  const account = { ...aProvider(), ...details };
  const api = createApiClient(url);
  await api.call(signUpProvider, { body: account });
  return { account, api };
}
