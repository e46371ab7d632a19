import { logout } from '@marquee/contracts/auth-operations';
import type { Locator } from '@playwright/test';

import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { callsOf } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Top bar', () => {
  test('when the brand is followed, then it leads to /', async ({ page }) => {
    await page.goto('/terms');

    await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).click();

    await expect(landingPage(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('when Home is followed, then it leads to the public landing page', async ({ clientPage }) => {
    await clientPage.goto('/client');

    await clientPage.getByRole('banner').getByRole('link', { name: 'Home' }).click();

    await expect(landingPage(clientPage)).toBeVisible();
    await expect(clientPage).toHaveURL('/home');
  });

  test("when a client follows 'My Dashboard', then it leads to /client-admin", async ({ clientPage }) => {
    await clientPage.goto('/home');

    await clientPage.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();

    await expect(mainHeading(clientPage, 'Welcome back, Robin')).toBeVisible();
    await expect(clientPage).toHaveURL('/client-admin');
  });

  test("when a provider follows 'Admin Dashboard', then it leads to /provider", async ({ providerPage }) => {
    await providerPage.goto('/home');

    await providerPage.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' }).click();

    await expect(mainHeading(providerPage, 'Northern Lights DJs Dashboard')).toBeVisible();
    await expect(providerPage).toHaveURL('/provider');
  });

  test("when 'Sign Out' is pressed, then the session ends", async ({ clientPage }) => {
    const logouts = callsOf(clientPage, logout);
    await clientPage.goto('/terms');

    await clientPage.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();

    await expect(landingPage(clientPage)).toBeVisible();
    await expect(clientPage.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
    expect(logouts).toHaveLength(1);
  });

  test("when nobody is signed in, then 'Get Started' leads to /auth", async ({ page }) => {
    await page.goto('/home');

    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();

    await expect(mainHeading(page, 'Sign In')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });
});

test.describe('2 Mobile menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('when a client opens the menu, then it has the same items as the bar', async ({ clientPage }) => {
    await clientPage.goto('/terms');
    await clientPage.setViewportSize({ width: 1440, height: 900 });
    const bar = clientPage.getByRole('banner');
    const greeting = bar.getByText('Welcome, Robin').filter({ visible: true });
    await expect(greeting).toHaveCount(1);
    const items = await itemsIn(bar);
    expect(items).toEqual(['Home', 'My Dashboard', 'Welcome, Robin', 'Sign Out']);
    await clientPage.setViewportSize({ width: 360, height: 740 });
    await expect(greeting).toHaveCount(0);
    expect(await itemsIn(bar)).toEqual(['Menu']);

    await bar.getByRole('button', { name: 'Menu' }).click();

    await expect(greeting).toHaveCount(1);
    expect((await itemsIn(bar)).sort()).toEqual(['Close', ...items].sort());
  });

  test("when nobody is signed in, then 'Get Started' in the menu leads to /auth", async ({ page }) => {
    await page.goto('/terms');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Menu' }).click();

    await bar.getByRole('link', { name: 'Get Started' }).click();

    await expect(page).toHaveURL('/auth');
  });

  test('when the menu is closed, then its items are hidden', async ({ page }) => {
    await page.goto('/terms');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible();

    await bar.getByRole('button', { name: 'Close' }).click();

    await expect(bar.getByRole('link', { name: 'Home' })).toBeHidden();
  });
});

/** The texts of the visible links and buttons of the header, without the brand. */
async function itemsIn(bar: Locator): Promise<string[]> {
  const items = bar.locator('a:not([href="/"]), button').filter({ visible: true });
  return (await items.allInnerTexts()).map((text) => text.trim());
}
