import { updateClientProfile } from '@marquee/contracts/profile-operations';

import { refuse } from './scene/network.ts';
import { expectSaid } from './scene/said.ts';
import { expect, test } from './scene/test.ts';

const profile = '/client-admin?tab=profile';

test.describe('4 Profile edit', () => {
  test('when Edit is pressed, then the form holds the current profile', async ({
    clientPage: page,
    client,
  }) => {
    await page.goto(profile);

    await page.getByRole('button', { name: 'Edit Profile' }).click();

    const form = page.getByRole('form');
    await expect(form.getByLabel('First Name')).toHaveValue(client.account.firstName);
    await expect(form.getByLabel('Last Name')).toHaveValue(client.account.lastName);
    await expect(form.getByLabel('Phone', { exact: true })).toHaveValue(client.account.phone);
  });

  test('when it was saved, then the new profile is read', async ({ clientPage: page }) => {
    await page.goto(profile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Home Address').fill('4 Vale Street');

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(page.getByText('4 Vale Street')).toBeVisible();
  });

  test('when saving fails, then what was typed stays in the form', async ({ clientPage: page }) => {
    await page.goto(profile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Home Address').fill('4 Vale Street');
    await refuse(page, updateClientProfile, { status: 422, message: 'The address is not known' });

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expectSaid(page, 'Error', 'The address is not known');
    await expect(page.getByLabel('Home Address')).toHaveValue('4 Vale Street');
  });

  test('when Cancel is pressed, then what was typed is cleared', async ({ clientPage: page }) => {
    await page.goto(profile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('First Name').fill('Kim');

    await page.getByRole('button', { name: 'Cancel' }).click();

    await expect(page.getByRole('definition').first()).toHaveText('Robin');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Robin');
  });
});

test.describe('5 Client profile form', () => {
  test('when it is edited, then the e-mail is disabled', async ({ clientPage: page }) => {
    await page.goto(profile);

    await page.getByRole('button', { name: 'Edit Profile' }).click();

    await expect(page.getByRole('form').getByLabel('Email', { exact: true })).toBeDisabled();
  });

  test('when the additional e-mail is typed, then its input is of e-mail type', async ({
    clientPage: page,
  }) => {
    await page.goto(profile);

    await page.getByRole('button', { name: 'Edit Profile' }).click();

    await expect(page.getByLabel('Additional Contact Email')).toHaveAttribute('type', 'email');
  });
});
