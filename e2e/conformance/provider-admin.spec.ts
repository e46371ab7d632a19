import { getCurrentUser, startLogin } from '@marquee/contracts/auth-operations';
import type { Page } from '@playwright/test';

import { toast } from '../fixtures/toast.ts';
import { triggerHydration } from '../fixtures/hydration.ts';
import { openAdminTab } from './fixtures/admin-tabs.ts';
import { waitForLoggedOutToast } from './fixtures/logged-out.ts';
import { mainHeading } from './fixtures/main-heading.ts';
import { callsOf, holdOperation } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { asUserWithoutRole } from './fixtures/as-user-without-role.ts';

test.use({ people: 'file' });

test.describe('2 Provider admin', () => {
  test('when a provider opens the page, then it shows title and subtitle', async ({ providerPage: page }) => {
    await page.goto('/provider-admin');

    await expect(mainHeading(page, /^Provider Dashboard$/)).toBeVisible();
    await expect(
      page.getByText('Manage your services, view leads, and grow your business', { exact: true }),
    ).toBeVisible();
  });

  test("when a client opens the page, then it shows 'Access Denied'", async ({ clientPage: page }) => {
    await page.goto('/provider-admin');

    await expect(mainHeading(page, 'Access Denied')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('when an operator opens the page, then it shows Access Denied', async ({ operatorPage: page }) => {
    await page.goto('/provider-admin');

    await expect(mainHeading(page, 'Access Denied')).toBeVisible();
  });

  test('when a client presses Go Home, then their own dashboard opens', async ({ clientPage: page }) => {
    await page.goto('/provider-admin');

    await page.getByRole('link', { name: 'Go Home' }).click();

    await expect(mainHeading(page, 'Welcome back')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test("when nobody is signed in, then an 'Unauthorized' toast appears", async ({ page }) => {
    await openSignedOut(page, '/provider-admin');

    await expect(toast(page, 'Unauthorized')).toBeVisible();
    await expect(mainHeading(page, 'Provider Dashboard')).toBeHidden();
  });

  test('when the toast is 500 ms old, then /api/login opens the sign-in page with the address to return to', async ({
    page,
  }) => {
    const logins = callsOf(page, startLogin);
    await openSignedOut(page, '/provider-admin?tab=analytics');

    await page.clock.runFor(480);
    await expect(toast(page, 'Unauthorized')).toBeVisible();
    expect(logins).toHaveLength(0);
    await page.clock.runFor(20);

    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent('/provider-admin?tab=analytics')}`);
    expect(logins).toHaveLength(1);
  });
});

test.describe('9 Catalog', () => {
  test('when the catalog is opened, then it shows only the four specified offers', async ({
    providerPage: page,
  }) => {
    const panel = await openAdminTab(page, 'catalog');

    await expect(panel.getByRole('heading')).toHaveText([
      'Basic DJ Package',
      'Additional Hours',
      'Uplights',
      'Moving Head Lights',
    ]);
  });
});

test.describe('8 Other messages, provider admin', () => {
  test("when a user without a role opens the page, then it shows 'Access Denied'", async ({ page }) => {
    await asUserWithoutRole(page);

    await page.goto('/provider-admin');

    await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  });
});

/** Opens the page without a session; resolves when the toast has appeared, with the page's clock paused. */
async function openSignedOut(page: Page, address: string): Promise<void> {
  await page.clock.install();
  const release = await holdOperation(page, getCurrentUser);
  const toasts = page.waitForResponse(/\/overlays\.\w+\.js$/);
  await page.goto(address);
  await page.getByText('Loading the page').waitFor({ state: 'attached' });
  // The toast library loads on the first interaction.
  await triggerHydration(page);
  await toasts;
  await page.clock.pauseAt(Date.now() + 1_000);
  release();
  await waitForLoggedOutToast(page);
}
