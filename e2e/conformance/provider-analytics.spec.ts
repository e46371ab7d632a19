import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import { changeEventStatus } from '@marquee/contracts/event-operations';

import { openAdminTab, tile } from './fixtures/admin-tabs.ts';
import { aBookedEvent } from './fixtures/booked-event.ts';
import { aSentEvent } from './fixtures/bookings.ts';
import { justEnded } from './fixtures/just-ended.ts';
import type { Client, Provider } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

type People = { client: Client; provider: Provider };

/** An event that took place today for $599.00, and is completed. */
async function aCompletedEvent(people: People): Promise<void> {
  const { id } = await aBookedEvent(people, justEnded());
  await people.provider.api.call(changeEventStatus, { params: { id }, body: { status: 'completed' } });
}

test.describe('2 Provider admin, Analytics', () => {
  test('when events were received, then those without a booking are the active inquiries', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await aSentEvent({ client, provider });
    await aBookedEvent({ client, provider });

    const panel = await openAdminTab(page, 'analytics');

    await expect(tile(panel, 'Active Inquiries')).toHaveText('Active Inquiries2');
  });

  test('when an event is booked, then its total is in the revenue of the month', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aBookedEvent({ client, provider });

    const panel = await openAdminTab(page, 'analytics');

    await expect(tile(panel, 'Monthly Revenue')).toHaveText(
      'Monthly Revenue$599$599 this month$0 received this month',
    );
  });

  test('when one of two booked events is within 30 days, then only it is counted', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const inThirtyDays = dateAfter(10, defaultTimeZone, new Date());
    await aBookedEvent({ client, provider }, { eventDate: inThirtyDays });
    await aBookedEvent({ client, provider }, { eventDate: dateAfter(40, defaultTimeZone, new Date()) });

    const panel = await openAdminTab(page, 'analytics');

    await expect(tile(panel, 'Booked Events')).toHaveText('Booked Events1Next 30 days');
  });
});

test.describe('9 Figures', () => {
  test('when one of three events is booked, then the conversion rate is 33%', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await aSentEvent({ client, provider });
    await aBookedEvent({ client, provider });

    const panel = await openAdminTab(page, 'analytics');

    await expect(tile(panel, 'Conversion Rate').getByText('33%', { exact: true })).toBeVisible();
  });

  test('when one event is booked, one completed and one asked for, then the revenue is of two', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aCompletedEvent({ client, provider });
    await aBookedEvent({ client, provider });
    await aSentEvent({ client, provider });

    const panel = await openAdminTab(page, 'analytics');

    await expect(tile(panel, 'Monthly Revenue').getByText('$1,198', { exact: true })).toBeVisible();
  });
});

test.describe('decisions Analytics', () => {
  test('when there was less than five before, then no trend', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });

    const panel = await openAdminTab(page, 'analytics');

    await expect(tile(panel, 'Active Inquiries')).toHaveText('Active Inquiries1');
    await expect(panel.getByText('% this month')).toHaveCount(0);
  });
});
