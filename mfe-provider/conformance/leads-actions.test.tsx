import {
  changeEventStatus,
  exportProviderEvents,
  listProviderEvents,
} from '@marquee/contracts/event-operations';
import { answer, expectToast, hold, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRequest } from '../test/a-request.ts';
import { renderProvider } from '../test/render-provider.tsx';

const booked = aRequest({ status: 'booked', totalAmount: '1499.50' });

function openLeads(lead = booked, answers: Answer[] = []) {
  return renderProvider({
    route: '/provider-admin',
    answers: [answer(listProviderEvents, [lead]), ...answers],
  });
}

describe('8 Success toasts, leads', () => {
  test("when the status of a lead was changed, then a toast shows 'Success' with its text", async () => {
    const lead = aRequest();
    const { user } = openLeads(lead, [answer(changeEventStatus, lead)]);
    await user.click(await screen.findByRole('button', { name: 'Mark Proposal Sent' }));
    const dialog = within(await screen.findByRole('alertdialog'));

    await user.click(dialog.getByRole('button', { name: 'Mark Proposal Sent' }));

    await expectToast('Success', 'Event status updated successfully.');
  });
});

describe('9 Currency, leads', () => {
  test('when a lead has an amount, then the amount is shown without decimals', async () => {
    openLeads();

    const row = within(await screen.findByRole('row', { name: new RegExp(booked.name) }));

    expect(row.getByText('$1,500')).toBeVisible();
  });
});

describe('decisions Event Leads', () => {
  test("when the export is running, then the button shows 'Exporting...' and a second click does nothing", async () => {
    const headers = { 'content-disposition': 'attachment; filename="marquee-events-2026-11-21.csv"' };
    const file = hold(answer(exportProviderEvents, 'Client,Event\r\n', { headers }));
    const { user, calls, savedAs } = openLeads(booked, [file.answer]);
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    await user.click(await screen.findByRole('button', { name: 'Exporting...' }));
    expect(savedAs()).toBeNull();

    file.release();

    await waitFor(() => {
      expect(savedAs()).toBe('marquee-events-2026-11-21.csv');
    });
    expect(await screen.findByRole('button', { name: 'Export Data' })).toBeVisible();
    expect(calls(exportProviderEvents)).toHaveLength(1);
  });

  test('when the export fails, then a toast shows the reason', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    const { user, savedAs } = openLeads(booked, [refuse(exportProviderEvents, outage)]);

    await user.click(await screen.findByRole('button', { name: 'Export Data' }));

    await expectToast('Failed to Export Data', 'Please try again in a moment');
    expect(savedAs()).toBeNull();
  });
});
