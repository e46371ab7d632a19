import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import * as privacy from '@marquee/contracts/privacy-operations';
import { safeSessionStorage } from '@marquee/web-kit';
import { aClientUser, answer, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DeleteOwnAccount } from '../src/pages/account/delete-own-account.tsx';

function openWith(emailVerified: boolean) {
  const session = { ...aClientUser(), emailVerified };
  const answers = [
    answer(privacy.getDeletionTerms, { confirmBy: 'password', openBookings: [] }),
    answer(getInvoicesAtStake, { unpaid: { count: 0, amount: '0.00' }, paidCount: 0 }),
    answer(privacy.deleteAccount, undefined),
  ];
  return renderWithApp(<DeleteOwnAccount />, { route: '/account', session, answers });
}

describe('the flash message after an account was deleted', () => {
  test.each([
    [true, { title: 'Account Deleted', description: 'A last email to you confirms it.' }],
    [false, { title: 'Account Deleted' }],
  ])(
    'when `emailVerified` is %s, then the message announces an email only for a confirmed address',
    async (isConfirmed, greeting) => {
      const { user, navigatedTo } = openWith(isConfirmed);
      await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
      await user.type(dialog.getByLabelText('Password'), 'Velvet-curtain-7');

      await user.click(dialog.getByRole('button', { name: 'Delete Permanently' }));

      await waitFor(() => {
        expect(navigatedTo()).toBe('/');
      });
      expect(JSON.parse(safeSessionStorage.read('marquee.greeting') ?? 'null')).toEqual(greeting);
    },
  );
});
