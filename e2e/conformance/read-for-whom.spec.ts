import { getClientProfile, getProviderProfile } from '@marquee/contracts/profile-operations';

import { apiCalls } from './scene/api-calls.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf } from './scene/network.ts';
import { expect, test } from './scene/test.ts';
import { asUserWithoutRole } from './scene/without-role.ts';

const clientData = /^GET \/api\/clients?\//;

test.describe('6 What is read for whom', () => {
  test("when a client opens their profile, then the client's is read, not a provider's", async ({
    clientPage,
  }) => {
    const own = callsOf(clientPage, getClientProfile);
    const others = callsOf(clientPage, getProviderProfile);

    await clientPage.goto('/client-admin?tab=profile');

    await expect(clientPage.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(own).toHaveLength(1);
    expect(others).toHaveLength(0);
  });

  test("when a provider opens their profile, then the provider's is read, not a client's", async ({
    providerPage,
  }) => {
    const own = callsOf(providerPage, getProviderProfile);
    const others = callsOf(providerPage, getClientProfile);

    await providerPage.goto('/provider?tab=profile');

    await expect(providerPage.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(own).toHaveLength(1);
    expect(others).toHaveLength(0);
  });

  test('when a provider opens the client event form, then no client data is read', async ({
    providerPage,
  }) => {
    const calls = apiCalls(providerPage);

    await providerPage.goto('/client-event-form');

    await expect(providerPage.getByRole('button', { name: 'Submit Event Details' })).toBeVisible();
    expect(calls.filter((call) => clientData.test(call))).toEqual([]);
  });

  test('when a user without a role opens the portal, then no client data is read', async ({ page }) => {
    await asUserWithoutRole(page);
    const calls = apiCalls(page);

    await page.goto('/client');

    await expect(mainHeading(page, 'Welcome, Noor!')).toBeVisible();
    expect(calls.filter((call) => clientData.test(call))).toEqual([]);
  });
});
