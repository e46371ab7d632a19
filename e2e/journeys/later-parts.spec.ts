import type { Page } from '@playwright/test';

import { aProvider } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { signUpAsProvider } from './acts/sign-up.ts';

const form = /\/mfe\/provider\/new-quote-dialog\.\w+\.js$/;
const panel = /\/mfe\/provider\/workflow-panel\.\w+\.js$/;

function newQuote(page: Page) {
  return page.getByRole('button', { name: 'New Quote' });
}

test.describe('parts of a dashboard that load on demand', { tag: '@one-service' }, () => {
  test.beforeEach(async ({ page }) => {
    await signUpAsProvider(page, aProvider());
  });

  test('when nobody interacts with the dashboard, then no form and no other panel is fetched; pointing fetches each', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/provider');
    await expect(newQuote(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => form.test(url) || panel.test(url))).toEqual([]);

    const ofForm = page.waitForRequest(form);
    await newQuote(page).hover();
    await ofForm;
    const ofPanel = page.waitForRequest(panel);
    await page.getByRole('tab', { name: 'Workflow' }).hover();
    await ofPanel;
  });

  test('when a dialog opens and closes, then the focus returns to its button', async ({ page }) => {
    await page.goto('/provider');

    await newQuote(page).click();
    await expect(page.getByRole('dialog', { name: 'New Quote' }).getByLabel('Event Name')).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(newQuote(page)).toBeFocused();
  });

  test('when a form fails to load, then a toast says so, and the second click opens it', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.announce(/new-quote-dialog/);
    await page.route(form, (route) => route.abort());
    await page.goto('/provider');

    await newQuote(page).click();

    await expect(toast(page, 'Something Went Wrong')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.unroute(form);
    await newQuote(page).click();
    await expect(page.getByRole('dialog', { name: 'New Quote' })).toBeVisible();
  });

  test('when the form library fails to load, then the second click opens the form', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/provider');
    await expect(newQuote(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    pageErrors.announce(/\.js\b/);
    await page.route(/\.js$/, (route) =>
      form.test(route.request().url()) ? route.fallback() : route.abort(),
    );

    await newQuote(page).click();

    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Something Went Wrong');
    await page.unroute(/\.js$/);
    await newQuote(page).click();
    await expect(page.getByRole('dialog', { name: 'New Quote' })).toBeVisible();
  });

  test('when a panel fails to load, then its tab says so, and trying again shows it', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.announce(/workflow-panel/);
    await page.route(panel, (route) => route.abort());
    await page.goto('/provider');

    await page.getByRole('tab', { name: 'Workflow' }).click();

    await expect(page.getByRole('alert')).toContainText('The workflow could not be loaded');
    await page.unroute(panel);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Workflow' })).toBeVisible();
  });
});
