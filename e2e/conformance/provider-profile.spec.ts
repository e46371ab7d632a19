import { getProviderProfile } from '@marquee/contracts/profile-operations';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { expect, test } from './fixtures/test.ts';

async function editProfile(page: Page): Promise<void> {
  await page.goto('/provider?tab=profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
}

test.describe('2 Provider dashboard, My Profile', () => {
  test('when the profile is edited, then the typed values are saved', async ({
    providerPage: page,
    provider,
  }) => {
    await editProfile(page);
    await page.getByLabel('Full Name *').fill('Dev Anand');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Profile Updated')).toBeVisible();

    const profile = await provider.api.call(getProviderProfile, {});

    expect(profile.fullName).toBe('Dev Anand');
  });
});
