import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { localAdmin } from '@marquee/local/environment';
import type { Page } from '@playwright/test';

import { findUnisolated } from '../browser/find-unisolated.js';
import { cutOffIn } from '../fixtures/cut-off.ts';
import { everyPage } from '../fixtures/pages.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { narrowLook, show, tabletLook } from '../fixtures/take-picture.ts';
import type { Look } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { untilLoaded } from '../fixtures/until-loaded.ts';
import { eventName, signUpLongNames } from './long-names.ts';
import type { LongNames } from './long-names.ts';

type Reader = 'nobody' | 'client' | 'provider' | 'admin';
type LongPage = { name: string; of: Reader; path: (names: LongNames) => string };

const looks: readonly Look[] = [narrowLook, tabletLook, { width: 'desktop', theme: 'light' }];

/** The pages with a fixed address. Pages for every role are opened as the client, because the header then contains the long name. */
const fixedPages = everyPage.flatMap(({ name, of, path }): LongPage[] =>
  typeof path !== 'string' || path.startsWith('/auth') || path === '/'
    ? []
    : [{ name, of: of === 'nobody' ? 'client' : of, path: () => path }],
);

const pages: readonly LongPage[] = [
  ...fixedPages,
  { name: 'public-quote', of: 'nobody', path: ({ sentQuoteId }) => `/quote?quote=${sentQuoteId}` },
  { name: 'edit-event', of: 'client', path: ({ draftEventId }) => `/edit-event/${draftEventId}` },
  { name: 'client-invoice', of: 'client', path: ({ invoiceId }) => `/client/invoices/${invoiceId}` },
  {
    name: 'quote-editor',
    of: 'provider',
    path: ({ approvedQuoteId }) => `/provider/quotes/${approvedQuoteId}`,
  },
  { name: 'provider-invoice', of: 'provider', path: ({ invoiceId }) => `/provider/invoices/${invoiceId}` },
  {
    name: 'users found',
    of: 'admin',
    path: ({ provider }) => `/admin/users?search=${encodeURIComponent(provider.account.email)}`,
  },
];

/** Overlays and dynamic content, by the action that opens them. */
const overlays = [
  { name: 'the menu', of: 'client', path: () => '/home', open: (page: Page) => press(page, 'Menu') },
  { name: 'the details of an event', of: 'client', path: () => '/client-admin', open: pressEvent },
  {
    name: 'the confirmation before sending an event',
    of: 'client',
    path: () => '/client-admin',
    open: (page: Page) => press(page, 'Send to provider'),
  },
  {
    name: 'the confirmation before accepting',
    of: 'client',
    path: () => '/client-admin?tab=quotes',
    open: (page: Page) => press(page, 'Accept this Quote'),
  },
  {
    name: 'the details of a request',
    of: 'provider',
    path: () => '/provider?tab=requests',
    open: pressEvent,
  },
  {
    name: 'the confirmation before sending a quote',
    of: 'provider',
    path: ({ approvedQuoteId }: LongNames) => `/provider/quotes/${approvedQuoteId}`,
    open: (page: Page) => press(page, 'Send to Client'),
  },
  {
    name: 'a toast',
    of: 'provider',
    path: () => '/provider',
    open: async (page: Page) => {
      await press(page, `More for ${eventName}`);
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await expect(toast(page, 'Archiving the Quote')).toBeVisible();
    },
  },
] as const;

test.describe('names of 200 letters without a space', () => {
  let names: LongNames;

  test.beforeAll(async ({ baseURL }) => {
    names = await signUpLongNames(baseURL ?? '');
  });

  for (const { name, of, path } of pages) {
    test(`when ${name} is opened by ${of}, then nothing is cut and no page scrolls sideways`, async ({
      page,
      baseURL,
    }) => {
      await openAs(page, { of, path: path(names), url: baseURL ?? '' });

      for (const look of looks) {
        await show(page, look);
        expect(await cutOffIn(page), look.width).toEqual([]);
      }
      expect(await page.evaluate(findUnisolated)).toEqual([]);
    });
  }

  for (const { name, of, path, open } of overlays) {
    test(`when ${name} is open, then nothing is cut and no page scrolls sideways`, async ({
      page,
      baseURL,
    }) => {
      await openAs(page, { of, path: path(names), url: baseURL ?? '' });

      await open(page);

      expect(await cutOffIn(page)).toEqual([]);
      expect(await page.evaluate(findUnisolated)).toEqual([]);
    });
  }

  test('when the operator opens a user’s page, then nothing is cut and it does not scroll sideways', async ({
    page,
    baseURL,
  }) => {
    const { id } = await names.provider.api.call(getCurrentUser, {});
    await openAs(page, { of: 'admin', path: `/admin/users/${id}`, url: baseURL ?? '' });

    expect(await cutOffIn(page)).toEqual([]);
  });

  async function openAs(page: Page, opened: { of: Reader; path: string; url: string }): Promise<void> {
    const { of, path, url } = opened;
    const accounts = { client: names.client.account, provider: names.provider.account, admin: localAdmin };
    await show(page, narrowLook);
    if (of !== 'nobody') {
      await signIn(page, url, accounts[of]);
    }
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilLoaded(page);
  }
});

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
}

function pressEvent(page: Page): Promise<void> {
  return press(page, eventName);
}
