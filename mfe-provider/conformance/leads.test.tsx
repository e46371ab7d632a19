import { listProviderEvents } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aRequest } from '../test/a-request.ts';
import { renderProvider } from '../test/render-provider.tsx';

function openLeads(leads: EventView[]) {
  return renderProvider({
    route: '/provider-admin?tab=leads',
    answers: [answer(listProviderEvents, leads)],
  });
}

async function findRow({ name }: EventView) {
  return within(await screen.findByRole('row', { name: new RegExp(name) }));
}

describe('2 Provider admin, Event Leads', () => {
  test("when there is no event, then the tab shows 'No Events Yet'", async () => {
    openLeads([]);

    expect(await screen.findByRole('heading', { name: 'No Events Yet' })).toBeVisible();
  });

  test('when there is no event, then the columns and the status filter are shown', async () => {
    openLeads([]);
    await screen.findByRole('heading', { name: 'No Events Yet' });

    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

    expect(heads).toEqual(['Client', 'Event', 'Date', 'Value', 'Status', 'Actions']);
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  });

  test('when the events cannot be loaded, then the status filter is shown', async () => {
    const outage = { status: 503, code: 'unavailable', message: '' };
    renderProvider({
      route: '/provider-admin?tab=leads',
      answers: [refuse(listProviderEvents, outage)],
    });

    expect(await screen.findByText('The events could not be loaded')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  });

  test('when the tab opens, then the status filter offers all statuses and each of four', async () => {
    openLeads([aRequest()]);

    const filter = await screen.findByRole('combobox', { name: 'Status' });

    const choices = within(filter).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'All Statuses',
      'New Inquiry',
      'Proposal Sent',
      'Booked',
      'Completed',
    ]);
  });

  test("when the client has no name, then the row shows 'Unknown Client'", async () => {
    const lead = aRequest({ clientName: '' });
    openLeads([lead]);

    expect((await findRow(lead)).getByText('Unknown Client')).toBeVisible();
  });

  test("when the client has no email address, then the row shows 'No email'", async () => {
    const lead = aRequest({ clientEmail: '' });
    openLeads([lead]);

    expect((await findRow(lead)).getByText('No email')).toBeVisible();
  });

  test("when there is no amount yet, then the row shows 'TBD'", async () => {
    const lead = aRequest({ totalAmount: null });
    openLeads([lead]);

    expect((await findRow(lead)).getByText('TBD')).toBeVisible();
  });
});

describe('4 Event status, leads table', () => {
  test("when an event was just sent, then its row shows 'New Inquiry'", async () => {
    const lead = aRequest({ status: 'inquiry' });
    openLeads([lead]);

    expect((await findRow(lead)).getByText('New Inquiry')).toBeVisible();
  });
});
