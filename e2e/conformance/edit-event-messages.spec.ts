import { updateClientEvent } from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftEvent } from './scene/bookings.ts';
import { callsOf } from './scene/network.ts';
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

  // Nothing shows the 0 itself: every number of this form is refused below 1.
  test('when a number cannot be parsed, then it is answered as a 0 is', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const updates = callsOf(page, updateClientEvent);
    const guests = page.getByLabel('Expected Guest Count');
    const answerTo0 = 'Guest count must be at least 1';
    await page.goto(`/edit-event/${id}`);
    await guests.fill('0');
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(guests).toHaveAccessibleDescription(answerTo0);
    await guests.fill('60');
    await expect(guests).not.toHaveAccessibleDescription(answerTo0);

    await guests.fill('');
    await guests.pressSequentially('-e');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(guests).toHaveAccessibleDescription(answerTo0);
    expect(updates).toHaveLength(0);
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
