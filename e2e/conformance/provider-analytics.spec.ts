import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import { changeEventStatus } from '@marquee/contracts/event-operations';

import { openAdminTab, tile } from './fixtures/admin-tabs.ts';
import { aBookedEvent } from './fixtures/booked-event.ts';
import { aSentEvent } from './fixtures/bookings.ts';
import { justEnded } from './fixtures/just-ended.ts';
import type { Client, Provider } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

type People = { client: Client; provider: Provider };

/** Creates a completed event of today with a total of $599.00. */
async function aCompletedEvent(people: People): Promise<void> {
  const { id } = await aBookedEvent(people, justEnded());
  await people.provider.api.call(changeEventStatus, { params: { id }, body: { status: 'completed' } });
}

test.describe('2 Provider admin, Analytics', () => {
  test('when events were received, then Active Inquiries counts those without a booking', async ({
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

  test('when an event is booked, then the revenue of the month includes its total', async ({
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

  test('when one of two booked events is within 30 days, then Booked Events counts only that event', async ({
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

  test('when one event is booked, one completed and one requested, then the revenue includes the first two', async ({
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
  test('when the previous period has fewer than five events, then no trend is shown', async ({
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
