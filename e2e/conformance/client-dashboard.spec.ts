import { getCurrentUser, logout } from '@marquee/contracts/auth-operations';

import { mainHeading } from './fixtures/main-heading.ts';
import { callsOf, holdOperation } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Client dashboard', () => {
  test("when the user is still loading, then the dashboard shows 'Loading your dashboard...'", async ({
    clientPage: page,
  }) => {
    const release = await holdOperation(page, getCurrentUser);

    await page.goto('/client-admin');

    await expect(page.getByRole('status').filter({ hasText: 'Loading your dashboard...' })).toBeVisible();
    release();
    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
  });

  test('when nobody is signed in, then the page redirects to /auth', async ({ page }) => {
    await page.goto('/client-admin?tab=quotes');

    await expect(page).toHaveURL('/auth');
  });

  test("when a client opens the dashboard, then it shows 'My Event Hub'", async ({ clientPage: page }) => {
    await page.goto('/client-admin');

    await expect(page.getByRole('main').getByText('My Event Hub').first()).toBeVisible();
    await expect(page).toHaveTitle(/My Event Hub/);
  });

  test('when Home is pressed, then /home opens', async ({ clientPage: page }) => {
    await page.goto('/client-admin');

    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();

    await expect(page).toHaveURL('/home');
  });

  test('when Sign Out is pressed, then the logout call is sent and / opens', async ({ clientPage: page }) => {
    const logouts = callsOf(page, logout);
    await page.goto('/client-admin');

    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();

    await expect(mainHeading(page, 'Your Dream Event Starts Here')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(logouts).toHaveLength(1);
  });

  test("when there is no event, then the page shows 'Ready to Plan Your First Event?' and leads to /create-event", async ({
    clientPage: page,
  }) => {
    await page.goto('/client-admin');
    await expect(page.getByRole('heading', { name: 'Ready to Plan Your First Event?' })).toBeVisible();

    await page.getByRole('link', { name: 'Create Your First Event' }).click();

    await expect(page).toHaveURL('/create-event');
  });

  test('when the footer is read, then Home and Create Event are links, and Support is plain text', async ({
    clientPage: page,
  }) => {
    await page.goto('/client-admin');

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(footer.getByText('Support')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Support' })).toBeHidden();
    await footer.getByRole('link', { name: 'Create Event' }).click();
    await expect(page).toHaveURL('/create-event');
  });
});
