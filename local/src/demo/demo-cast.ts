import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { login } from '@marquee/contracts/auth-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';

import type { ApiClient } from './api-client.ts';
import { createApiClient } from './api-client.ts';
import type { Patience } from './ask-again.ts';
import { demoClients, demoPassword, demoProviders } from './people.ts';
import type { DemoClient, DemoProvider } from './people.ts';

/** The people of the demo, each with a browser of their own. */
export type DemoCast = {
  signUpEverybody: () => Promise<void>;
  /** Signed in today: sessions do not last from one act to one of weeks later. */
  client: (name: DemoClient) => Promise<ApiClient>;
  provider: (name: DemoProvider) => Promise<ApiClient>;
};

export function createDemoCast(baseUrl: string, patience?: Patience): DemoCast {
  const signIn = async (email: string): Promise<ApiClient> => {
    const browser = createApiClient(baseUrl, patience);
    await browser.call(login, { body: { email, password: demoPassword } });
    return browser;
  };

  return {
    async signUpEverybody() {
      for (const provider of Object.values(demoProviders)) {
        await signUpAsProvider(createApiClient(baseUrl, patience), provider);
      }
      for (const client of Object.values(demoClients)) {
        const secret = { password: demoPassword, confirmPassword: demoPassword };
        const browser = createApiClient(baseUrl, patience);
        await signUp(browser, client.email, () =>
          browser.call(signUpClient, { body: { ...client, ...secret } }),
        );
      }
    },
    client: (name) => signIn(demoClients[name].email),
    provider: (name) => signIn(demoProviders[name].email),
  };
}

async function signUpAsProvider(
  browser: ApiClient,
  profile: (typeof demoProviders)[DemoProvider],
): Promise<void> {
  const { email, businessName, businessDescription, phone, serviceTypes, fullName, address } = profile;
  const account = { email, businessName, phone, serviceTypes, description: businessDescription };
  const [firstName, lastName] = fullName.split(' ');

  await signUp(browser, email, () =>
    browser.call(signUpProvider, { body: { ...account, password: demoPassword } }),
  );
  await browser.call(updateProviderProfile, { body: { fullName, firstName, lastName, address } });
}

/** On a busy machine the gateway gives up a sign-up that identity completes; repeated, it finds its own account, because nobody's Idempotency-Keys are kept. */
export async function signUp(browser: ApiClient, email: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!String(error).includes('"email_taken"')) {
      throw error;
    }
    await browser.call(login, { body: { email, password: demoPassword } });
  }
}
