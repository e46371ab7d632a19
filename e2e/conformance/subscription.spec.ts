import { getSubscription } from '@marquee/contracts/billing-operations';

import { toast } from '../fixtures/toast.ts';
import { aSentEvent } from './scene/bookings.ts';
import { answer } from './scene/network.ts';
import { addService, sendToClient } from './scene/quotes.ts';
import { expect, test } from './scene/test.ts';

const active = {
  status: 'active',
  trialEndsOn: '2025-10-01',
  daysRemaining: 0,
  monthlyPrice: '99.00',
  renewsOn: '2099-11-01',
  endsOn: null,
  payBy: null,
} as const;

test.describe('4 Provider subscription', () => {
  test("when the trial has ended, then the badge reads 'Trial Expired'", async ({ providerPage }) => {
    await providerPage.goto('/provider');

    await expect(providerPage.getByText('Trial Expired', { exact: true })).toBeVisible();
  });

  test("when the trial has ended, then there is an 'Upgrade Now' button", async ({ providerPage }) => {
    await providerPage.goto('/provider');

    await expect(providerPage.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
  });
});

test.describe('decisions Subscription', () => {
  test("when the subscription reads active, then the badge reads 'Active' with the renewal date", async ({
    providerPage,
  }) => {
    // Paying is a journey of its own.
    await answer(providerPage, getSubscription, active);

    await providerPage.goto('/provider');

    await expect(providerPage.getByText('Active', { exact: true })).toBeVisible();
    await expect(providerPage.getByText('$99 per month, renews Nov 1, 2099')).toBeVisible();
  });

  test("when the subscription reads past due, then the badge reads 'Payment Due'", async ({
    providerPage,
  }) => {
    // As above.
    await answer(providerPage, getSubscription, { ...active, status: 'past_due', renewsOn: null });

    await providerPage.goto('/provider');

    await expect(providerPage.getByText('Payment Due', { exact: true })).toBeVisible();
  });

  test('when the trial has ended, then quotes can still be made and sent', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await page.goto('/provider?tab=requests');
    await expect(page.getByText('Trial Expired', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Create Quote' }).click();
    await addService(page, { name: 'DJ', cost: '599' });
    await page.getByRole('button', { name: 'Approve for Review' }).click();

    await sendToClient(page);

    await expect(toast(page, 'Quote Sent')).toBeVisible();
  });
});

test.describe('9 Provider plan', () => {
  test('when the dashboard is opened, then the plan is $99 per month, without decimals', async ({
    providerPage,
  }) => {
    await providerPage.goto('/provider');

    await expect(providerPage.getByText('$99 per month', { exact: true })).toBeVisible();
  });
});
