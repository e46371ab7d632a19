import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

const profile = '/client-admin?tab=profile';

test.describe('4 Profile edit', () => {
  test('when Edit is pressed, then the form contains the current profile', async ({
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

  test('when the profile is saved, then the page shows the new profile', async ({ clientPage: page }) => {
    await page.goto(profile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Home Address').fill('4 Vale Street');

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(page.getByText('4 Vale Street')).toBeVisible();
  });
});
