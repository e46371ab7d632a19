import { getSettings } from '@marquee/contracts/account-operations';

import { toast } from '../fixtures/toast.ts';
import { expectToast } from './fixtures/toasts.ts';
import { expect, test } from './fixtures/test.ts';

const settings = '/client-admin?tab=settings';

test.describe('2 Client dashboard: Settings', () => {
  test('when the tab opens, then event reminders are checked and marketing emails are not', async ({
    clientPage: page,
  }) => {
    await page.goto(settings);

    await expect(page.getByRole('checkbox', { name: 'Event reminders' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Marketing emails' })).not.toBeChecked();
  });

  for (const name of ['Event reminders', 'Marketing emails']) {
    test(`when ${name} is clicked, then the setting is saved`, async ({ clientPage: page }) => {
      const box = page.getByRole('checkbox', { name });
      await page.goto(settings);
      const before = await box.isChecked();

      await box.setChecked(!before, { force: true });
      await expect(toast(page, 'Settings Saved')).toBeVisible();
      await page.reload();

      await expect(box).toBeChecked({ checked: !before });
    });
  }

  test('when each of the four controls is used, then it works, and Delete Account leads to the section that deletes the account', async ({
    clientPage: page,
  }) => {
    const dialog = page.getByRole('dialog');
    await page.goto(settings);
    for (const name of ['Event reminders', 'Marketing emails']) {
      const saved = page.waitForResponse('**/api/account/settings');
      await page.getByRole('checkbox', { name }).click({ force: true });
      expect((await saved).status()).toBe(200);
    }

    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(dialog.getByLabel('Current Password')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    const section = page.getByRole('heading', { name: 'Delete account', exact: true });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
  });

  test('when the password is changed, then all other sessions end', async ({ clientPage: page, client }) => {
    await page.goto(settings);
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('Current Password').fill(client.account.password);
    await dialog.getByLabel('New Password', { exact: true }).fill('Second-act-8!');
    await dialog.getByLabel('Confirm New Password').fill('Second-act-8!');

    await dialog.getByRole('button', { name: 'Change Password' }).click();

    await expectToast(page, 'Password Changed', 'You are signed out everywhere else.');
    await expect(client.api.call(getSettings, {})).rejects.toThrow('401');
  });

  test('when the current password is wrong, then the change is rejected', async ({ clientPage: page }) => {
    await page.goto(settings);
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('Current Password').fill('Not-the-password-1!');
    await dialog.getByLabel('New Password', { exact: true }).fill('Second-act-8!');
    await dialog.getByLabel('Confirm New Password').fill('Second-act-8!');

    await dialog.getByRole('button', { name: 'Change Password' }).click();

    await expect(toast(page, 'Failed to Change the Password')).toBeVisible();
    await expect(dialog).toBeVisible();
  });
});
