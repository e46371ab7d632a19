import { remindOfInvoice, switchInvoiceReminders } from '@marquee/contracts/invoice-reminder-operations';
import type { InvoiceReminders } from '@marquee/contracts/invoice-reminders';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { clickInvoiceButton, renderInvoice } from './render-invoice.tsx';

const reminders: InvoiceReminders = {
  areOn: true,
  lastAt: null,
  next: ['2099-10-08T13:00:00.000Z', '2099-10-11T13:00:00.000Z'],
  canSend: true,
  canSendFrom: null,
};
const invoice = anInvoice({ reminders });
const box = { name: 'Email reminders to Marta Reyes' };

describe('the reminders of an invoice', () => {
  test('when no reminder was sent, then the page shows the coming reminders', async () => {
    renderInvoice(invoice);

    expect(await screen.findByText('None yet')).toBeVisible();
    expect(screen.getByText(/Oct 8, 2099.*\n?.*Oct 11, 2099/s)).toBeVisible();
  });

  test('when the provider sends a reminder, then the request has the revision and the page shows when the next reminder can follow', async () => {
    const canSendFrom = '2099-10-02T04:00:00.000Z';
    const sent = { ...reminders, lastAt: '2099-10-01T15:00:00.000Z', canSend: false, canSendFrom };

    const { calls } = await clickInvoiceButton('Send Reminder', invoice, [
      answer(remindOfInvoice, { ...invoice, revision: 3, reminders: sent }),
    ]);

    expect(await screen.findByText('Reminder Sent')).toBeVisible();
    expect(calls(remindOfInvoice).map(({ body }) => body)).toEqual([{ revision: 2 }]);
    expect(screen.queryByRole('button', { name: 'Send Reminder' })).not.toBeInTheDocument();
    expect(await screen.findByText(/You can send the next one from Oct [12], 2099/)).toBeVisible();
  });

  test('when the client’s name ends with a period, then the toast does not end with two periods', async () => {
    const ofCompany = { ...invoice, clientName: 'Reyes & Co.' };

    await clickInvoiceButton('Send Reminder', ofCompany, [
      answer(remindOfInvoice, { ...ofCompany, revision: 3 }),
    ]);

    expect(await screen.findByText('We are emailing Reyes & Co.')).toBeVisible();
  });

  test('when a reminder was sent in another tab, then the page shows the server’s error', async () => {
    const message = 'You have already sent a reminder today. You can send the next one on Oct 2, 2099.';

    await clickInvoiceButton('Send Reminder', invoice, [
      refuse(remindOfInvoice, { status: 409, code: 'reminded_today', message }),
    ]);

    expect(await screen.findByText(message)).toBeVisible();
  });

  test('when the provider switches the reminders off, then the page says so', async () => {
    const off = { ...invoice, revision: 3, reminders: { ...reminders, areOn: false } };
    const { user, calls } = renderInvoice(invoice, [answer(switchInvoiceReminders, off)]);

    await user.click(await screen.findByRole('checkbox', box));

    expect(await screen.findByText('Reminders Switched Off')).toBeVisible();
    expect(await screen.findByText('Switched off')).toBeVisible();
    expect(calls(switchInvoiceReminders).map(({ body }) => body)).toEqual([{ areOn: false, revision: 2 }]);
  });

  test('when the server rejects the change, then the checkbox shows the stored value', async () => {
    const { user } = renderInvoice(invoice, [
      refuse(switchInvoiceReminders, {
        status: 409,
        code: 'invoice_already_paid',
        message: 'It has been paid',
      }),
    ]);

    await user.click(await screen.findByRole('checkbox', box));

    expect(await screen.findByText('It has been paid')).toBeVisible();
    expect(await screen.findByRole('checkbox', { ...box, checked: true })).toBeVisible();
  });

  test('when the invoice is settled, then the page has no section about reminders', async () => {
    renderInvoice(aPaidInvoice({ reminders: null }));

    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Reminders' })).not.toBeInTheDocument();
  });
});
