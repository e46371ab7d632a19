import type { CurrentUser } from '@marquee/contracts/accounts';
import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import { getDeletionTerms, getExportStatus } from '@marquee/contracts/privacy-operations';
import { getSecondStep } from '@marquee/contracts/second-step-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClientUser, answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { AccountPage } from '../src/pages/account/account-page.tsx';

const unpaid = { count: 2, amount: '1200.00' };
const none = { count: 0, amount: '0.00' };

/** The dialog in which one's own account is deleted. */
async function deleteDialog(session: CurrentUser, stake: Answer) {
  const { user } = renderWithApp(<AccountPage />, {
    route: '/account',
    session,
    answers: [
      answer(listSessions, []),
      answer(getSecondStep, { isOn: false, recoveryCodesLeft: 0 }),
      answer(getExportStatus, { preparing: null, ready: null }),
      answer(getDeletionTerms, { confirmBy: 'password', openBookings: [] }),
      stake,
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
}

describe('deleting an account with invoices', () => {
  test('when a provider’s clients have not paid all, then it says before that it becomes void', async () => {
    const dialog = await deleteDialog(aProviderUser(), answer(getInvoicesAtStake, { unpaid, paidCount: 1 }));

    expect(dialog).toHaveTextContent(
      /have not paid 2 invoices yet, \$1,200\.00 in all\. All of it becomes void/,
    );
    expect(dialog).toHaveTextContent(/What you were paid \(1 invoice\) stays as it is/);
  });

  test('when a client has not paid all, then it says before that they go on owing it', async () => {
    const dialog = await deleteDialog(aClientUser(), answer(getInvoicesAtStake, { unpaid, paidCount: 3 }));

    expect(dialog).toHaveTextContent(/have not paid 2 invoices yet, \$1,200\.00 in all\. You go on owing it/);
    expect(dialog).toHaveTextContent(
      /What you paid \(3 invoices\) stays on record, its invoices and receipts as they were issued/,
    );
  });

  test('when there are none, then it says nothing of invoices', async () => {
    const dialog = await deleteDialog(
      aClientUser(),
      answer(getInvoicesAtStake, { unpaid: none, paidCount: 0 }),
    );

    expect(dialog).not.toHaveTextContent(/invoice/i);
  });

  test.each([
    { who: 'provider', session: aProviderUser(), rule: /What your clients have not paid becomes void/ },
    { who: 'client', session: aClientUser(), rule: /You go on owing what is unpaid/ },
  ])(
    'when a $who’s cannot be looked for, then it says so, and what the rule is',
    async ({ session, rule }) => {
      const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };

      const dialog = await deleteDialog(session, refuse(getInvoicesAtStake, outage));

      expect(dialog).toHaveTextContent(rule);
      expect(screen.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
    },
  );
});
