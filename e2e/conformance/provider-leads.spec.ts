import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { changeEventStatus, listProviderEvents } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import type { Page } from '@playwright/test';

import { leadRow, openAdminTab } from './scene/admin-tabs.ts';
import { aBookedEvent } from './scene/booked-event.ts';
import { aSentEvent } from './scene/bookings.ts';
import { exportedFrom } from './scene/exported.ts';
import { answer, callsOf } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

const heads = ['Client', 'Event', 'Date', 'Value', 'Status', 'Actions'];
const statuses = ['All Statuses', 'New Inquiry', 'Proposal Sent', 'Booked', 'Completed'];

/** Nobody signs up without a name or an e-mail; this is what an account that was deleted leaves behind. */
async function showNameless(page: Page, event: EventView): Promise<void> {
  await answer(page, listProviderEvents, [{ ...event, clientName: '', clientEmail: '' }]);
}

async function markProposalSent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark Proposal Sent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark Proposal Sent' }).click();
}

test.describe('2 Provider admin, Event Leads', () => {
  test("when there is no event, then 'No Events Yet'", async ({ providerPage: page }) => {
    const panel = await openAdminTab(page, 'leads');

    await expect(panel.getByRole('heading', { name: 'No Events Yet', exact: true })).toBeVisible();
  });

  test('when there are leads, then a table with these columns', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });

    await openAdminTab(page, 'leads');

    await expect(page.getByRole('columnheader')).toHaveText(heads);
    await expect(leadRow(page, name)).toContainText(client.account.email);
  });

  test('when its choices are read, then all and four statuses', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await aSentEvent({ client, provider });

    const panel = await openAdminTab(page, 'leads');

    await expect(panel.getByRole('combobox', { name: 'Status' }).getByRole('option')).toHaveText(statuses);
  });

  test('when a status is chosen, then only its events are listed', async ({
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

    const file = await exportedFrom(page);

    expect(file.name).toMatch(/^marquee-events-\d{4}-\d\d-\d\d\.csv$/);
    expect(file.text).toContain('First Gala');
    expect(file.text).toContain('Second Gala');
  });

  test("when the client has no name, then 'Unknown Client'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    await showNameless(page, await aSentEvent({ client, provider }));

    const panel = await openAdminTab(page, 'leads');

    await expect(panel.getByText('Unknown Client', { exact: true })).toBeVisible();
  });

  test("when the client has no e-mail, then 'No email'", async ({ providerPage: page, client, provider }) => {
    await showNameless(page, await aSentEvent({ client, provider }));

    const panel = await openAdminTab(page, 'leads');

    await expect(panel.getByText('No email', { exact: true })).toBeVisible();
  });

  test("when there is no amount yet, then 'TBD'", async ({ providerPage: page, client, provider }) => {
    const { name } = await aSentEvent({ client, provider });

    await openAdminTab(page, 'leads');

    await expect(leadRow(page, name).getByText('TBD', { exact: true })).toBeVisible();
  });

  test('when an inquiry is marked, then it is a proposal', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    await openAdminTab(page, 'leads');

    await markProposalSent(page);

    await expect(leadRow(page, name).getByText('Proposal Sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark Proposal Sent' })).toBeHidden();
  });
});

test.describe('4 Event status, leads table', () => {
  test("when an event was just sent, then it reads 'New Inquiry'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });

    await openAdminTab(page, 'leads');

    await expect(leadRow(page, name).getByText('New Inquiry', { exact: true })).toBeVisible();
  });

  test("when an inquiry is set to proposal, then it reads 'Proposal Sent'", async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { name } = await aSentEvent({ client, provider });
    await openAdminTab(page, 'leads');
    await markProposalSent(page);

    await page.reload();

    await expect(leadRow(page, name).getByText('Proposal Sent', { exact: true })).toBeVisible();
  });

  test('when an inquiry is set to proposal, then the client’s event is one too', async ({
    providerPage: page,
    client,
    provider,
  }) => {
    const { id } = await aSentEvent({ client, provider });
    const calls = callsOf(page, changeEventStatus);
    await openAdminTab(page, 'leads');

    await markProposalSent(page);
    await expectSaid(page, 'Success', 'Event status updated successfully.');

    expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([{ status: 'proposal' }]);
    expect((await client.api.call(getClientEvent, { params: { id } })).status).toBe('proposal');
  });
});
