import { getClientEvent, sendEventToProvider } from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftEvent, aSentEvent } from './fixtures/bookings.ts';
import { callsOf } from './fixtures/network.ts';
import { aNewClient } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('6 What clients may do', () => {
  test('when the event was sent, then its edit page shows no form, only that the event can no longer be edited', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentEvent({ client, provider });

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByText('Robin’s Graduation can no longer be edited.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Event' })).toBeHidden();
  });

  test('when the event is sent while its edit page is open, then saving is rejected, and a message says what changed', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    await page.goto(`/edit-event/${id}`);
    await page.getByLabel('Event Name').fill('Too Late');
    await client.api.call(sendEventToProvider, { params: { id } });

    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(
      toast(
        page,
        'This event was sent to its provider and cannot be changed any more. You changed Sent in another tab or on another device. Your entries stay on this page, but can no longer be saved.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Event Name')).toHaveValue('Too Late');
    await expect(page.getByRole('button', { name: 'Update Event' })).toBeDisabled();
    await page.reload();
    await expect(page.getByText('Robin’s Graduation can no longer be edited.')).toBeVisible();
  });

  test('when the event belongs to another client, then it is not found', async ({
    clientPage: page,
    url,
    provider,
  }) => {
    const stranger = await aNewClient(url);
    const { id } = await aDraftEvent({ client: stranger, provider });
    const reads = callsOf(page, getClientEvent);

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByText('Event not found.')).toBeVisible();
    expect(reads).toHaveLength(1);
  });
});
