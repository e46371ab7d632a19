import type { Page } from '@playwright/test';

import { openUntil } from '../fixtures/open-until.ts';
import { aProvider } from '../fixtures/people.ts';
import { takeAllScreenshots } from '../fixtures/appearances.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import {
  declinedCard,
  declineError,
  chargeFailsCard,
  enterCard,
  goodCard,
  goToCheckout,
  advanceClockByMonth,
  upgrade,
} from './actions/pay.ts';
import { signUpAsProvider } from './actions/sign-up.ts';

test.describe('the provider’s subscription', { tag: '@one-service' }, () => {
  test('when a provider upgrades, then the plan is active; when they cancel the plan, then the dashboard shows when it ends', async ({
    newPerson,
    pageErrors,
  }) => {
    pageErrors.allow(declineError);
    const page = await newPerson();
    await signUpAsProvider(page, aProvider());
    await expect(page.getByText('Trial Expired', { exact: true })).toBeVisible();

    await goToCheckout(page);
    await enterCard(page, declinedCard, 'Subscribe');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await enterCard(page, goodCard, 'Subscribe');
    await expect(page.getByText('Thank you. Your subscription is active.', { exact: true })).toBeVisible();
    await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible();
    await takeAllScreenshots(page, 'journey-billing');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(/^\$99 per month, renews /)).toBeVisible();

    await page.getByRole('link', { name: 'Manage billing', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel plan', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel your plan?', exact: true });
    await dialog.getByRole('button', { name: 'Cancel plan', exact: true }).click();

    await expect(toast(page, 'Plan Cancelled')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText(/^Cancelled, ends /)).toBeVisible();
  });

  test('when the provider leaves the checkout, then no subscription starts', async ({ newPerson }) => {
    const page = await newPerson();
    await signUpAsProvider(page, aProvider());
    await goToCheckout(page);

    await page.getByRole('link', { name: 'Back, without paying', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Billing', exact: true })).toBeVisible();
    await expect(page.getByText('Nothing has been charged yet.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade Now', exact: true })).toBeVisible();
  });

  test('when the card fails a month later, then a payment is due, until another card pays it', async ({
    newPerson,
  }) => {
    const page = await newPerson();
    await signUpAsProvider(page, aProvider());
    await upgrade(page);
    await page.getByRole('button', { name: 'Update card', exact: true }).click();
    await enterCard(page, chargeFailsCard, 'Save card');
    await advanceClockByMonth(page);

    await openUntil(page, '/provider', () =>
      expect(page.getByText('Payment Due', { exact: true })).toBeVisible({ timeout: 2_000 }),
    );
    await page.getByRole('link', { name: 'Fix payment', exact: true }).click();
    await expect(page.getByText(/^Your card was declined\. Please pay by /)).toBeVisible();
    await takeAllScreenshots(page, 'journey-payment-due');
    await page.getByRole('link', { name: 'Pay now', exact: true }).click();
    await enterCard(page, goodCard, 'Pay invoice');
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt', exact: true })).toBeVisible();

    await expectPlanStatus(page, 'Active');
  });
});

/** Opens the billing page and asserts that the plan has this status. */
async function expectPlanStatus(page: Page, status: string): Promise<void> {
  await page.goto('/provider/billing');
  await expect(
    page.getByRole('region', { name: 'Plan', exact: true }).getByText(status, { exact: true }),
  ).toBeVisible();
}
