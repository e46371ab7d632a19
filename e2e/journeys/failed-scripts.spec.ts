import type { Page } from '@playwright/test';

import { holdRequests } from '../fixtures/hold-requests.ts';
import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { triggerHydration } from '../fixtures/hydration.ts';
import { signUpAsClient } from './actions/sign-up.ts';

const pageChunk = '**/auth-page.*.js';
const entry = '**/main.*.js';

const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign In' });
const commandPaletteButton = (page: Page) => page.getByRole('button', { name: 'Quick menu' });
const commandPalette = (page: Page) => page.getByRole('dialog', { name: 'Quick menu' });
const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });

test.describe('a prerendered page whose own code fails to load', { tag: '@one-service' }, () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.allow(/auth-page/);
    await page.route(pageChunk, (route) => route.abort());
    await page.goto('/auth');
    await triggerHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  });

  test('when the visitor presses a button of the frame, then it works', async ({ page }) => {
    await commandPaletteButton(page).click();

    await expect(commandPalette(page)).toBeVisible();
  });

  test('when the visitor presses Reload, then the page is loaded again', async ({ page }) => {
    await page.unroute(pageChunk);

    await page.getByRole('button', { name: 'Reload' }).click();

    await expect(signInForm(page)).toBeVisible();
  });
});

test.describe('a prerendered page that does not match the history state', { tag: '@one-service' }, () => {
  test('when the application has replaced the prerendered page and loads the page’s code, then the buttons of the frame work', async ({
    page,
  }) => {
    await page.goto('/auth');
    await page.evaluate(`history.replaceState({ usr: { email: 'a@b.example' } }, '')`);
    const release = await holdRequests(page, pageChunk);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html:not([data-replaced]) #root > *').first()).toBeAttached();

    await commandPaletteButton(page).click();

    await expect(commandPalette(page)).toBeVisible();
    release();
  });
});

test.describe('a prerendered page whose application fails to load', { tag: '@one-service' }, () => {
  /** Opens the sign-in page, and waits until the application's entry script has failed to load twice. */
  async function openWithoutApplication(page: Page): Promise<void> {
    const failures: string[] = [];
    page.on('requestfailed', (request) => failures.push(request.url()));
    await page.route(entry, (route) => route.abort());
    await page.goto('/auth');
    await triggerHydration(page);
    await expect
      .poll(() => failures.filter((url) => /main\.\w+\.js$/.test(url)).length)
      .toBeGreaterThanOrEqual(2);
    await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
  }

  test.beforeEach(({ pageErrors }) => {
    pageErrors.allow(/(main|bootstrap)\.\w+\.js/, /Loading chunk/);
  });

  test('when the visitor submits the form, then a message offers to reload the page, and nothing is sent', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('Long-enough')) {
        sent.push(request.url());
      }
    });
    await openWithoutApplication(page);
    await expect(message(page)).toBeHidden();

    await signInForm(page).getByLabel('Email').fill('a@b.example');
    await signInForm(page).getByLabel('Password', { exact: true }).fill('Long-enough-1!');
    await signInForm(page).getByLabel('Password', { exact: true }).press('Enter');
    await expect(message(page)).toBeInViewport();
    await signInForm(page).getByRole('button', { name: 'Sign In' }).click();

    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(sent).toEqual([]);
    await expect(page).toHaveURL('/auth');
    await page.unroute(entry);
    await message(page).getByRole('link', { name: 'Reload it' }).click();
    await triggerHydration(page);
    await commandPaletteButton(page).click();
    await expect(commandPalette(page)).toBeVisible();
  });

  for (const script of [entry, '**/bootstrap.*.js']) {
    test(`when a click is held until ${script} fails, then a message offers to reload the page, and the button is not busy`, async ({
      page,
    }) => {
      await page.route(script, (route) => route.abort());
      await page.goto('/auth', { waitUntil: 'commit' });

      await commandPaletteButton(page).click();

      await expect(message(page)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }

  test('when a script fails once and then loads, then the held click is replayed', async ({ page }) => {
    await page.route('**/bootstrap.*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/auth', { waitUntil: 'commit' });

    await commandPaletteButton(page).click();

    await expect(commandPalette(page)).toBeVisible();
  });

  test('when somebody with a session opens a page, then the message that offers to reload the page appears without a click', async ({
    page,
  }) => {
    await signUpAsClient(page, aClient());
    await page.route(entry, (route) => route.abort());

    await page.goto('/account');

    await expect(message(page)).toBeVisible();
  });
});
