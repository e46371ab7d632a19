import { createEvent } from '@marquee/contracts/event-operations';

import { anEventRequest } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { fillRequest } from './scene/client-forms.ts';
import { callsOf } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

test.describe('9 Limits of a new event', () => {
  test('when phone, guests and duration are at their least, then it is created', async ({
    clientPage: page,
    provider,
  }) => {
    await page.goto('/create-event');
    await fillRequest(page, {
      ...anEventRequest(provider.account.email),
      keyContactPhone: '9175550148',
      guestCount: 1,
      duration: 1,
    });

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(toast(page, 'Event Created')).toBeVisible();
  });

  test('when the phone has 9 characters, then it is not called', async ({ clientPage: page, provider }) => {
    const creations = callsOf(page, createEvent);
    await page.goto('/create-event');
    await fillRequest(page, { ...anEventRequest(provider.account.email), keyContactPhone: '917555014' });

    await page.getByRole('button', { name: 'Create Event' }).click();

    await expect(page.getByRole('alert')).toContainText('Valid phone number is required');
    expect(creations).toHaveLength(0);
  });
});
