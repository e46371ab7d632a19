import { getClientEvent } from '@marquee/contracts/client-event-operations';
import type { Page } from '@playwright/test';

import { leadRow, openAdminTab } from './fixtures/admin-tabs.ts';
import { aBookedEvent } from './fixtures/booked-event.ts';
import { aSentEvent } from './fixtures/bookings.ts';
import { downloadExport } from './fixtures/download-export.ts';
import { justEnded } from './fixtures/just-ended.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

async function choose(page: Page, { name }: { name: string }, runAction: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: runAction }).click();
}

test.describe('decisions Event Leads', () => {
  test('when the event of a booked lead is over, then the provider can mark the event completed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const event = await aBookedEvent({ client, provider }, { name: 'Today’s Ball', ...justEnded() });
    await openAdminTab(page, 'leads');
    await choose(page, event, 'Mark completed');

    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark completed' }).click();

    await expect(leadRow(page, event.name).getByText('Completed', { exact: true })).toBeVisible();
  });

  test('when a lead is cancelled with a reason, then the client can read the reason', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const event = await aSentEvent({ client, provider }, { name: 'Cancelled Gala' });
    await openAdminTab(page, 'leads');
    await choose(page, event, 'Cancel event');
    await page.getByRole('dialog').getByLabel('Reason').fill('The hall is closed');

    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Event' }).click();

    await expect(leadRow(page, event.name).getByText('Cancelled', { exact: true })).toBeVisible();
    const { cancelReason } = await client.api.call(getClientEvent, { params: { id: event.id } });
    expect(cancelReason).toBe('The hall is closed');
  });

  test('when an event’s name begins like a formula, then the exported file contains the name as text', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider }, { name: '=SUM(A1:A9)' });
    await openAdminTab(page, 'leads');

    const { text } = await downloadExport(page);

    expect(text).toContain(",'=SUM(A1:A9),");
    expect(text.startsWith('\uFEFFClient,')).toBe(true);
  });

  test('when the leads are filtered, then the exported file contains only the matching leads', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aBookedEvent({ client, provider }, { name: 'Booked Ball' });
    await aSentEvent({ client, provider }, { name: 'Asked Gala' });
    await page.goto('/provider-admin?tab=leads&status=booked');

    const { text } = await downloadExport(page);

    expect(text).toContain('Booked Ball');
    expect(text).not.toContain('Asked Gala');
  });
});
