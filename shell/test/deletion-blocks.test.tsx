import type { CurrentUser } from '@marquee/contracts/accounts';
import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import type { DeletionTerms } from '@marquee/contracts/privacy';
import { getDeletionTerms, getExportStatus } from '@marquee/contracts/privacy-operations';
import { getSecondStep } from '@marquee/contracts/two-factor-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClientUser, answer, aProviderUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AccountPage } from '../src/pages/account/account-page.tsx';

const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;

const terms: DeletionTerms = {
  confirmBy: 'password',
  openBookings: [
    { eventId: first, name: 'Gala', eventDate: '2026-09-12', hasStarted: true, otherName: 'Robin' },
    { eventId: second, name: 'Prom', eventDate: '2026-10-12', hasStarted: false, otherName: 'Robin' },
  ],
  openQuotes: [{ quoteId: third, name: 'Party', acceptedAt: '2026-03-02T15:00:00.000Z', otherName: 'Robin' }],
  unpaidInvoices: [
    { invoiceId: first, number: 12, amount: '500.00', dueOn: '2026-03-09', otherName: 'Robin' },
    {
      ...{ invoiceId: second, number: null, amount: '700.00', dueOn: '2026-04-09', otherName: 'Robin' },
      sendsAt: '2026-03-26T15:00:00.000Z',
    },
  ],
  refundRequests: [
    {
      ...{ invoiceId: third, number: 5, amount: '90.00', dueOn: '2026-01-09', otherName: 'Robin' },
      requestedAt: '2026-03-02T15:00:00.000Z',
    },
  ],
  completedUntil: '2026-12-20T15:00:00.000Z',
  lastEnded: { eventId: null, quoteId: third, endedAt: '2026-11-20T15:00:00.000Z', otherName: 'Robin' },
};

function open(session: CurrentUser): void {
  renderWithApp(<AccountPage />, {
    route: '/account',
    session,
    answers: [
      answer(listSessions, []),
      answer(getSecondStep, { isOn: false, recoveryCodesLeft: 0 }),
      answer(getExportStatus, { preparing: null, ready: null }),
      answer(getDeletionTerms, terms),
      answer(getInvoicesAtStake, { unpaid: { count: 2, amount: '1200.00' }, paidCount: 0 }),
    ],
  });
}

/** Returns the text and the link target of each row of one kind. Removes from the text the characters that isolate names. */
async function rowsOf(kind: string) {
  const rows = within(await screen.findByRole('list', { name: kind })).getAllByRole('listitem');
  return rows.map((row) => [
    row.textContent.replaceAll(/[\u2068\u2069]/g, ''),
    within(row).getByRole('link').getAttribute('href'),
  ]);
}

describe('records that block an account deletion', () => {
  test.each([
    {
      ...{ who: 'client', session: aClientUser(), to: '/client-admin?tab=events' },
      nextSteps: ['It has started: ask Robin to complete it.', 'Cancel it if it does not take place.'],
    },
    {
      ...{ who: 'provider', session: aProviderUser(), to: '/provider?tab=requests&request=' },
      nextSteps: Array.from({ length: 2 }, () => 'Mark it completed once it is over, or cancel it.'),
    },
  ])('when events of a $who are booked, then each row explains what the $who can do', async (row) => {
    open(row.session);

    const ids = row.who === 'client' ? ['', ''] : [first, second];
    expect(await rowsOf('Open bookings')).toEqual([
      [`Gala, Sep 12, 2026, with Robin. ${row.nextSteps[0]}`, `${row.to}${ids[0]}`],
      [`Prom, Oct 12, 2026, with Robin. ${row.nextSteps[1]}`, `${row.to}${ids[1]}`],
    ]);
  });

  test.each([
    {
      ...{ who: 'client', session: aClientUser(), to: `/quote?quote=${third}` },
      nextStep: 'After the event, ask Robin to archive the quote.',
    },
    {
      ...{ who: 'provider', session: aProviderUser(), to: `/provider/quotes/${third}` },
      nextStep: 'Archive the quote after the event.',
    },
  ])(
    'when a $who has an accepted quote without an event, then its row explains how the booking ends',
    async ({ session, to, nextStep }) => {
      open(session);

      expect(await rowsOf('Accepted quotes')).toEqual([
        [`Party, accepted Mar 2, 2026, with Robin. ${nextStep}`, to],
      ]);
    },
  );

  test.each([
    {
      ...{ who: 'client', session: aClientUser(), from: 'from', draft: '/client-admin?tab=quotes' },
      ...{ sent: `/client/invoices/${first}`, unpaid: 'Pay it, or ask Robin to void it.' },
      then: 'Then you can pay it; or ask Robin to void it.',
    },
    {
      ...{ who: 'provider', session: aProviderUser(), from: 'to', draft: `/provider/invoices/${second}` },
      ...{ sent: `/provider/invoices/${first}`, unpaid: 'Record its payment, or void it.' },
      then: 'Send it earlier, or void it.',
    },
  ])('when invoices of a $who are unpaid, then each row explains what the $who can do', async (row) => {
    open(row.session);

    const draft = `An invoice not sent yet, $700.00, due Apr 9, 2026, ${row.from} Robin. It is sent on Mar 26, 2026. `;
    expect(await rowsOf('Unpaid invoices')).toEqual([
      [`Invoice no. 12, $500.00, due Mar 9, 2026, ${row.from} Robin. ${row.unpaid}`, row.sent],
      [draft + row.then, row.draft],
    ]);
  });

  test('when a client waits for a refund, then the provider’s row names the client and the invoice', async () => {
    open(aProviderUser());

    expect(await rowsOf('Requests for refunds')).toEqual([
      [
        'Robin asked for a refund of invoice no. 5, $90.00, on Mar 2, 2026. Refund it, or wait until Apr 1, 2026.',
        `/provider/invoices/${third}`,
      ],
    ]);
  });

  test('when a booking ended recently, then its row shows the day from which the account can be deleted', async () => {
    open(aProviderUser());

    const [[text, href] = []] = await rowsOf('Completed bookings');
    expect(text).toMatch(
      /^Your last booking, with Robin, ended Nov 20, 2026\. Your account can be deleted from Dec 20/,
    );
    expect(href).toBe(`/provider/quotes/${third}`);
  });
});
