import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { changeEventStatus } from '@marquee/contracts/event-operations';
import type { Page } from '@playwright/test';

import { leadRow, openAdminTab } from './fixtures/admin-tabs.ts';
import { aBookedEvent } from './fixtures/booked-event.ts';
import { aSentEvent } from './fixtures/bookings.ts';
import { downloadExport } from './fixtures/download-export.ts';
import { callsOf } from './fixtures/network.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

const heads = ['Client', 'Event', 'Date', 'Value', 'Status', 'Actions'];

async function markProposalSent(page: Page, name: string): Promise<void> {
  await leadRow(page, name).getByRole('button', { name: 'Mark Proposal Sent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark Proposal Sent' }).click();
}

test.describe('2 Provider admin, Event Leads', () => {
  test('when there are leads, then a table lists them with the specified columns', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider }, { name: 'Listed Gala' });

    await openAdminTab(page, 'leads');

    await expect(page.getByRole('columnheader')).toHaveText(heads);
    await expect(leadRow(page, name)).toContainText(client.account.email);
  });

  test('when a status is chosen, then only events with that status are listed', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aBookedEvent({ client, provider }, { name: 'Booked Ball' });
    await aSentEvent({ client, provider }, { name: 'Asked Gala' });
    const panel = await openAdminTab(page, 'leads');
    await expect(leadRow(page, 'Booked Ball')).toBeVisible();

    await panel.getByRole('combobox', { name: 'Status' }).selectOption('New Inquiry');

    await expect(leadRow(page, 'Booked Ball')).toBeHidden();
    await expect(leadRow(page, 'Asked Gala')).toBeVisible();
    await expect(page).toHaveURL('/provider-admin?tab=leads&status=inquiry');
  });

  test('when Export Data is pressed, then every lead is in the file', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider }, { name: 'First Gala' });
    await aSentEvent({ client, provider }, { name: 'Second Gala' });
    await openAdminTab(page, 'leads');

    const file = await downloadExport(page);

    expect(file.name).toMatch(/^Events \d{4}-\d\d-\d\d – .+\.csv$/);
    expect(file.text).toContain('First Gala');
    expect(file.text).toContain('Second Gala');
  });

  test('when an inquiry is marked as Proposal Sent, then it becomes a proposal', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider }, { name: 'Marked Gala' });
    await openAdminTab(page, 'leads');

    await markProposalSent(page, name);

    await expect(leadRow(page, name).getByText('Proposal Sent', { exact: true })).toBeVisible();
    await expect(leadRow(page, name).getByRole('button', { name: 'Mark Proposal Sent' })).toBeHidden();
  });
});

test.describe('4 Event status, leads table', () => {
  test("when an inquiry is set to proposal, then its status is 'Proposal Sent'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider }, { name: 'Quoted Gala' });
    await openAdminTab(page, 'leads');
    await markProposalSent(page, name);

    await page.reload();

    await expect(leadRow(page, name).getByText('Proposal Sent', { exact: true })).toBeVisible();
  });

  test('when an inquiry is set to proposal, then the client’s event becomes a proposal too', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const event = await aSentEvent({ client, provider }, { name: 'Proposed Gala' });
    const { id, name, revision } = event;
    const calls = callsOf(page, changeEventStatus);
    await openAdminTab(page, 'leads');

    await markProposalSent(page, name);
    await expectToast(page, 'Success', 'Event status updated successfully.');

    expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([{ status: 'proposal', revision }]);
    expect((await client.api.call(getClientEvent, { params: { id } })).status).toBe('proposal');
  });
});
