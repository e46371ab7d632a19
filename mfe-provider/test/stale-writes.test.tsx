import { changeEventStatus, listProviderEvents } from '@marquee/contracts/event-operations';
import { getInvoice, recordPayment } from '@marquee/contracts/invoice-operations';
import { getPaymentDefault, setPaymentDefault } from '@marquee/contracts/payment-default-operations';
import { getProviderProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import { answer, answerIfFresh, aProviderUser } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRequest } from './a-request.ts';
import { anInvoice } from './an-invoice.ts';
import { renderProvider } from './render-provider.tsx';

describe('a provider’s profile that changed in another tab', () => {
  const read = aProviderUser().profile;
  const current = { ...read, phone: '212-555-0100', serviceTypes: ['Lighting'], revision: 4 };

  test('when the provider saves the profile, then the page names the fields that differ; a second attempt saves it', async () => {
    const { user, calls } = renderProvider({
      route: '/provider?tab=profile',
      answers: [answer(getProviderProfile, read), answerIfFresh(updateProviderProfile, current)],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'Address *' }), '48 Water Street');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/You changed Phone and Service Types in another tab/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(calls(updateProviderProfile).at(-1)?.body).toMatchObject({
      ...{ address: '48 Water Street', phone: '212-555-0100', serviceTypes: ['Lighting'], revision: 4 },
    });
  });
});

describe('a list that was edited in two tabs', () => {
  test('when the provider saves the list, then the page shows both lists, and the edited one stays in the form', async () => {
    const read = { ...aProviderUser().profile, serviceTypes: ['DJ'] };
    const current = { ...read, serviceTypes: ['DJ', 'Lighting'], revision: 4 };
    const { user } = renderProvider({
      route: '/provider?tab=profile',
      answers: [answer(getProviderProfile, read), answerIfFresh(updateProviderProfile, current)],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(screen.getByRole('textbox', { name: 'Service Types' }), 'Magic{Enter}');

    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    const words = /You typed “.?DJ and Magic.?”; you saved “.?DJ and Lighting.?” in another tab/;
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Service Types' })).toHaveAccessibleDescription(words);
    });
    expect(screen.getByRole('button', { name: 'Remove Magic' })).toBeVisible();
  });
});

