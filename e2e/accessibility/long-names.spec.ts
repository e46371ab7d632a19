import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { localAdmin } from '@marquee/local/environment';
import type { Page } from '@playwright/test';

import { findUnisolatedText } from '../browser/find-unisolated-text.js';
import { clippedTextIn } from '../fixtures/clipped-text.ts';
import { everyPage } from '../fixtures/pages.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { narrowAppearance, applyAppearance, tabletAppearance } from '../fixtures/appearances.ts';
import type { Appearance } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { waitUntilLoaded } from '../fixtures/wait-until-loaded.ts';
import { eventName, signUpLongNames } from './long-names.ts';
import type { LongNames } from './long-names.ts';

type SignedInRole = 'nobody' | 'client' | 'provider' | 'admin';
type LongPage = { name: string; role: SignedInRole; path: (names: LongNames) => string };

const appearances: readonly Appearance[] = [
  narrowAppearance,
  tabletAppearance,
  { width: 'desktop', theme: 'light' },
];

/**
 * The pages with a fixed address, except `/` and the sign-in pages. Pages that need no session are opened as the client, because the header
 * then contains the long name.
 */
const fixedPages = everyPage.flatMap(({ name, role, path }): LongPage[] =>
  typeof path !== 'string' || path.startsWith('/auth') || path === '/'
    ? []
    : [{ name, role: role === 'nobody' ? 'client' : role, path: () => path }],
);

const pages: readonly LongPage[] = [
  ...fixedPages,
  { name: 'public-quote', role: 'nobody', path: ({ sentQuoteId }) => `/quote?quote=${sentQuoteId}` },
  { name: 'edit-event', role: 'client', path: ({ draftEventId }) => `/edit-event/${draftEventId}` },
  { name: 'client-invoice', role: 'client', path: ({ invoiceId }) => `/client/invoices/${invoiceId}` },
  {
    name: 'quote-editor',
    role: 'provider',
    path: ({ approvedQuoteId }) => `/provider/quotes/${approvedQuoteId}`,
  },
  { name: 'provider-invoice', role: 'provider', path: ({ invoiceId }) => `/provider/invoices/${invoiceId}` },
  {
    name: 'users found',
    role: 'admin',
    path: ({ provider }) => `/admin/users?search=${encodeURIComponent(provider.account.email)}`,
  },
];

/** Menus, dialogs and a toast, each with the action that opens it. */
const overlays = [
  { name: 'the menu', role: 'client', path: () => '/home', open: (page: Page) => press(page, 'Menu') },
  { name: 'the details of an event', role: 'client', path: () => '/client-admin', open: pressEvent },
  {
    name: 'the confirmation before sending an event',
    role: 'client',
    path: () => '/client-admin',
    open: (page: Page) => press(page, 'Send to provider'),
  },
  {
    name: 'the confirmation before accepting',
    role: 'client',
    path: () => '/client-admin?tab=quotes',
    open: (page: Page) => press(page, 'Accept this Quote'),
  },
  {
    name: 'the details of a request',
    role: 'provider',
    path: () => '/provider?tab=requests',
    open: pressEvent,
  },
  {
    name: 'the confirmation before sending a quote',
    role: 'provider',
    path: ({ approvedQuoteId }: LongNames) => `/provider/quotes/${approvedQuoteId}`,
    open: (page: Page) => press(page, 'Send to Client'),
  },
  {
    name: 'a toast',
    role: 'provider',
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

  for (const { name, role, path } of pages) {
    test(`when ${name} is open (role: ${role}), then nothing is clipped, nothing scrolls sideways, and names are isolated`, async ({
      page,
      baseURL,
    }) => {
      await openAs(page, { role, path: path(names), url: baseURL ?? '' });

      for (const appearance of appearances) {
        await applyAppearance(page, appearance);
        expect(await clippedTextIn(page), appearance.width).toEqual([]);
      }
      expect(await page.evaluate(findUnisolatedText)).toEqual([]);
    });
  }

  for (const { name, role, path, open } of overlays) {
    test(`when ${name} is open, then nothing is clipped, nothing scrolls sideways, and names are isolated`, async ({
      page,
      baseURL,
    }) => {
      await openAs(page, { role, path: path(names), url: baseURL ?? '' });

      await open(page);

      expect(await clippedTextIn(page)).toEqual([]);
      expect(await page.evaluate(findUnisolatedText)).toEqual([]);
    });
  }

  test('when the operator opens a user’s page, then nothing is clipped and nothing scrolls sideways', async ({
    page,
    baseURL,
  }) => {
    const { id } = await names.provider.api.call(getCurrentUser, {});
    await openAs(page, { role: 'admin', path: `/admin/users/${id}`, url: baseURL ?? '' });

    expect(await clippedTextIn(page)).toEqual([]);
  });

  async function openAs(
    page: Page,
    opened: { role: SignedInRole; path: string; url: string },
  ): Promise<void> {
    const { role, path, url } = opened;
    const accounts = { client: names.client.account, provider: names.provider.account, admin: localAdmin };
    await applyAppearance(page, narrowAppearance);
    if (role !== 'nobody') {
      await signIn(page, url, accounts[role]);
    }
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilLoaded(page);
  }
});

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
}

function pressEvent(page: Page): Promise<void> {
  return press(page, eventName);
}
