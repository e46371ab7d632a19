import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { exportProviderEvents } from '@marquee/contracts/event-operations';
import type { Page } from '@playwright/test';

import { leadRow, openAdminTab } from './scene/admin-tabs.ts';
import { aBookedEvent } from './scene/booked-event.ts';
import { aSentEvent } from './scene/bookings.ts';
import { exportedFrom } from './scene/exported.ts';
import { callsOf, holdBack, refuse } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

async function choose(page: Page, { name }: { name: string }, act: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test.describe('8 Success toasts, leads', () => {
  test("when a lead was moved on, then 'Success' with its words", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });
    await openAdminTab(page, 'leads');
    await page.getByRole('button', { name: 'Mark Proposal Sent' }).click();

    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark Proposal Sent' }).click();

    await expectSaid(page, 'Success', 'Event status updated successfully.');
  });
});

test.describe('9 Currency, leads', () => {
  test('when a lead has an amount, then it is shown without decimals', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aBookedEvent({ client, provider });

    await openAdminTab(page, 'leads');

    await expect(leadRow(page, name).getByText('$599', { exact: true })).toBeVisible();
  });
});

test.describe('decisions Event Leads', () => {
  test('when a booked lead’s day has come, then it can be marked completed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const event = await aBookedEvent(
      { client, provider },
      { eventDate: dateIn(defaultTimeZone, new Date()) },
    );
    await openAdminTab(page, 'leads');
    await choose(page, event, 'Mark completed');

    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark completed' }).click();

    await expect(leadRow(page, event.name).getByText('Completed', { exact: true })).toBeVisible();
  });

  test('when a lead is cancelled with a reason, then the client reads it', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const event = await aSentEvent({ client, provider });
    await openAdminTab(page, 'leads');
    await choose(page, event, 'Cancel event');
    await page.getByRole('dialog').getByLabel('Reason').fill('The hall is closed');

    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click();

    await expect(leadRow(page, event.name).getByText('Cancelled', { exact: true })).toBeVisible();
    const { cancelReason } = await client.api.call(getClientEvent, { params: { id: event.id } });
    expect(cancelReason).toBe('The hall is closed');
  });

  test('when a lead’s name begins like a formula, then the file has it as text', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider }, { name: '=SUM(A1:A9)' });
    await openAdminTab(page, 'leads');

    const { text } = await exportedFrom(page);

    expect(text).toContain(",'=SUM(A1:A9),");
    expect(text.startsWith('\uFEFFClient,')).toBe(true);
  });

  test('when the leads are filtered, then the file holds only those', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aBookedEvent({ client, provider }, { name: 'Booked Ball' });
    await aSentEvent({ client, provider }, { name: 'Asked Gala' });
    await page.goto('/provider-admin?tab=leads&status=booked');

    const { text } = await exportedFrom(page);

    expect(text).toContain('Booked Ball');
    expect(text).not.toContain('Asked Gala');
  });

  test("when the file is on its way, then 'Exporting...' and no second one", async ({
    providerPage: page,
  }) => {
    await page.goto('/provider-admin');
    const calls = callsOf(page, exportProviderEvents);
    const letGo = await holdBack(page, exportProviderEvents);
    await page.getByRole('button', { name: 'Export Data' }).click();
    await page.getByRole('button', { name: 'Exporting...' }).click({ force: true });
    const arriving = page.waitForEvent('download');

    letGo();

    await arriving;
    await expect(page.getByRole('button', { name: 'Export Data' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('when the file is refused, then why', async ({ providerPage: page }) => {
    await page.goto('/provider-admin');
    await refuse(page, exportProviderEvents, { status: 503, message: 'Please try again in a moment' });

    await page.getByRole('button', { name: 'Export Data' }).click();

    await expectSaid(page, 'Error', 'Please try again in a moment');
  });
});
