import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { pathsOf } from './fixtures/paths-of.ts';
import { expect, test } from './fixtures/test.ts';
import { asUserWithoutRole } from './fixtures/as-user-without-role.ts';

test.use({ people: 'file' });

const noSuchEvent = '/edit-event/00000000-0000-4000-8000-000000000000';

test.describe('2 Guards of the client portal', () => {
  test("when nobody is signed in at /client, then the page shows 'Welcome to Client Portal'", async ({
    page,
  }) => {
    await page.goto('/client');

    await expect(mainHeading(page, 'Welcome to Client Portal')).toBeVisible();
    await expect(page).toHaveURL('/client');
  });

  test('when nobody is signed in at a path below /client, then the landing page appears', async ({
    page,
  }) => {
    await page.goto('/client/bookings');

    await expect(landingPage(page)).toBeVisible();
  });

  test('when a provider opens /client, then the landing page appears', async ({ providerPage }) => {
    await providerPage.goto('/client');

    await expect(landingPage(providerPage)).toBeVisible();
  });

  test('when a user without a role opens /client, then the signed-in portal appears', async ({ page }) => {
    await asUserWithoutRole(page);

    await page.goto('/client');

    await expect(mainHeading(page, 'Welcome, Noor!')).toBeVisible();
  });

  test("when nobody is signed in at /client-portal, then the page shows 'Welcome to Client Portal' at that address", async ({
    page,
  }) => {
    await page.goto('/client-portal');

    await expect(mainHeading(page, 'Welcome to Client Portal')).toBeVisible();
    await expect(page).toHaveURL('/client-portal');
  });
});

test.describe('6 Client pages', () => {
  for (const path of ['/client-admin', '/create-event', noSuchEvent]) {
    test(`when nobody is signed in at ${nameOf(path)}, then the page redirects to /auth`, async ({
      page,
    }) => {
      await page.goto(path);

      await expect(mainHeading(page, 'Sign In')).toBeVisible();
      await expect(page).toHaveURL('/auth');
    });
  }

  for (const path of ['/client-admin', '/create-event']) {
    test(`when a provider opens ${path}, then the page redirects to /auth and on to /provider`, async ({
      providerPage,
    }) => {
      const paths = pathsOf(providerPage);

      await providerPage.goto(path);

      await expect(mainHeading(providerPage, /Dashboard$/)).toBeVisible();
      await expect(providerPage).toHaveURL('/provider');
      expect(paths).toContain('/auth');
    });
  }

  test("when a provider opens /edit-event/{id}, then the page shows 'Access denied. Client login required.'", async ({
    providerPage,
  }) => {
    await providerPage.goto(noSuchEvent);

    await expect(providerPage.getByText('Access denied. Client login required.')).toBeVisible();
  });

  test('when a user without a role opens /client-admin, then the page redirects to /auth/role', async ({
    page,
  }) => {
    await asUserWithoutRole(page);

    await page.goto('/client-admin');

    await expect(page).toHaveURL('/auth/role');
  });

  test('when a user without a role opens a path below /client, then the portal appears', async ({ page }) => {
    await asUserWithoutRole(page);

    await page.goto('/client/bookings');

    await expect(mainHeading(page, 'Welcome, Noor!')).toBeVisible();
  });

  test('when a provider opens the client event form, then they can fill in the form', async ({
    providerPage,
  }) => {
    await providerPage.goto('/client-event-form');

    await expect(providerPage.getByRole('button', { name: 'Submit Event Details' })).toBeVisible();
  });

  test("when nobody is signed in at the event form, then 'Please Sign In' appears", async ({ page }) => {
    await page.goto('/client-event-form');

    await expect(mainHeading(page, 'Please Sign In')).toBeVisible();
  });
});

function nameOf(path: string): string {
  return path.replace(/^(\/edit-event)\/.+$/, '$1/{id}');
}
