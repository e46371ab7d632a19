import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftEvent } from './scene/bookings.ts';
import { eventRow } from './scene/client-acts.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf, holdBack } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

const unknown = '/edit-event/00000000-0000-4000-8000-000000000000';

test.describe('2 Edit Event', () => {
  test('when the event is still being read, then a spinner', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const letGo = await holdBack(page, getClientEvent);

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    letGo();
    await expect(mainHeading(page, 'Edit Event')).toBeVisible();
  });

  test('when nobody is signed in, then /auth', async ({ page }) => {
    await page.goto(unknown);

    await expect(page).toHaveURL('/auth');
  });

  test("when a provider comes, then 'Access denied. Client login required.'", async ({
    providerPage: page,
  }) => {
    await page.goto(unknown);

    await expect(page.getByText('Access denied. Client login required.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Event' })).toBeHidden();
  });

  test("when there is no such event, then 'Event not found.' and a way back", async ({
    clientPage: page,
  }) => {
    await page.goto(unknown);
    await expect(page.getByText('Event not found.')).toBeVisible();

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();

    await expect(page).toHaveURL('/client-admin');
  });

  for (const name of ['Back to Dashboard', 'Cancel']) {
    test(`when ${name} is pressed, then /client-admin`, async ({ clientPage: page, client, provider }) => {
      const { id } = await aDraftEvent({ client, provider });
      await page.goto(`/edit-event/${id}`);

      await page.getByRole('link', { name }).click();

      await expect(page).toHaveURL('/client-admin');
    });
  }

  for (const [section, labels] of [
    ['Event Information', ['Event Name', 'Event Type']],
    [
      'Event Details',
      [
        'Event Date',
        'Start Time',
        'Duration (hours)',
        'Expected Guest Count',
        'Venue Address',
        'Home Address (optional)',
      ],
    ],
    [
      'Contact Information',
      ['Primary Contact Name', 'Primary Contact Phone', 'Additional Contact (optional)'],
    ],
    ['Additional Details', ['Guest of Honor Name (optional)', 'Comments and Special Requests (optional)']],
  ] as const) {
    test(`when ${section} is read, then its fields`, async ({ clientPage: page, client, provider }) => {
      const { id } = await aDraftEvent({ client, provider });

      await page.goto(`/edit-event/${id}`);

      await expect(page.getByRole('region', { name: section }).locator('label')).toHaveText([...labels]);
    });
  }

  test("when it is being saved, then 'Updating...'", async ({ clientPage: page, client, provider }) => {
    const { id } = await aDraftEvent({ client, provider });
    const letGo = await holdBack(page, updateClientEvent);
    await page.goto(`/edit-event/${id}`);

    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
    letGo();
    await expect(toast(page, 'Event Updated')).toBeVisible();
  });

  test('when it was saved, then toast, /client-admin and the list read anew', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');
    await page.getByRole('link', { name: 'Edit' }).click();

    await page.getByLabel('Event Name').fill('Robin’s Late Graduation');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expectSaid(page, 'Event Updated', 'Your event has been successfully updated!');
    await expect(page).toHaveURL('/client-admin');
    await expect(eventRow(page, 'Robin’s Late Graduation')).toBeVisible();
  });

  test('when the types are opened, then the seven of the list', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByLabel('Event Type').getByRole('option')).toHaveText([
      'Choose a type',
      'Wedding',
      'Birthday Party',
      'Corporate Event',
      'Anniversary',
      'Graduation',
      'Holiday Party',
      'Other',
    ]);
  });

  test('when Birthday Party is chosen, then Birthday is stored', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const updates = callsOf(page, updateClientEvent);
    await page.goto(`/edit-event/${id}`);

    await page.getByLabel('Event Type').selectOption({ label: 'Birthday Party' });
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(toast(page, 'Event Updated')).toBeVisible();
    expect(updates[0]?.postDataJSON()).toMatchObject({ eventCategory: 'Birthday' });
  });

  test('when the stored category is outside the list, then it is an extra choice', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider }, { eventCategory: 'Henna' });

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByLabel('Event Type')).toHaveValue('Henna');
    await expect(page.getByLabel('Event Type').getByRole('option').last()).toHaveText('Henna');
  });
});
