import { toast } from '../fixtures/toast.ts';
import { aSentEvent } from './fixtures/bookings.ts';
import { expect, test } from './fixtures/test.ts';

const requests = '/provider?tab=requests';

test.describe('2 Provider dashboard, Requests Received', () => {
  test('when an event was sent, then the requests list it', async ({ providerPage, client, provider }) => {
    await aSentEvent({ client, provider }, { name: 'Garden Party' });

    await providerPage.goto(requests);

    await expect(providerPage.getByRole('heading', { name: 'Garden Party' })).toBeVisible();
  });

  test('when a quote is created from a request, then its editor opens with the event’s name', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider }, { name: 'Garden Party' });
    await page.goto(requests);

    await page.getByRole('button', { name: 'Create Quote' }).click();

    await expect(page).toHaveURL(/\/provider\/quotes\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Garden Party' })).toBeVisible();
  });

  test("when a quote was created from a request, then the request shows 'Quote Created'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await page.goto(requests);
    await page.getByRole('button', { name: 'Create Quote' }).click();
    await expect(toast(page, 'Quote Created')).toBeVisible();

    await page.getByRole('link', { name: 'Client Quotes' }).click();
    await page.getByRole('tab', { name: /Requests Received/ }).click();

    await expect(page.getByRole('tabpanel').getByText('Quote Created', { exact: true })).toBeVisible();
  });
});
