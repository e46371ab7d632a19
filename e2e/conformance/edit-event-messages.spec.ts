import { updateClientEvent } from '@marquee/contracts/client-event-operations';

import { aDraftEvent } from './scene/bookings.ts';
import { callsOf } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

test.use({ people: 'file' });

test.describe('5 Edit event', () => {
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
