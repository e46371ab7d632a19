import type { Page } from '@playwright/test';

import { clickWhenShown, countCoveredFrames } from '../browser/clicks.js';
import { aClient, aProvider } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { addService } from './actions/quote-request.ts';
import { signUpAsProvider } from './actions/sign-up.ts';

/** Signs up a provider and opens the editor of a new quote, which has no request and no service. */
async function openNewQuote(page: Page): Promise<void> {
  await signUpAsProvider(page, aProvider());
  await page.goto('/provider?tab=quotes');
  await page.getByRole('button', { name: 'New Quote' }).first().click();
  await page.getByLabel('Event Name').fill('Garden Party');
  await page.getByLabel('Client Email').fill(aClient().email);
  await page.getByRole('dialog').getByRole('button', { name: 'Create Quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden Party' })).toBeVisible();
}

test.describe('the next step of a quote', { tag: '@one-service' }, () => {
  test('when Approve for Review is clicked at the moment a new service appears, then the quote is approved', async ({
    page,
  }) => {
    await openNewQuote(page);
    await page.getByRole('button', { name: 'Approve for Review' }).evaluate(clickWhenShown, '1 line');

    await addService(page, 'DJ', '599.00');

    await expect(toast(page, 'Quote Approved for Review')).toBeVisible();
  });

  test('when Approve for Review is clicked at the moment a toast says that the terms are saved, then the quote is approved', async ({
    page,
  }) => {
    await openNewQuote(page);
    await addService(page, 'DJ', '599.00');
    const terms = page.getByRole('form', { name: 'Terms', exact: true });
    await terms.getByLabel('Discount', { exact: true }).fill('99');
    await page.getByRole('button', { name: 'Approve for Review' }).evaluate(clickWhenShown, 'Quote Updated');

    await terms.getByRole('button', { name: 'Save Terms' }).click();

    await expect(toast(page, 'Quote Approved for Review')).toBeVisible();
  });

  test('when a toast appears and disappears, then it never covers the button Approve for Review', async ({
    page,
  }) => {
    await openNewQuote(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(toast(page, 'Quote Created')).toBeHidden();
    await page.getByRole('button', { name: 'Approve for Review' }).evaluate(countCoveredFrames);

    await addService(page, 'DJ', '599.00');
    await expect(toast(page, 'Service Added')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(toast(page, 'Service Added')).not.toBeAttached();

    expect(await page.evaluate('framesCovered')).toBe(0);
  });
});
