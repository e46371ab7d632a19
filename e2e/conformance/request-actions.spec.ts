import { cancelClientEvent, getClientEvent } from '@marquee/contracts/client-event-operations';
import { changeEventStatus } from '@marquee/contracts/event-operations';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { aDraftEvent, aDraftQuote, aSentEvent } from './fixtures/bookings.ts';
import { aBookedEvent } from './fixtures/booked-event.ts';
import { justEnded } from './fixtures/just-ended.ts';
import { callsOf } from './fixtures/network.ts';
import { openEditor } from './fixtures/quotes.ts';
import { expect, test } from './fixtures/test.ts';

async function openRequests(page: Page) {
  await page.goto('/provider?tab=requests');
  return page.getByRole('tabpanel');
}

async function openMenu(page: Page, { name }: { name: string }): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
}

async function cancelEvent(page: Page, event: { name: string }, reason: string): Promise<void> {
  await openMenu(page, event);
  await page.getByRole('menuitem', { name: 'Cancel event' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click();
}

test.describe('4 Event status, provider', () => {
  test("when a quote was created, then the requests view shows 'Quote Created'", async ({
    providerPage,
    client,
    provider,
  }) => {
    await aDraftQuote({ client, provider });

    const panel = await openRequests(providerPage);

    await expect(panel.getByText('Quote Created', { exact: true })).toBeVisible();
  });

  test('when a quote is created from a request, then the client’s event becomes a proposal too', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentEvent({ client, provider });
    await openRequests(page);
    await page.getByRole('button', { name: 'Create Quote' }).click();
    await expect(page).toHaveURL(/\/provider\/quotes\//);

    await expect
      .poll(async () => (await client.api.call(getClientEvent, { params: { id } })).status)
      .toBe('proposal');
  });

  test('when an event is booked, then the requests view shows Booked', async ({
    providerPage,
    client,
    provider,
  }) => {
    await aBookedEvent({ client, provider });

    const panel = await openRequests(providerPage);

    await expect(panel.getByText('Booked', { exact: true })).toBeVisible();
  });
});

test.describe('decisions Event status, provider', () => {
  test('when a booked event is over, then the provider can mark it completed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const event = await aBookedEvent({ client, provider }, justEnded());
    const panel = await openRequests(page);
    await openMenu(page, event);
    await page.getByRole('menuitem', { name: 'Mark completed' }).click();

    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark completed' }).click();

    await expect(toast(page, 'Success')).toBeVisible();
    await expect(panel.getByText('Completed', { exact: true })).toBeVisible();
  });

  test('when the provider cancels with a reason, then status and reason are sent, and the event is cancelled', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const event = await aSentEvent({ client, provider });
    const calls = callsOf(page, changeEventStatus);
    const panel = await openRequests(page);

    await cancelEvent(page, event, 'The hall is closed');

    await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
    expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([
      { status: 'cancelled', reason: 'The hall is closed', revision: event.revision },
    ]);
  });

  test('when an event is cancelled, then its open quote is withdrawn', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });
    const id = quote.eventId ?? '';
    await client.api.call(cancelClientEvent, { params: { id }, body: { reason: 'We moved' } });

    await expect(async () => {
      await openEditor(page, quote);
      await expect(page.getByText('Withdrawn: the event was cancelled')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeHidden();
  });

  test('when an event is still a draft, then its provider does not see it among the requests', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aDraftEvent({ client, provider }, { name: 'Still a Secret' });
    await aSentEvent({ client, provider }, { name: 'Sent' });

    const panel = await openRequests(page);

    await expect(panel.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible();
    await expect(panel).not.toContainText('Still a Secret');
  });
});
