import { changePassword } from '@marquee/contracts/account-operations';
import type { CurrentUser } from '@marquee/contracts/accounts';
import { getInvoicesAtStake } from '@marquee/contracts/invoice-operations';
import type { DeletionTerms } from '@marquee/contracts/privacy';
import { getDeletionTerms, getExportStatus } from '@marquee/contracts/privacy-operations';
import { getSecondStep } from '@marquee/contracts/two-factor-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClientUser, answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountPage } from '../src/pages/account/account-page.tsx';

type Visit = { session?: CurrentUser; confirmBy?: DeletionTerms['confirmBy']; answers?: Answer[] };

function visit({ session = aProviderUser(), confirmBy = 'password', answers = [] }: Visit = {}) {
  return renderWithApp(<AccountPage />, {
    route: '/account',
    session,
    answers: [
      answer(listSessions, []),
      answer(getSecondStep, { isOn: false, recoveryCodesLeft: 0 }),
      answer(getExportStatus, { preparing: null, ready: null }),
      answer(getDeletionTerms, { confirmBy, openBookings: [] }),
      answer(getInvoicesAtStake, { unpaid: { count: 0, amount: '0.00' }, paidCount: 0 }),
      ...answers,
    ],
  });
}

async function change(user: ReturnType<typeof visit>['user'], repeated = 'New-pass-2') {
  const section = await screen.findByRole('region', { name: 'Password' });
  await user.click(await within(section).findByRole('button', { name: 'Change Password' }));
  await user.type(screen.getByLabelText('Current Password'), 'Old-pass-1');
  await user.type(screen.getByLabelText('New Password'), 'New-pass-2');
  await user.type(screen.getByLabelText('Confirm New Password'), repeated);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change Password' }));
}

describe('change of the user’s password', () => {
  test.each([
    ['a provider', aProviderUser()],
    ['a client', aClientUser()],
  ])(
    'when %s changes it, then the current and the new password are sent and the dialog closes',
    async (_who, session) => {
      const { user, calls } = visit({ session, answers: [answer(changePassword, undefined)] });

      await change(user);

      expect(await screen.findByText('Password Changed')).toBeVisible();
      expect(calls(changePassword)[0]?.body).toEqual({
        currentPassword: 'Old-pass-1',
        newPassword: 'New-pass-2',
      });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('when the password is changed, then the list of devices is refetched, because all other sessions have ended', async () => {
    const { user, calls } = visit({ answers: [answer(changePassword, undefined)] });
    await change(user);

    await waitFor(() => {
      expect(calls(listSessions)).toHaveLength(2);
    });
  });

  test('when the two new passwords differ, then nothing is sent', async () => {
    const { user, calls } = visit();

    await change(user, 'New-pass-3');

    expect((await screen.findAllByText('Passwords do not match'))[0]).toBeVisible();
    expect(calls(changePassword)).toHaveLength(0);
  });

  test('when the current password is wrong, then the dialog stays open with the error on its field', async () => {
    const message = 'The current password is incorrect';
    const errors = [{ path: 'currentPassword', message }];
    const { user } = visit({
      answers: [refuse(changePassword, { status: 422, code: 'wrong_password', message, errors })],
    });

    await change(user);

    await waitFor(() => {
      expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(message);
    });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('when the account has no password, then the page explains how to set a password', async () => {
    visit({ confirmBy: 'email' });

    expect(await screen.findByText(/You sign in with Google, so your account has no password/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
  });
});
