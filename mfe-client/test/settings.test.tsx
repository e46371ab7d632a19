import { setBillingAddress } from '@marquee/contracts/billing-address-operations';
import { changePassword, updateSettings } from '@marquee/contracts/account-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderClient } from './render-client.tsx';

const route = '/client-admin?tab=settings';

async function changePasswordTo(user: ReturnType<typeof renderClient>['user'], repeated: string) {
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  await user.type(screen.getByLabelText('Current Password'), 'Old-pass-1');
  await user.type(screen.getByLabelText('New Password'), 'New-pass-2');
  await user.type(screen.getByLabelText('Confirm New Password'), repeated);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change Password' }));
}

describe('settings', () => {
  test('when the settings open, then the checkboxes show the stored values', async () => {
    renderClient({ route });

    expect(await screen.findByRole('checkbox', { name: 'Event reminders' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Marketing emails' })).not.toBeChecked();
  });

  test('when there is no invoice yet, then the client can set the billing address for the first one', async () => {
    const { user, calls } = renderClient({
      route,
      answers: [answer(setBillingAddress, { billingAddress: '12 Oak Street', revision: 1 })],
    });

    await user.type(await screen.findByRole('textbox', { name: /^Billing address/ }), '12 Oak Street');
    await user.click(screen.getByRole('button', { name: 'Save Address' }));

    expect(await screen.findByText('Billing Address Saved')).toBeVisible();
    expect(calls(setBillingAddress)).toMatchObject([{ body: { billingAddress: '12 Oak Street' } }]);
  });

  test('when the client changes tabs with an unsaved billing address, then a dialog asks first', async () => {
    const { user } = renderClient({ route });
    await user.type(await screen.findByRole('textbox', { name: /^Billing address/ }), '12 Oak Street');

    await user.click(screen.getByRole('tab', { name: 'Profile' }));

    expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeVisible();
  });

  test('when the client chooses to delete the account, then the address names the section of the deletion', async () => {
    const { user, hash } = renderClient({ route });

    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));

    expect(hash()).toBe('#delete-account');
  });

  test('when the client changes a checkbox, then the change is saved', async () => {
    const { user, calls } = renderClient({
      route,
      answers: [answer(updateSettings, { eventReminders: true, marketingEmails: true })],
    });

    await user.click(await screen.findByRole('checkbox', { name: 'Marketing emails' }));

    expect(await screen.findByText('Settings Saved')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Marketing emails' })).toBeChecked();
    expect(calls(updateSettings)[0]?.body).toEqual({ marketingEmails: true });
  });

  test('when the two new passwords differ, then nothing is sent', async () => {
    const { user, calls } = renderClient({ route });

    await changePasswordTo(user, 'New-pass-3');

    expect((await screen.findAllByText('Passwords do not match'))[0]).toBeVisible();
    expect(calls(changePassword)).toHaveLength(0);
  });

  test('when the password was changed, then a toast confirms it', async () => {
    const { user, calls } = renderClient({ route, answers: [answer(changePassword, undefined)] });

    await changePasswordTo(user, 'New-pass-2');

    expect(await screen.findByText('Password Changed')).toBeVisible();
    expect(calls(changePassword)[0]?.body).toEqual({
      currentPassword: 'Old-pass-1',
      newPassword: 'New-pass-2',
    });
  });

  test('when the current password is wrong, then the dialog stays open with the reason', async () => {
    const refusal = {
      status: 401,
      code: 'invalid_credentials',
      message: 'The current password is incorrect',
    };
    const { user } = renderClient({ route, answers: [refuse(changePassword, refusal)] });

    await changePasswordTo(user, 'New-pass-2');

    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('when the settings open, then the link Security leads to the account page', async () => {
    renderClient({ route });

    expect(await screen.findByRole('link', { name: 'Security' })).toHaveAttribute('href', '/account');
  });

  test('when the client chooses to delete the account, then the account page opens', async () => {
    const { user, path } = renderClient({ route });

    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));

    expect(path()).toBe('/account');
  });
});
