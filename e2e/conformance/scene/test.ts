import { localAdmin } from '@marquee/local/environment';
import type { Page } from '@playwright/test';

import { signIn } from '../../fixtures/sign-in.ts';
import { test as base } from '../../fixtures/test.ts';
import { aNewClient, aNewProvider } from './person.ts';
import type { Client, Provider } from './person.ts';

type Scene = {
  url: string;
  /** New people, nobody else's; `page` is signed in as neither. */
  client: Client;
  provider: Provider;
  /** `page`, signed in as the new client. */
  clientPage: Page;
  /** `page`, signed in as the new provider. */
  providerPage: Page;
  /** `page`, signed in as the operator, who is the same in every test. */
  operatorPage: Page;
};

/** One sentence of the specification, acted out in a browser. */
export const test = base.extend<Scene>({
  url: async ({ baseURL }, provide) => {
    await provide(baseURL ?? '');
  },
  client: async ({ url }, provide) => {
    await provide(await aNewClient(url));
  },
  provider: async ({ url }, provide) => {
    await provide(await aNewProvider(url));
  },
  clientPage: async ({ page, url, client }, provide) => {
    await signIn(page, url, client.account);
    await provide(page);
  },
  providerPage: async ({ page, url, provider }, provide) => {
    await signIn(page, url, provider.account);
    await provide(page);
  },
  operatorPage: async ({ page, url }, provide) => {
    await signIn(page, url, localAdmin);
    await provide(page);
  },
});

export { expect } from '@playwright/test';
