import { updateClientProfile } from '@marquee/contracts/profile-operations';

import { toast } from '../fixtures/toast.ts';
import { fill } from './scene/fill.ts';
import { callsOf, holdBack } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

const profile = '/client-admin?tab=profile';

test.describe('2 Client dashboard: Profile', () => {
  test("when something was never said, then placeholders such as 'Please add your first name'", async ({
    clientPage: page,
    client,
  }) => {
    await client.api.call(updateClientProfile, { body: { firstName: '' } });

    await page.goto(profile);

    await expect(page.getByText('Please add your first name')).toBeVisible();
    await expect(page.getByText('Please add your home address')).toBeVisible();
  });

  test("when it is edited, then 'Save Changes' and Cancel", async ({ clientPage: page }) => {
    await page.goto(profile);

    await page.getByRole('button', { name: 'Edit Profile' }).click();

    const form = page.getByRole('form', { name: 'Edit Profile' });
    await expect(form.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  test("when it is being saved, then 'Saving...'", async ({ clientPage: page }) => {
    const letGo = await holdBack(page, updateClientProfile);
    await page.goto(profile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letGo();
    await expect(toast(page, 'Profile Updated')).toBeVisible();
  });

  test('when it is edited, then the e-mail is read-only', async ({ clientPage: page, client }) => {
    await page.goto(profile);

    await page.getByRole('button', { name: 'Edit Profile' }).click();

    const email = page.getByRole('form').getByLabel('Email', { exact: true });
    await expect(email).toHaveValue(client.account.email);
    await expect(email).not.toBeEditable();
  });

  test('when it is edited, then all that makes up a client profile can be typed', async ({
    clientPage: page,
  }) => {
    await page.goto(profile);

    await page.getByRole('button', { name: 'Edit Profile' }).click();

    await expect(page.getByRole('form').locator('label')).toHaveText([
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'Home Address',
      'Additional Contact Name',
      'Additional Contact Email',
      'Additional Contact Phone',
    ]);
  });
});

const changes = {
  'First Name': 'Kim',
  'Last Name': 'Hill',
  Phone: '5550177',
  'Home Address': '4 Vale Street',
  'Additional Contact Name': 'Lee Vale',
  'Additional Contact Email': 'lee@journey.example',
  'Additional Contact Phone': '5550188',
};

test.describe('3 Client profile', () => {
  test('when it is saved, then every field but the e-mail is sent', async ({ clientPage: page }) => {
    const updates = callsOf(page, updateClientProfile);
    await page.goto(profile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await fill(page.getByRole('form'), changes);

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(toast(page, 'Profile Updated')).toBeVisible();
    expect(updates[0]?.postDataJSON()).toEqual({
      firstName: 'Kim',
      lastName: 'Hill',
      phone: '5550177',
      homeAddress: '4 Vale Street',
      additionalContactName: 'Lee Vale',
      additionalContactEmail: 'lee@journey.example',
      additionalContactPhone: '5550188',
    });
  });
});
