import { aDraftEvent, aSentEvent } from './scene/bookings.ts';
import { eventRow, sendToProvider } from './scene/client-acts.ts';
import { showEvents } from './scene/client-answers.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Client portal', () => {
  test('when there is an event, then all that the list says of it', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider }, { eventDate: '2099-05-02' });
    await showEvents(page, client, { guestOfHonorNames: 'Grandma Vale', totalAmount: '549.50' });

    await page.goto('/client');

    const row = eventRow(page, 'Robin’s Graduation');
    await expect(row).toContainText('Sent to Northern Lights DJs');
    await expect(row).toContainText('$549.50');
    await expect(row.getByRole('time')).toHaveText('02 May');
    await expect(row).toContainText('12:00');
    await expect(row).toContainText('12 Prospect Park West, Brooklyn');
    await expect(row.getByText('Graduation', { exact: true })).toBeVisible();
    await expect(row).toContainText('Grandma Vale');
  });

  for (const { what, fallback, changes } of [
    { what: 'no date', fallback: 'Date TBD', changes: { eventDate: '' } },
    { what: 'no start', fallback: 'Time TBD', changes: { startTime: '' } },
    { what: 'no venue', fallback: 'Venue TBD', changes: { venueAddress: '' } },
    { what: 'no total', fallback: '$0.00', changes: {} },
  ]) {
    test(`when an event has ${what}, then '${fallback}'`, async ({ clientPage: page, client, provider }) => {
      await aDraftEvent({ client, provider });
      await showEvents(page, client, changes);

      await page.goto('/client');

      await expect(eventRow(page, 'Robin’s Graduation')).toContainText(fallback);
    });
  }

  test('when an event is sent from the list, then it reads Sent to the provider', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client');

    await sendToProvider(page);

    await expect(eventRow(page, 'Robin’s Graduation')).toContainText('Sent to Northern Lights DJs');
  });

  test("when there is no event, then 'No events booked yet.'", async ({ clientPage: page }) => {
    await page.goto('/client');

    await expect(page.getByText('No events booked yet.')).toBeVisible();
  });
});
