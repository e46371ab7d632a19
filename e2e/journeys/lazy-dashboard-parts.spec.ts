import type { Page } from '@playwright/test';

import { aProvider } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { signUpAsProvider } from './actions/sign-up.ts';

const formChunk = /\/mfe\/provider\/new-quote-dialog\.\w+\.js$/;
const panelChunk = /\/mfe\/provider\/workflow-panel\.\w+\.js$/;

function newQuoteButton(page: Page) {
  return page.getByRole('button', { name: 'New Quote' });
}

test.describe('parts of a dashboard that load on demand', { tag: '@one-service' }, () => {
  test.beforeEach(async ({ page }) => {
    await signUpAsProvider(page, aProvider());
  });

  test('when nobody interacts, then neither the form of New Quote nor the Workflow panel is fetched; pointing at the button or the tab fetches it', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/provider');
    await expect(newQuoteButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => formChunk.test(url) || panelChunk.test(url))).toEqual([]);

    const formRequest = page.waitForRequest(formChunk);
    await newQuoteButton(page).hover();
    await formRequest;
    const panelRequest = page.waitForRequest(panelChunk);
    await page.getByRole('tab', { name: 'Workflow' }).hover();
    await panelRequest;
  });

  test('when a dialog opens and closes, then the focus returns to the button that opened it', async ({
    page,
  }) => {
    await page.goto('/provider');

    await newQuoteButton(page).click();
    await expect(page.getByRole('dialog', { name: 'New Quote' }).getByLabel('Event Name')).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(newQuoteButton(page)).toBeFocused();
  });

  test('when a form fails to load, then a toast says so, and the second click opens the form', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/new-quote-dialog/);
    await page.route(formChunk, (route) => route.abort());
    await page.goto('/provider');

    await newQuoteButton(page).click();

    await expect(toast(page, 'Something Went Wrong')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.unroute(formChunk);
    await newQuoteButton(page).click();
    await expect(page.getByRole('dialog', { name: 'New Quote' })).toBeVisible();
  });

  test('when the form library fails to load, then the second click opens the form', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/provider');
    await expect(newQuoteButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    pageErrors.allow(/\.js\b/);
    await page.route(/\.js$/, (route) =>
      formChunk.test(route.request().url()) ? route.fallback() : route.abort(),
    );

    await newQuoteButton(page).click();

    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Something Went Wrong');
    await page.unroute(/\.js$/);
    await newQuoteButton(page).click();
    await expect(page.getByRole('dialog', { name: 'New Quote' })).toBeVisible();
  });

  test('when a panel fails to load, then its tab says so, and trying again shows the panel', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/workflow-panel/);
    await page.route(panelChunk, (route) => route.abort());
    await page.goto('/provider');

    await page.getByRole('tab', { name: 'Workflow' }).click();

    await expect(page.getByRole('alert')).toContainText('The workflow could not be loaded');
    await page.unroute(panelChunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Workflow' })).toBeVisible();
  });
});
