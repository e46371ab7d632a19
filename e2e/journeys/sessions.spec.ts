import { getCurrentUser } from '@marquee/contracts/auth-operations';
import type { Page } from '@playwright/test';

import { aClient } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';
import { signInByForm } from './actions/sign-in.ts';
import { signUpAsClient } from './actions/sign-up.ts';

const newPassword = 'Another-call-8!';

test.describe('a person with two sessions', { tag: '@one-service' }, () => {
  test('when the password is changed in one browser, then the other is signed out', async ({ newPerson }) => {
    const [firstPage, secondPage] = [await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(firstPage, client);
    await signInByForm(secondPage, client);
    await expect(toast(secondPage, 'Login Successful')).toBeVisible();

    await changePassword(firstPage, client.password);

    await secondPage.goto('/client-admin?tab=settings');
    await expect(secondPage.getByRole('heading', { level: 1, name: 'Sign In', exact: true })).toBeVisible();
    await firstPage.goto('/account');
    await expect(
      firstPage.getByRole('heading', { level: 1, name: 'Your account', exact: true }),
    ).toBeVisible();
  });

  test('when a stolen cookie is sent after the sign-out, then it is rejected', async ({ newPerson }) => {
    const [owner, thief] = [await newPerson(), await newPerson()];
    await signUpAsClient(owner, aClient());
    await thief.context().addCookies(await owner.context().cookies());
    expect(await statusOf(thief)).toBe(200);

    await owner.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(
      owner.getByRole('banner').getByRole('link', { name: 'Get Started', exact: true }),
    ).toBeVisible();

    expect(await statusOf(thief)).toBe(401);
    await thief.goto('/account');
    await expect(thief.getByRole('heading', { level: 1, name: 'Sign In', exact: true })).toBeVisible();
  });

  test('when one browser ends another’s session, then the other is signed out', async ({ newPerson }) => {
    const [firstPage, secondPage] = [await newPerson(), await newPerson()];
    const client = aClient();
    await signUpAsClient(firstPage, client);
    await signInByForm(secondPage, client);
    await expect(toast(secondPage, 'Login Successful')).toBeVisible();
    await firstPage.getByRole('banner').getByRole('link', { name: 'Welcome, Robin', exact: true }).click();
    const devices = firstPage.getByRole('region', { name: 'Signed-in devices', exact: true });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByText('This device', { exact: true })).toHaveCount(1);

    await devices.getByRole('button', { name: /^End Session of/ }).click();

    await expect(toast(firstPage, 'Session Ended')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect(await statusOf(secondPage)).toBe(401);
    expect((await secondPage.request.get('/api/client/events')).status()).toBe(401);
    expect(await statusOf(firstPage)).toBe(200);
  });
});

async function changePassword(page: Page, currentPassword: string): Promise<void> {
  await page.goto('/client-admin?tab=settings');
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password', exact: true });
  await dialog.getByLabel('Current Password', { exact: true }).fill(currentPassword);
  await dialog.getByLabel('New Password', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Confirm New Password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Change Password', exact: true }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
}

async function statusOf(page: Page): Promise<number> {
  return (await page.request.get(`/api${getCurrentUser.path}`)).status();
}
