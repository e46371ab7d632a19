import { localAdmin } from '@marquee/local/environment';
import type { Page } from '@playwright/test';

import { signIn } from '../../fixtures/sign-in.ts';
import { test as base } from '../../fixtures/test.ts';
import { aNewClient, aNewProvider } from './person.ts';
import type { Client, Provider } from './person.ts';

type Scene = {
  url: string;
  /** 'file': the tests of a file do not disturb each other and share one client and one provider, who sign up once. */
  people: 'test' | 'file';
  /** Newly signed-up people, for this test only unless `people` is 'file'; `page` is signed in as neither. */
  client: Client;
  provider: Provider;
  /** `page`, signed in as the new client. */
  clientPage: Page;
  /** `page`, signed in as the new provider. */
  providerPage: Page;
  /** `page`, signed in as the operator, who is the same in every test. */
  operatorPage: Page;
};

/** A test of one sentence of the specification in a browser. */
export const test = base.extend<Scene>({
  url: async ({ baseURL }, provide) => {
    await provide(baseURL ?? '');
  },
  people: ['test', { option: true }],
  client: async ({ url, people }, provide, { file }) => {
    await provide(await (people === 'file' ? clientOf({ file, url }) : aNewClient(url)));
  },
  provider: async ({ url, people }, provide, { file }) => {
    await provide(await (people === 'file' ? providerOf({ file, url }) : aNewProvider(url)));
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

const clientOf = oncePerFile((url) => aNewClient(url));
const providerOf = oncePerFile((url) => aNewProvider(url));

type Place = { file: string; url: string };

/** Once per worker and file, because two workers never run tests of one file at the same time. */
function oncePerFile<Person>(signUp: (url: string) => Promise<Person>): (place: Place) => Promise<Person> {
  const signedUp = new Map<string, Promise<Person>>();
  return ({ file, url }) => {
    const key = `${url} ${file}`;
    const person = signedUp.get(key) ?? signUp(url);
    signedUp.set(key, person);
    person.catch(() => signedUp.delete(key));
    return person;
  };
}

export { expect } from '@playwright/test';
