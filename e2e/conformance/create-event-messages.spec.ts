import { createEvent } from '@marquee/contracts/event-operations';
import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

import { anEventRequest } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { fillRequest } from './scene/client-forms.ts';
import { callsOf } from './scene/network.ts';
import { clear, expectOnlyRefused } from './scene/refused-field.ts';
import { expect, test } from './scene/test.ts';

test.describe('5 Create event', () => {
  for (const [label, message] of [
    ['Event Name', 'Event name is required'],
    ['Provider Email', 'Provider email is required'],
    ['Key Contact Name', 'Key contact name is required'],
    ['Key Contact Phone', 'Valid phone number is required'],
    ['Venue Address', 'Venue address is required'],
    ['Event Type', 'Event type is required'],
    ['Event Date', 'Event date is required'],
    ['Start Time', 'Start time is required'],
    ['End Time', 'End time is required'],
    ['Venue Entry Time', 'Venue entry time is required'],
    ['Venue Exit Time', 'Venue exit time is required'],
    ['Guest Count', 'Guest count is required'],
    ['Duration (hours)', 'Duration is required'],
  ] as const) {
    test(`when ${label} is empty, then '${message}'`, async ({ clientPage: page, provider }) => {
      const creations = callsOf(page, createEvent);
      const form = page.getByRole('main');
      const field = form.getByLabel(label, { exact: true });
      await page.goto('/create-event');
      await fillRequest(page, anEventRequest(provider.account.email));
      await clear(field);

      await page.getByRole('button', { name: 'Create Event' }).click();

      await expectOnlyRefused(form, field, message);
      expect(creations).toHaveLength(0);
    });
  }

  test("when no service is ticked, then 'Please select at least one service'", async ({
    clientPage: page,
    provider,
  }) => {
    const creations = callsOf(page, createEvent);
    const form = page.getByRole('main');
    await page.goto('/create-event');
    await fillRequest(page, { ...anEventRequest(provider.account.email), servicesNeeded: [] });

    await page.getByRole('button', { name: 'Create Event' }).click();

    const services = form.getByRole('group', { name: 'Services Needed' });
    await expectOnlyRefused(form, services, 'Please select at least one service');
    expect(creations).toHaveLength(0);
  });

  for (const { label, typed, message } of [
    { label: 'Provider Email', typed: 'bookings@', message: 'Please enter a valid email address' },
    { label: 'Key Contact Phone', typed: '123456789', message: 'Valid phone number is required' },
    { label: 'Guest Count', typed: '0', message: 'Guest count is required' },
    { label: 'Duration (hours)', typed: '0.5', message: 'Duration is required' },
  ]) {
    test(`when ${label} is ${typed}, then '${message}'`, async ({ clientPage: page }) => {
      const field = page.getByLabel(label, { exact: true });
      await page.goto('/create-event');

      await field.fill(typed);
      await field.blur();

      await expect(field).toHaveAccessibleDescription(message);
    });
  }

  test('when alternate phone, comments and custom fields are left out, then it is created', async ({
    clientPage: page,
    provider,
  }) => {
    await page.goto('/create-event');
    const request = anEventRequest(provider.account.email);
    await fillRequest(page, { ...request, eventCategory: 'Other', servicesNeeded: ['Other'] });

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(toast(page, 'Event Created')).toBeVisible();
  });

  test("when the date is past, then 'Event date must be in the future'", async ({ clientPage: page }) => {
    await page.goto('/create-event');

    await page.getByLabel('Event Date').fill(dateAfter(-2, defaultTimeZone, new Date()));
    await page.getByLabel('Event Date').blur();

    await expect(page.getByLabel('Event Date')).toHaveAccessibleDescription(
      'Event date must be in the future',
    );
  });

  test('when the end is before the start, then it is the next day', async ({
    clientPage: page,
    provider,
  }) => {
    await page.goto('/create-event');
    const request = anEventRequest(provider.account.email);
    await fillRequest(page, { ...request, startTime: '20:00', endTime: '01:00' });

    await expect(page.getByLabel('End Time')).toHaveAccessibleDescription(/^The next day, /);
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(toast(page, 'Event Created')).toBeVisible();
  });
});