describe('payment defaults that changed in another tab', () => {
  const read = { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 7, revision: 1 } as const;
  const current = { ...read, deposit: { kind: 'percent', percent: 50 }, revision: 2 } as const;

  test('when the provider saves the defaults, then the page names the field that differs; a second attempt saves them', async () => {
    const { user, calls } = renderProvider({
      route: '/provider/billing',
      answers: [answer(getPaymentDefault, read), answerIfFresh(setPaymentDefault, current)],
    });
    const days = await screen.findByRole('textbox', { name: 'Balance due (days before event)' });
    await user.clear(days);
    await user.type(days, '14');
    await user.click(screen.getByRole('button', { name: 'Save Defaults' }));
    expect(await screen.findByText(/You changed Deposit \(%\) in another tab/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Save Defaults' }));

    expect(await screen.findByText('Defaults Saved')).toBeVisible();
    expect(calls(setPaymentDefault).at(-1)?.body).toEqual({
      ...{ deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 14, revision: 2 },
      ...{ taxNumber: '', billingAddress: '' },
    });
  });

  test('when the other tab chose another kind of deposit, then the typed percentage stays and is saved', async () => {
    const fixed = { ...read, deposit: { kind: 'amount', amount: '300.00' }, revision: 2 } as const;
    const { user, calls } = renderProvider({
      route: '/provider/billing',
      answers: [answer(getPaymentDefault, read), answerIfFresh(setPaymentDefault, fixed)],
    });
    const percent = await screen.findByRole('textbox', { name: 'Deposit (%)' });
    await user.clear(percent);
    await user.type(percent, '35{Enter}');
    await screen.findByText(/You typed .*35.*you saved .*A fixed amount, 300/);

    await user.click(screen.getByRole('button', { name: 'Save Defaults' }));

    expect(await screen.findByText('Defaults Saved')).toBeVisible();
    expect(calls(setPaymentDefault).at(-1)?.body).toMatchObject({
      deposit: { kind: 'percent', percent: 35 },
    });
  });
});

describe('actions on records that changed meanwhile', () => {
  test('when the client has renamed and cancelled the event of a lead, then the page says that the client changed its name and status', async () => {
    const lead = aRequest();
    const current = { ...lead, status: 'cancelled', name: 'Winter Ball', revision: 3 } as const;
    const changedBy = { fields: { status: 'client' }, otherFields: 'client' } as const;
    const { user } = renderProvider({
      route: '/provider-admin?tab=leads',
      answers: [answer(listProviderEvents, [lead]), answerIfFresh(changeEventStatus, current, changedBy)],
    });
    await user.click(await screen.findByRole('button', { name: 'Mark Proposal Sent' }));
    const dialog = within(await screen.findByRole('alertdialog'));

    await user.click(dialog.getByRole('button', { name: 'Mark Proposal Sent' }));

    expect(await screen.findByText(/The client changed Event Name and Status\./)).toBeVisible();
  });

  test.each([
    ['Venue Entry Time', { venueEntryTime: '10:30' }],
    ['Venue Name', { venueName: 'Pier 9' }],
    ['Custom Requests', { customRequests: 'No strobe lights' }],
    ['Event Category', { customEventType: 'Vow renewal' }],
  ])(
    'when the %s of a lead has changed, then changing its status stops with a notice',
    async (label, changed) => {
      const lead = aRequest();
      const current = { ...lead, ...changed, revision: 3 } as const;
      const changedBy = { fields: {}, otherFields: 'client' } as const;
      const { user, calls } = renderProvider({
        route: '/provider-admin?tab=leads',
        answers: [answer(listProviderEvents, [lead]), answerIfFresh(changeEventStatus, current, changedBy)],
      });
      await user.click(await screen.findByRole('button', { name: 'Mark Proposal Sent' }));
      const dialog = within(await screen.findByRole('alertdialog'));

      await user.click(dialog.getByRole('button', { name: 'Mark Proposal Sent' }));

      expect(await screen.findByText(new RegExp(`The client changed ${label}\\.`))).toBeVisible();
      expect(calls(changeEventStatus)).toHaveLength(1);
    },
  );

  test('when the client of an invoice has another name now, then recording a payment stops with a notice', async () => {
    const invoice = anInvoice();
    const current = { ...invoice, clientName: 'Amara Obi', revision: 3 } as const;
    const changedBy = { fields: { clientName: 'client' }, otherFields: 'provider' } as const;
    const { user, calls } = renderProvider({
      route: `/provider/invoices/${invoice.id}`,
      answers: [answer(getInvoice, invoice), answerIfFresh(recordPayment, current, changedBy)],
    });
    await user.click(await screen.findByRole('button', { name: 'Record Payment' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));

    expect(await screen.findByText(/The client changed Client Name\./)).toBeVisible();
    expect(calls(recordPayment)).toHaveLength(1);
  });

  test('when an invoice was paid by card, then recording a payment stops with a notice, and the note stays', async () => {
    const invoice = anInvoice();
    const current = { ...invoice, status: 'paid', refundedAmount: '10.00', revision: 3 } as const;
    const changedBy = {
      fields: { status: 'client', refundedAmount: 'provider' },
      otherFields: null,
    } as const;
    const { user } = renderProvider({
      route: `/provider/invoices/${invoice.id}`,
      answers: [answer(getInvoice, invoice), answerIfFresh(recordPayment, current, changedBy)],
    });
    await user.click(await screen.findByRole('button', { name: 'Record Payment' }));
    const note = await screen.findByRole('textbox', { name: /^Note/ });
    await user.type(note, 'Check 12');

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record Payment' }));

    expect(
      await screen.findByText(/You changed Refunded in another tab.*The client changed Status\./),
    ).toBeVisible();
    expect(note).toHaveValue('Check 12');
  });
});
