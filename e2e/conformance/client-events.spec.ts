import { createClientEvent, sendEventToProvider } from '@marquee/contracts/client-event-operations';

import { aDraftEvent, aSentEvent } from './scene/bookings.ts';
import { aDetailsForm } from './scene/client-forms.ts';
import { showEvents } from './scene/client-answers.ts';
import { eventRow, fact, sendToProvider } from './scene/client-acts.ts';
import { holdBack } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

const name = 'Robin’s Graduation';

test.describe('2 Client dashboard: My Events', () => {
  test('when an event was sent, then it cannot be edited nor sent again', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });

    await page.goto('/client-admin');

    const row = eventRow(page, name);
    await expect(row.getByRole('button', { name: 'View' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Edit' })).toBeHidden();
    await expect(row.getByRole('button', { name: 'Send to provider' })).toBeHidden();
  });

  test('when an event has no provider e-mail, then it can be edited but not sent', async ({
    clientPage: page,
    client,
  }) => {
    const { eventName } = aDetailsForm;
    await client.api.call(createClientEvent, { body: aDetailsForm });

    await page.goto('/client-admin');

    const row = eventRow(page, eventName);
    await expect(row.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Send to provider' })).toBeHidden();
  });

  test("when an event is being sent, then 'Sending...'", async ({ clientPage: page, client, provider }) => {
    await aDraftEvent({ client, provider });
    const letGo = await holdBack(page, sendEventToProvider);
    await page.goto('/client-admin');

    await sendToProvider(page);

    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    letGo();
    await expect(eventRow(page, name)).toContainText('Sent to Northern Lights DJs');
  });

  test('when times are shown, then with two-digit hour and minute', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider }, { startTime: '09:05' });

    await page.goto('/client-admin');

    await expect(eventRow(page, name).getByText('09:05', { exact: true })).toBeVisible();
  });
});

test.describe('2 Event details dialog', () => {
  test('when everything was said, then it shows everything', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await showEvents(page, client, {
      alternatePhone: '(917) 555-0199',
      venueName: 'The Foundry',
      servicesNeeded: ['DJ', 'Lighting'],
      customService: 'Fireworks',
      guestOfHonorNames: 'Grandma Vale',
      comments: 'No balloons',
      customRequests: 'A ramp',
    });
    await page.goto('/client-admin');

    await page.getByRole('button', { name: 'View' }).click();

    const dialog = page.getByRole('dialog', { name });
    for (const [term, detail] of [
      ['Category', 'Graduation'],
      ['Date', /^\w+ \d+, \d{4}$/],
      ['Start time', '12:00'],
      ['End time', '16:00'],
      ['Duration', '4 hours'],
      ['Guests', '60'],
      ['Primary contact', 'Robin Vale'],
      ['Phone', '(917) 555-0148'],
      ['Alternate phone', '(917) 555-0199'],
      ['Venue', 'The Foundry'],
      ['Address', '12 Prospect Park West, Brooklyn'],
      ['Entry time', '10:00'],
      ['Exit time', '17:00'],
      ['Requested services', 'DJ, Lighting, Fireworks'],
      ['Guest of honor', 'Grandma Vale'],
      ['Comments', 'No balloons'],
      ['Custom requests', 'A ramp'],
      ['Submitted', /^\w+ \d+, \d\d:\d\d$/],
    ] as const) {
      await expect(fact(dialog, term)).toHaveText(detail);
    }
  });

  test('when the end was never said, then no end time', async ({ clientPage: page, client }) => {
    await client.api.call(createClientEvent, { body: aDetailsForm });
    await page.goto('/client-admin');

    await page.getByRole('button', { name: 'View' }).click();

    const dialog = page.getByRole('dialog');
    await expect(fact(dialog, 'Start time')).toHaveText(aDetailsForm.startTime);
    await expect(fact(dialog, 'End time')).toBeHidden();
  });

  test("when the event is a draft, then the badge 'Draft'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await page.getByRole('button', { name: 'View' }).click();

    await expect(page.getByRole('dialog').getByText('Draft', { exact: true })).toBeVisible();
  });

  test("when the event was sent, then the badge 'Sent to Provider'", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await page.goto('/client-admin');

    await page.getByRole('button', { name: 'View' }).click();

    await expect(page.getByRole('dialog').getByText('Sent to Provider', { exact: true })).toBeVisible();
  });
});
