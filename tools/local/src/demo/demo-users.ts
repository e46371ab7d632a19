import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import type { CurrentUser } from '@marquee/contracts/accounts';
import { verifyEmail } from '@marquee/contracts/auth-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';

import type { Email } from '../mail/email-folder.ts';
import type { ApiClient } from './api-client.ts';
import { demoClients, demoPassword, demoProviders } from './people.ts';
import type { DemoClient, DemoProvider } from './people.ts';

/** How the demo's people access the product. */
export type DemoAccess = {
  /** The API client of a person without an account. */
  anonymous: () => ApiClient;
  /** The API client of a person who has signed up. Its calls are made at the clock's current time. */
  as: (account: CurrentUser) => Promise<ApiClient>;
};

/** The demo's people, each with an API client. */
export type DemoPeople = {
  client: (name: DemoClient) => Promise<ApiClient>;
  provider: (name: DemoProvider) => Promise<ApiClient>;
};

/** `client` and `provider` reject if the person has not signed up yet. */
export type DemoUsers = DemoPeople & {
  signUpAll: () => Promise<void>;
  /** Confirms addresses with the links in these emails. A person to whom none of the emails was sent stays unconfirmed. */
  confirmAll: (emails: readonly Email[]) => Promise<void>;
};

export function createDemoUsers(access: DemoAccess): DemoUsers {
  const accounts = new Map<string, CurrentUser>();

  async function as({ email }: { email: string }): Promise<ApiClient> {
    const account = accounts.get(email);
    if (account === undefined) {
      throw new Error(`${email} has not signed up`);
    }
    return access.as(account);
  }

  async function signUpAsProvider(profile: (typeof demoProviders)[DemoProvider]): Promise<void> {
    const { email, businessName, businessDescription, phone, serviceTypes, fullName, address } = profile;
    const account = { email, businessName, phone, serviceTypes, description: businessDescription };
    const [firstName, lastName] = fullName.split(' ');
    const body = { ...account, password: demoPassword };
    accounts.set(email, await access.anonymous().call(signUpProvider, { body }));

    const provider = await as(profile);
    await provider.call(updateProviderProfile, { body: { fullName, firstName, lastName, address } });
  }

  async function signUpAsClient(client: (typeof demoClients)[DemoClient]): Promise<void> {
    const body = { ...client, password: demoPassword, confirmPassword: demoPassword };
    accounts.set(client.email, await access.anonymous().call(signUpClient, { body }));
  }

  return {
    async signUpAll() {
      for (const provider of Object.values(demoProviders)) {
        await signUpAsProvider(provider);
      }
      for (const client of Object.values(demoClients)) {
        await signUpAsClient(client);
      }
    },
    async confirmAll(emails) {
      for (const [email, account] of accounts) {
        const token = confirmationIn(emails.filter(({ to }) => to === email));
        if (token !== undefined) {
          await (await as(account)).call(verifyEmail, { body: { token } });
          accounts.set(email, { ...account, emailVerified: true });
        }
      }
    },
    client: (name) => as(demoClients[name]),
    provider: (name) => as(demoProviders[name]),
  };
}

/** The token in the link that confirms the address. */
function confirmationIn(emails: readonly Email[]): string | undefined {
  const found = emails.flatMap(({ text }) => /[?&]verify=([\w-]+)/.exec(text)?.[1] ?? []);
  return found[0];
}
