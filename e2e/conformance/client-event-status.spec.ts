import { listClientEvents } from '@marquee/contracts/client-event-operations';

import { aDraftEvent, anAcceptedQuote, aSentEvent } from './scene/bookings.ts';
import { eventRow, sendToProvider } from './scene/client-acts.ts';
import { expect, test } from './scene/test.ts';

const name = 'Robin’s Graduation';

test.describe('4 Event status for the client', () => {
  test('when it is an inquiry that was not sent, then Draft', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });

    await page.goto('/client-admin');

    await expect(eventRow(page, name).getByText('Draft', { exact: true })).toBeVisible();
  });

  test("when it was sent, then 'Sent to ' and the provider's name", async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });

    await page.goto('/client-admin');

    await expect(eventRow(page, name).getByText('Sent to Northern Lights DJs')).toBeVisible();
  });

  test('when it is booked, then the positive badge Booked on the board', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await anAcceptedQuote({ client, provider });

    await expect(async () => {
      await page.goto('/client-admin');
      await expect(page.getByRole('article', { name }).getByText('Booked', { exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  });

  test('when a draft is sent, then it is marked as sent, with the time', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await sendToProvider(page);

    await expect(eventRow(page, name)).toContainText('Sent to Northern Lights DJs');
    const [event] = await client.api.call(listClientEvents, {});
    expect(event).toMatchObject({ sentToProvider: true, sentToProviderAt: expect.any(String) });
  });

  test('when it has just been sent, then Edit and Send to provider are gone', async ({
    clientPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider });
    await page.goto('/client-admin');

    await sendToProvider(page);

    const row = eventRow(page, name);
    await expect(row).toContainText('Sent to Northern Lights DJs');
    await expect(row.getByRole('link', { name: 'Edit' })).toBeHidden();
    await expect(row.getByRole('button', { name: 'Send to provider' })).toBeHidden();
  });
});
