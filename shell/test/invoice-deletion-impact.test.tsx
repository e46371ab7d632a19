import type { CurrentUser } from '@marquee/contracts/accounts';
import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import type { DeletionTerms } from '@marquee/contracts/privacy';
import { getDeletionTerms, getExportStatus } from '@marquee/contracts/privacy-operations';
import { getSecondStep } from '@marquee/contracts/two-factor-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClientUser, answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { AccountPage } from '../src/pages/account/account-page.tsx';

const unpaid = { count: 2, amount: '1200.00' };
const none = { count: 0, amount: '0.00' };

function openAccount(session: CurrentUser, impact: Answer, terms: Partial<DeletionTerms> = {}) {
  return renderWithApp(<AccountPage />, {
    route: '/account',
    session,
    answers: [
      answer(listSessions, []),
      answer(getSecondStep, { isOn: false, recoveryCodesLeft: 0 }),
      answer(getExportStatus, { preparing: null, ready: null }),
      answer(getDeletionTerms, { confirmBy: 'password', openBookings: [], ...terms }),
      impact,
    ],
  });
}

/** Opens the dialog that deletes the user's account, and returns the dialog. */
async function deleteDialog(session: CurrentUser, impact: Answer) {
  const { user } = openAccount(session, impact);
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
}

const invoice = { invoiceId: '0b3f3c52-8d5e-4d0e-9a7e-2f6f0a6f1c11', dueOn: '2026-03-09' };

describe('deletion of an account with invoices', () => {
  test.each([
    { who: 'provider', session: aProviderUser() },
    { who: 'client', session: aClientUser() },
  ])(
    'when invoices of a $who are unpaid, then the invoices are listed and the delete button is missing',
    async ({ session }) => {
      openAccount(session, answer(getInvoicesAtStake, { unpaid, paidCount: 1 }), {
        unpaidInvoices: [
          { ...invoice, number: 12, amount: '500.00' },
          { ...invoice, invoiceId: crypto.randomUUID(), number: null, amount: '700.00' },
        ],
      });

      const list = await screen.findByRole('list', { name: 'Unpaid invoices' });

      expect(list).toHaveTextContent(/Invoice no. 12, \$500\.00, due .*2026/);
      expect(list).toHaveTextContent(/An invoice not sent yet, \$700\.00/);
      expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
    },
  );

  test('when identity has not received unpaid invoices yet, then billing’s count blocks the deletion', async () => {
    openAccount(aClientUser(), answer(getInvoicesAtStake, { unpaid, paidCount: 0 }));

    const list = await screen.findByRole('list', { name: 'Unpaid invoices' });

    expect(list).toHaveTextContent('2 invoices, $1,200.00');
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
  });

  test('when a refund is pending and a booking was completed recently, then both are listed', async () => {
    openAccount(aProviderUser(), answer(getInvoicesAtStake, { unpaid: none, paidCount: 1 }), {
      refundsUnderWay: [{ ...invoice, number: 12, amount: '500.00' }],
      completedUntil: '2026-12-20T15:00:00.000Z',
    });

    expect(await screen.findByRole('list', { name: 'Refunds under way' })).toHaveTextContent(
      'Invoice no. 12',
    );
    expect(screen.getByRole('list', { name: 'Completed bookings' })).toHaveTextContent(/from Dec 20/);
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
  });

  test.each([
    {
      who: 'provider',
      session: aProviderUser(),
      rule: /The payments you received \(1 invoice\) stay on record/,
    },
    { who: 'client', session: aClientUser(), rule: /Your payments \(1 invoice\) stay on record/ },
  ])(
    'when a $who’s invoices are paid, then the dialog explains what happens to the invoices',
    async ({ session, rule }) => {
      const dialog = await deleteDialog(session, answer(getInvoicesAtStake, { unpaid: none, paidCount: 1 }));

      expect(dialog).toHaveTextContent(rule);
    },
  );

  test('when the user has no invoices, then the dialog does not mention invoices', async () => {
    const dialog = await deleteDialog(
      aClientUser(),
      answer(getInvoicesAtStake, { unpaid: none, paidCount: 0 }),
    );

    expect(dialog).not.toHaveTextContent(/invoice/i);
  });

  test.each([
    { who: 'provider', session: aProviderUser(), rule: /While your clients have one to pay/ },
    { who: 'client', session: aClientUser(), rule: /While one is unpaid/ },
  ])(
    'when a $who’s invoices cannot be read, then the dialog states the rule and deletion is possible',
    async ({ session, rule }) => {
      const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };

      const dialog = await deleteDialog(session, refuse(getInvoicesAtStake, outage));

      expect(dialog).toHaveTextContent(rule);
      expect(screen.getByRole('button', { name: 'Delete Permanently' })).toBeEnabled();
    },
  );
});
