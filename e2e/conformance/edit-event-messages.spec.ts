import {
  getClientEvent,
  sendEventToProvider,
  updateClientEvent,
} from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftEvent, aSentEvent } from './scene/bookings.ts';
import { callsOf } from './scene/network.ts';
import { aNewClient } from './scene/person.ts';
import { expect, test } from './scene/test.ts';

test.describe('5 Edit event', () => {
  for (const [label, message] of [
    ['Event Name', 'Event name is required'],
    ['Event Date', 'Event date is required'],
    ['Start Time', 'Start time is required'],
    ['Duration (hours)', 'Duration must be at least 1 hour'],
    ['Venue Address', 'Venue address is required'],
    ['Expected Guest Count', 'Guest count must be at least 1'],
    ['Primary Contact Name', 'Primary contact name is required'],
    ['Primary Contact Phone', 'Primary contact phone is required'],
  ] as const) {
    test(`when ${label} is emptied, then '${message}'`, async ({ clientPage: page, client, provider }) => {
      const { id } = await aDraftEvent({ client, provider });
      const updates = callsOf(page, updateClientEvent);
      await page.goto(`/edit-event/${id}`);

      await page.getByLabel(label, { exact: true }).fill('');
      await page.getByRole('button', { name: 'Update Event' }).click();

      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
      expect(updates).toHaveLength(0);
    });
  }

  test("when no type is chosen, then 'Event category is required'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    await page.goto(`/edit-event/${id}`);

    await page.getByLabel('Event Type').selectOption('');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(page.getByLabel('Event Type')).toHaveAccessibleDescription('Event category is required');
  });

  test('when home address, additional contact, guest of honor and comments are empty, then it is saved', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const updates = callsOf(page, updateClientEvent);
    await page.goto(`/edit-event/${id}`);

    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(toast(page, 'Event Updated')).toBeVisible();
    expect(updates[0]?.postDataJSON()).toMatchObject({
      homeAddress: '',
      additionalContact: '',
      guestOfHonorName: '',
      comments: '',
    });
  });

  test('when a number cannot be parsed, then it counts as 0', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    await page.goto(`/edit-event/${id}`);

    await page.getByLabel('Expected Guest Count').fill('');
    await page.getByLabel('Expected Guest Count').pressSequentially('e');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(page.getByLabel('Expected Guest Count')).toHaveAccessibleDescription(
      'Guest count must be at least 1',
    );
  });

  test('when the arrows are held, then the duration stays within 1 and 24', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const duration = page.getByLabel('Duration (hours)');
    await page.goto(`/edit-event/${id}`);

    await duration.fill('24');
    await duration.press('ArrowUp');
    await expect(duration).toHaveValue('24');
    await duration.fill('1');
    await duration.press('ArrowDown');

    await expect(duration).toHaveValue('1');
  });
});

test.describe('6 What clients may do', () => {
  test('when the event was sent, then its edit page only says so', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentEvent({ client, provider });

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByText('Robin’s Graduation can no longer be edited.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Event' })).toBeHidden();
  });

  test('when it was sent meanwhile, then saving is refused and what changed can be read', async ({
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
      toast(page, 'This event was sent to its provider and cannot be changed any more'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Robin’s Graduation can no longer be edited.')).toBeVisible();
  });

  test('when the event is somebody else’s, then it is not found', async ({
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

test.describe('9 Duration of an edited event', () => {
  test('when it is 25 hours, then it is refused', async ({ clientPage: page, client, provider }) => {
    const { id } = await aDraftEvent({ client, provider });
    const updates = callsOf(page, updateClientEvent);
    await page.goto(`/edit-event/${id}`);

    await page.getByLabel('Duration (hours)').fill('25');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(page.getByLabel('Duration (hours)')).toHaveAccessibleDescription(
      'Duration must be at most 24 hours',
    );
    expect(updates).toHaveLength(0);
  });

  test('when it is 24 hours, then it is saved', async ({ clientPage: page, client, provider }) => {
    const { id } = await aDraftEvent({ client, provider });
    await page.goto(`/edit-event/${id}`);

    await page.getByLabel('Duration (hours)').fill('24');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(toast(page, 'Event Updated')).toBeVisible();
  });
});
