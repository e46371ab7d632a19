import { toast } from '../fixtures/toast.ts';
import { aSentEvent } from './fixtures/bookings.ts';
import { addService, sendToClient } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('4 Provider subscription', () => {
  test("when the trial has ended, then the badge reads 'Trial Expired'", async ({ providerPage }) => {
    await providerPage.goto('/provider');

    await expect(providerPage.getByText('Trial Expired', { exact: true })).toBeVisible();
  });
});

test.describe('decisions Subscription', () => {
  test('when the trial has ended, then the provider can still create and send quotes', async ({
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
