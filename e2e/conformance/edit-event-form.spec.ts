import { createClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';

import { toast } from '../fixtures/toast.ts';
import { aDraftEvent } from './scene/bookings.ts';
import { showEvent } from './scene/client-answers.ts';
import { aDetailsForm } from './scene/client-forms.ts';
import { fill } from './scene/fill.ts';
import { callsOf } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

test.describe('3 Edit event form', () => {
  test('when an event is loaded, then it fills the form', async ({ clientPage: page, client, provider }) => {
    const event = await aDraftEvent({ client, provider });
    await showEvent(page, event, {
      homeAddress: '4 Vale Street',
      alternatePhone: '(917) 555-0199',
      guestOfHonorNames: 'Grandma Vale',
      comments: 'No balloons',
    });

    await page.goto(`/edit-event/${event.id}`);

    for (const [label, value] of [
      ['Event Name', 'Robin’s Graduation'],
      ['Event Type', 'Graduation'],
      ['Event Date', event.eventDate],
      ['Start Time', '12:00'],
      ['Duration (hours)', '4'],
      ['Expected Guest Count', '60'],
      ['Venue Address', '12 Prospect Park West, Brooklyn'],
      ['Home Address (optional)', '4 Vale Street'],
      ['Primary Contact Name', 'Robin Vale'],
      ['Primary Contact Phone', '(917) 555-0148'],
      ['Additional Contact (optional)', '(917) 555-0199'],
      ['Guest of Honor Name (optional)', 'Grandma Vale'],
      ['Comments and Special Requests (optional)', 'No balloons'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
  });

  test('when there is no category, then its type, and of its date the day only', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const event = await aDraftEvent({ client, provider });
    await showEvent(page, event, {
      eventCategory: '',
      eventType: 'Corporate',
      eventDate: '2099-05-02T00:00:00.000Z',
    });

    await page.goto(`/edit-event/${event.id}`);

    await expect(page.getByLabel('Event Type')).toHaveValue('Corporate');
    await expect(page.getByLabel('Event Date')).toHaveValue('2099-05-02');
  });

  test('when duration and guests were never said, then 4 and 50', async ({ clientPage: page, client }) => {
    const { id } = await client.api.call(createClientEvent, { body: aDetailsForm });

    await page.goto(`/edit-event/${id}`);

    await expect(page.getByLabel('Duration (hours)')).toHaveValue('4');
    await expect(page.getByLabel('Expected Guest Count')).toHaveValue('50');
  });

  test('when it is saved, then every field of it and eventType as the category', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const updates = callsOf(page, updateClientEvent);
    await page.goto(`/edit-event/${id}`);
    await page.getByLabel('Event Type').selectOption('Wedding');
    await fill(page.getByRole('main'), editedFields);

    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(toast(page, 'Event Updated')).toBeVisible();
    expect(updates[0]?.postDataJSON()).toEqual({
      name: 'Robin’s Wedding',
      eventCategory: 'Wedding',
      eventType: 'Wedding',
      eventDate: '2099-05-02',
      startTime: '18:30',
      duration: 6,
      venueAddress: 'The Foundry',
      homeAddress: '4 Vale Street',
      guestCount: 120,
      primaryContactName: 'Kim Vale',
      primaryContactPhone: '5550177',
      additionalContact: 'Lee Vale',
      guestOfHonorName: 'Grandma Vale',
      comments: 'No balloons',
    });
  });
});

const editedFields = {
  'Event Name': 'Robin’s Wedding',
  'Event Date': '2099-05-02',
  'Start Time': '18:30',
  'Duration (hours)': '6',
  'Expected Guest Count': '120',
  'Venue Address': 'The Foundry',
  'Home Address (optional)': '4 Vale Street',
  'Primary Contact Name': 'Kim Vale',
  'Primary Contact Phone': '5550177',
  'Additional Contact (optional)': 'Lee Vale',
  'Guest of Honor Name (optional)': 'Grandma Vale',
  'Comments and Special Requests (optional)': 'No balloons',
};
