import { getProviderProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { callsOf } from './scene/network.ts';
import { expect, test } from './scene/test.ts';

async function editProfile(page: Page): Promise<void> {
  await page.goto('/provider?tab=profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
}

async function addServiceType(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Service Types' }).fill(typed);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test.describe('2 Provider dashboard, My Profile', () => {
  test('when the profile is edited, then what was typed is saved', async ({
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

  test('when the profile is edited, then the e-mail can only be read', async ({ providerPage, provider }) => {
    await editProfile(providerPage);

    const email = providerPage.getByRole('textbox', { name: 'Email', exact: true });
    await expect(email).not.toBeEditable();
    await expect(email).toHaveValue(provider.account.email);
  });

  test('when a service type is typed, then it is added by the button and by Enter, trimmed, and once', async ({
    providerPage: page,
  }) => {
    await editProfile(page);

    await addServiceType(page, '  Uplights  ');
    await page.getByRole('textbox', { name: 'Service Types' }).fill('Haze');
    await page.getByRole('textbox', { name: 'Service Types' }).press('Enter');
    await addServiceType(page, 'Uplights');

    const chosen = page.getByRole('list', { name: 'Chosen service types' });
    await expect(chosen.getByRole('listitem')).toHaveText(['Uplights', 'Haze']);
  });

  test('when a service type is removed, then it is saved without it', async ({
    providerPage: page,
    provider,
  }) => {
    const body = { serviceTypes: ['DJ Services', 'Lighting'] };
    await provider.api.call(updateProviderProfile, { body });
    await editProfile(page);
    await page.getByRole('button', { name: 'Remove DJ Services' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByText('Lighting', { exact: true })).toBeVisible();
    await expect(page.getByText('DJ Services')).toBeHidden();
  });

  test('when a marked field is left empty, then it is saved all the same', async ({ providerPage: page }) => {
    await editProfile(page);
    for (const label of ['Full Name *', 'Phone *', 'Address *', 'Business Name *']) {
      await page.getByLabel(label).fill('');
    }

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(toast(page, 'Profile Updated')).toBeVisible();
  });
});

test.describe('3 Provider profile', () => {
  test('when the profile is saved, then every field but the e-mail is sent', async ({
    providerPage: page,
  }) => {
    const calls = callsOf(page, updateProviderProfile);
    await editProfile(page);

    await page.getByLabel('Secondary Contact Phone').fill('(212) 555-0100');
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(toast(page, 'Profile Updated')).toBeVisible();
    expect(Object.keys(calls[0]?.postDataJSON() as object).sort()).toEqual([
      'address',
      'businessDescription',
      'businessName',
      'firstName',
      'fullName',
      'lastName',
      'phone',
      'secondaryContactName',
      'secondaryContactPhone',
      'serviceTypes',
    ]);
  });
});

test.describe('4 Profile edit, provider', () => {
  test('when editing begins, then the form holds what the profile says', async ({
    providerPage: page,
    provider,
  }) => {
    await provider.api.call(updateProviderProfile, { body: { address: '48 Water Street' } });

    await editProfile(page);

    await expect(page.getByLabel('Business Name *')).toHaveValue(provider.account.businessName);
    await expect(page.getByLabel('Address *')).toHaveValue('48 Water Street');
  });

  test('when it is saved, then the profile is read again with the change', async ({ providerPage: page }) => {
    await editProfile(page);
    await page.getByLabel('Address *').fill('48 Water Street');

    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(page.getByText('48 Water Street')).toBeVisible();
  });

  test('when it is cancelled, then the profile is read again and the form begins anew', async ({
    providerPage: page,
    provider,
  }) => {
    await editProfile(page);
    await page.getByLabel('Business Name *').fill('Something else');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();

    await expect(page.getByLabel('Business Name *')).toHaveValue(provider.account.businessName);
  });
});
