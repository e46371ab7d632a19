import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { openUntil } from '../fixtures/open-until.ts';
import { toast } from '../fixtures/toast.ts';
import { aDraftQuote, aSentEvent } from './fixtures/bookings.ts';
import { expect, test } from './fixtures/test.ts';

const requests = '/provider?tab=requests';

test.describe('decisions Quote from a request', () => {
  test('when the request has an open quote, then the button opens that quote', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftQuote({ client, provider });
    await page.goto(requests);

    await page.getByRole('button', { name: 'Open Quote' }).click();

    await expect(page).toHaveURL(new RegExp(`/provider/quotes/${id}$`));
  });

  test('when the quote of a request was archived, then the button creates a new quote', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id, eventName } = await aDraftQuote({ client, provider });
    await provider.api.call(updateQuote, { params: { id }, body: { archived: true } });

    // The events service receives the archiving by message, so the button appears with a delay.
    const create = page.getByRole('button', { name: 'Create Quote' });
    await openUntil(page, requests, () => expect(create).toBeVisible({ timeout: 2_000 }));
    await create.click();

    await expect(toast(page, 'Quote Created')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: eventName })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));
  });

  test('when the event is cancelled while the page is open, then creating a quote is rejected, and a button reloads the requests', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentEvent({ client, provider });
    await page.goto(requests);
    await expect(page.getByRole('button', { name: 'Create Quote' })).toBeVisible();
    await client.api.call(cancelClientEvent, { params: { id }, body: { reason: 'We moved' } });

    await expect(async () => {
      await page.getByRole('button', { name: 'Create Quote' }).click();
      await expect(toast(page, 'This event has been cancelled by the client')).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.getByRole('button', { name: 'Reload' }).click();

    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  });
});
