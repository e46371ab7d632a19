import { changeEventStatus, listProviderEvents } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRequest } from './a-request.ts';
import { renderProvider } from './render-provider.tsx';

function renderLeads(leads: EventView[], answers: Answer[] = []) {
  return renderProvider({
    route: '/provider-admin',
    answers: [answer(listProviderEvents, leads), ...answers],
  });
}

describe('event leads', () => {
  test('when the page opens, then heading and document title show the page’s name', async () => {
    renderLeads([]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Provider Dashboard' })).toBeVisible();
    expect(document.title).toBe('Provider Dashboard · Marquee');
  });

  test('when there is a lead, then its row shows client, event and date', async () => {
    renderLeads([aRequest({ status: 'booked', eventDate: '2099-01-24' })]);

    const row = within(await screen.findByRole('row', { name: /Abuela’s 60th Birthday/ }));

    for (const text of ['Marta Reyes', 'marta@reyes.example', 'Jan 24, 2099', 'Booked']) {
      expect(row.getByText(text)).toBeVisible();
    }
  });

  test.each(['inquiry', 'proposal', 'booked', 'completed', 'cancelled'] as const)(
    'when a lead is %s, then its name opens its details',
    async (status) => {
      const lead = aRequest({ status });
      const { user } = renderLeads([lead]);

      await user.click(await screen.findByRole('button', { name: lead.name }));

      expect(await screen.findByRole('dialog', { name: lead.name })).toBeVisible();
    },
  );

  test("when the date of a lead is unknown, then the row shows 'Date TBD'", async () => {
    renderLeads([aRequest({ eventDate: '' })]);

    expect(await screen.findByText('Date TBD')).toBeVisible();
  });

  test("when only the client’s email address is known, then the row shows 'Unknown Client' and the address", async () => {
    renderLeads([aRequest({ clientName: 'marta@reyes.example' })]);

    expect(await screen.findByText('Unknown Client')).toBeVisible();
    expect(screen.getByText('marta@reyes.example')).toBeVisible();
  });

  test.each([
    { status: 'proposal', badge: 'Proposal Sent', button: 'View' },
    { status: 'completed', badge: 'Completed', button: 'View' },
    { status: 'cancelled', badge: 'Cancelled', button: 'View' },
  ] as const)('when a lead is $status, then its row shows $badge and offers $button', async (lead) => {
    renderLeads([aRequest({ status: lead.status })]);

    const row = within(await screen.findByRole('row', { name: /Abuela’s/ }));

    expect(row.getByText(lead.badge)).toBeVisible();
    expect(row.getByRole('button', { name: lead.button })).toBeVisible();
  });

  test('when the leads cannot be loaded, then the tab shows the request id and offers a retry', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    const { user, calls } = renderLeads([], [refuse(listProviderEvents, outage)]);

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(screen.getByText(/request-under-test/)).toBeVisible();
    expect(calls(listProviderEvents)).toHaveLength(2);
  });
});

describe('filter and pages of the leads', () => {
  test('when the provider chooses a status, then only leads with that status are requested and the address contains the status', async () => {
    const { user, calls, path } = renderLeads([aRequest()]);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Booked');

    await waitFor(() => {
      expect(calls(listProviderEvents).at(-1)?.query).toEqual({ limit: '20', status: 'booked' });
    });
    expect(path()).toBe('/provider-admin?tab=leads&status=booked');
  });

  test('when no lead has the chosen status, then the tab says that none matches, and the filter can be cleared', async () => {
    const { user } = renderProvider({
      route: '/provider-admin?status=completed',
      answers: [answer(listProviderEvents, ({ query }) => (query.status ? [] : [aRequest()]))],
    });

    expect(await screen.findByText('No events match “Completed”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));

    expect(await screen.findByRole('row', { name: /Abuela’s/ })).toBeVisible();
  });

  test('when there are more leads than fit on a page, then the provider can page and the address contains the page', async () => {
    const last = aRequest();
    const link = `</api/events/provider?limit=20&after=${last.id}>; rel="next"`;
    const paged = answer(listProviderEvents, [last], { headers: { link, 'x-total-count': '21' } });
    const { user, path } = renderLeads([], [paged]);

    await user.click(await screen.findByRole('button', { name: 'Next page' }));

    expect(await screen.findByText('21 to 21 of 21')).toBeVisible();
    expect(path()).toBe(`/provider-admin?tab=leads&after=${last.id}`);
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText('1 to 1 of 21')).toBeVisible();
  });
});

async function choose(lead: EventView, choice: string, answers: Answer[]) {
  const view = renderLeads([lead], answers);
  await view.user.click(await screen.findByRole('button', { name: `More for ${lead.name}` }));
  await view.user.click(await screen.findByRole('menuitem', { name: choice }));
  return view;
}

describe('changing a lead’s status', () => {
  test('when the server rejects the change without a reason, then the specification’s text appears', async () => {
    const refusal = refuse(changeEventStatus, { status: 500, code: 'internal', message: '' });
    const { user } = renderLeads([aRequest()], [refusal]);

    await user.click(await screen.findByRole('button', { name: 'Mark Proposal Sent' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Mark Proposal Sent' }));

    expect(await screen.findByText('Failed to update event status.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('when a booked event is over, then the provider can complete it', async () => {
    const lead = aRequest({ status: 'booked', eventDate: '2020-01-24' });
    const { user, calls } = await choose(lead, 'Mark completed', [answer(changeEventStatus, lead)]);

    await user.click(await screen.findByRole('button', { name: 'Mark completed' }));

    expect(await screen.findByText('Event status updated successfully.')).toBeVisible();
    expect(calls(changeEventStatus)[0]?.body).toEqual({ status: 'completed', revision: 2 });
  });

  test.each([
    { name: 'booked', bookedAt: '2025-08-20T10:00:00.000Z', times: 1 },
    { name: 'not booked', bookedAt: null, times: 0 },
  ])(
    'when the provider is about to cancel a lead that is $name, then the note about payments appears $times times',
    async ({ bookedAt, times }) => {
      await choose(aRequest({ bookedAt }), 'Cancel event', []);

      expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible();
      expect(
        screen.queryAllByText(
          /Unpaid invoices become void, except overdue ones. Payments aren’t refunded automatically; refund what you owe from the invoice. You can’t/,
        ),
      ).toHaveLength(times);
    },
  );

  test('when the provider cancels the event of a lead, then the call contains the reason', async () => {
    const lead = aRequest();
    const { user, calls } = await choose(lead, 'Cancel event', [answer(changeEventStatus, lead)]);

    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Double booked');
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    expect(await screen.findByText('Event status updated successfully.')).toBeVisible();
    expect(calls(changeEventStatus)[0]?.body).toEqual({
      ...{ status: 'cancelled', reason: 'Double booked', revision: 2 },
    });
  });
});
