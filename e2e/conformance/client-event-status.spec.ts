import { listClientEvents } from '@marquee/contracts/client-event-operations';

import { aDraftEvent } from './fixtures/bookings.ts';
import { eventRow, sendToProvider } from './fixtures/client-actions.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('4 Event status for the client', () => {
  test('when a draft is sent, then it is marked as sent, with the time of sending', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { name } = await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await sendToProvider(page);

    await expect(eventRow(page, name)).toContainText('Sent to Northern Lights DJs');
    const [event] = await client.api.call(listClientEvents, {});
    expect(event).toMatchObject({ sentToProvider: true, sentToProviderAt: expect.any(String) });
  });

  test('when an event has just been sent, then Edit and Send to provider disappear', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    const { name } = await aDraftEvent({ client, provider }, { name: 'Robin’s Anniversary' });
    await page.goto('/client-admin');

    await sendToProvider(page);

    const row = eventRow(page, name);
    await expect(row).toContainText('Sent to Northern Lights DJs');
    await expect(row.getByRole('link', { name: 'Edit' })).toBeHidden();
    await expect(row.getByRole('button', { name: 'Send to provider' })).toBeHidden();
  });
});
