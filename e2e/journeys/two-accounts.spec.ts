import { getClientProfile } from '@marquee/contracts/profile-operations';

import { aNewClient } from '../conformance/fixtures/person.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { toast } from '../fixtures/toast.ts';

test.describe('a browser in which another account signs in', { tag: '@one-service' }, () => {
  test('when a page of the previous account saves, then nothing of the new account changes and the typed values stay', async ({
    clientPage: page,
    url,
  }) => {
    const other = await aNewClient(url, { firstName: 'Kim' });
    await page.goto('/client-admin?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Home Address').fill('1 First Street');
    const tab = await page.context().newPage();
    await signIn(tab, url, other.account);

    await tab.goto('/client-admin');

    await expect(toast(page, 'Another Account Is Signed In')).toBeVisible();
    const saving = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect((await saving).status()).toBe(409);
    await expect(toast(page, 'Another Account Is Signed In')).toBeVisible();
    await expect(page.getByLabel('Home Address')).toHaveValue('1 First Street');
    expect(await other.api.call(getClientProfile, {})).toMatchObject({ firstName: 'Kim', homeAddress: '' });
  });

  test('when somebody has signed out and goes back, then none of their pages appears', async ({
    clientPage: page,
  }) => {
    await page.goto('/client-admin?tab=events');
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/tab=profile/);
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');

    await page.goBack();

    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/(auth|api\/login)/);
  });
});
