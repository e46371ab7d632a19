import { getCurrentUser } from '@marquee/contracts/auth-operations';

import { mainHeading } from './fixtures/main-heading.ts';
import { holdOperation } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Client portal', () => {
  test('when the user is still loading, then the page shows a spinner', async ({ clientPage: page }) => {
    const release = await holdOperation(page, getCurrentUser);

    await page.goto('/client');

    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    release();
    await expect(mainHeading(page, 'Welcome, Robin!')).toBeVisible();
  });

  test('when nobody is signed in, then a card asks the visitor to sign in', async ({ page }) => {
    await page.goto('/client');

    await expect(page.getByText('Please sign in to see your events and your quotes.')).toBeVisible();
  });

  test("when 'Sign In to Continue' is pressed, then /api/login opens sign-in", async ({ page }) => {
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
    await page.goto('/client');

    await page.getByRole('link', { name: 'Sign In to Continue' }).click();

    await login;
    await expect(mainHeading(page, 'Sign In')).toBeVisible();
  });

  test('when a client is signed in, then the page shows first name and purpose', async ({
    clientPage: page,
  }) => {
    await page.goto('/client');

    await expect(mainHeading(page, 'Welcome, Robin!')).toBeVisible();
    await expect(page.getByText('Manage your event bookings and view your quotes below.')).toBeVisible();
  });

  for (const name of ['Complete Your Booking', 'Complete your booking to create your first event']) {
    test(`when '${name}' is followed, then the client event form opens`, async ({ clientPage: page }) => {
      await page.goto('/client');

      await page.getByRole('link', { name, exact: true }).click();

      await expect(page).toHaveURL('/client-event-form');
      await expect(mainHeading(page, 'Complete Your Event Details')).toBeVisible();
    });
  }
});
