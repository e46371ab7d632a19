import { updateClientEvent } from '@marquee/contracts/client-event-operations';

import { aDraftEvent } from './fixtures/bookings.ts';
import { callsOf } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('5 Edit event', () => {
  test('when a number cannot be parsed, then the field shows an error, and no request is sent', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const updates = callsOf(page, updateClientEvent);
    const guests = page.getByLabel('Expected Guest Count');
    await page.goto(`/edit-event/${id}`);

    await guests.fill('');
    await guests.pressSequentially('1,5');
    await page.getByRole('button', { name: 'Update Event' }).click();

    await expect(guests).toHaveValue('1,5');
    await expect(guests).toHaveAccessibleDescription('Enter a whole number');
    expect(updates).toHaveLength(0);
  });

  test('when the duration is not between 1 and 24, then the field shows an error', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { id } = await aDraftEvent({ client, provider });
    const duration = page.getByLabel('Duration (hours)');
    await page.goto(`/edit-event/${id}`);

    for (const [typed, message] of [
      ['25', 'Duration must be at most 24 hours'],
      ['0', 'Duration must be at least 1 hour'],
    ] as const) {
      await duration.fill(typed);
      await duration.blur();

      await expect(duration).toHaveAccessibleDescription(message);
    }
  });
});
