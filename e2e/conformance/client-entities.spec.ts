import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import type { Operation } from '@marquee/contracts/operation';
import type { Page } from '@playwright/test';

import { aSentEvent } from './fixtures/bookings.ts';
import { mainHeading } from './fixtures/main-heading.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('3 Current user', () => {
  test('when a client opens the dashboard, then the answer has role, email, first name and profile', async ({
    clientPage: page,
    client,
  }) => {
    const answer = answerOf(page, getCurrentUser);

    await page.goto('/client-admin');

    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
    const { email, firstName } = client.account;
    expect(await answer).toMatchObject({ role: 'client', email, firstName, profile: { lastName: 'Vale' } });
  });
});

test.describe('3 Event as read', () => {
  test('when the events are read, then the event has every field', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    const answer = answerOf(page, listClientEvents);

    await page.goto('/client-admin');

    await expect(page.getByRole('heading', { name: 'My Events (1)' })).toBeVisible();
    const [event] = (await answer) as [object];
    expect(Object.keys(event)).toEqual(
      expect.arrayContaining([
        ...['id', 'name', 'eventType', 'eventCategory', 'customEventType', 'status', 'eventDate'],
        ...['startTime', 'endTime', 'duration', 'guestCount', 'keyContactName', 'keyContactPhone'],
        ...['alternatePhone', 'venueName', 'venueAddress', 'venueEntryTime', 'venueExitTime'],
        ...['servicesNeeded', 'customService', 'guestOfHonorNames', 'comments', 'customRequests'],
        ...['providerEmail', 'sentToProvider', 'sentToProviderAt', 'createdAt', 'totalAmount'],
        ...['client', 'clientEmail', 'clientName'],
      ]),
    );
    const { email } = client.account;
    expect(event).toMatchObject({ clientEmail: email, client: { email } });
  });
});

async function answerOf(page: Page, { path }: Operation): Promise<unknown> {
  const response = await page.waitForResponse((read) => new URL(read.url()).pathname === `/api${path}`);
  return response.json();
}
