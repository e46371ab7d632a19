import { localAdmin } from '@marquee/local/environment';
import type { Page } from '@playwright/test';

import { signIn } from '../../fixtures/sign-in.ts';
import { test as base } from '../../fixtures/test.ts';
import { aNewClient, aNewProvider } from './person.ts';
import type { Client, Provider } from './person.ts';

type Scene = {
  url: string;
  /** 'file': the tests of a file, which do not disturb each other, share one client and one provider, who are signed up once. */
  people: 'test' | 'file';
  /** New people, nobody else's unless `people` says so; `page` is signed in as neither. */
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

/** Per worker: two workers never run tests of one file at the same time. */
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
