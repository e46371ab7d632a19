import { getCurrentUser } from '@marquee/contracts/auth-operations';

import { openPage } from '../fixtures/open-page.ts';
import { getPageByName } from '../fixtures/pages.ts';
import { triggerHydration } from '../fixtures/hydration.ts';
import { aDraftEvent, aSentQuote } from './fixtures/bookings.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { holdOperation } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { asUserWithoutRole } from './fixtures/as-user-without-role.ts';

test.describe('2 Route table', () => {
  test('when a provider opens /, then the provider dashboard appears', async ({ providerPage, provider }) => {
    await providerPage.goto('/');

    await expect(mainHeading(providerPage, `${provider.account.businessName} Dashboard`)).toBeVisible();
  });

  test('when a client opens /, then the client dashboard appears', async ({ clientPage }) => {
    await clientPage.goto('/');

    await expect(clientPage.getByText('My Event Hub').first()).toBeVisible();
    await expect(mainHeading(clientPage, 'Welcome back, Robin')).toBeVisible();
  });

  test('when nobody is signed in at /, then the landing page appears', async ({ page }) => {
    await page.goto('/');

    await expect(landingPage(page)).toBeVisible();
    await expectAccessible(page, 'home');
  });

  test('when an operator opens /, then the landing page appears', async ({ operatorPage }) => {
    await operatorPage.goto('/');

    await expect(landingPage(operatorPage)).toBeVisible();
  });

  test('when a user without a role opens /, then the page asks how they will use Marquee', async ({
    page,
    pageErrors,
  }) => {
    await asUserWithoutRole(page);
    // The answer is mocked, so the browser has no session cookie and gets the page for visitors. React then reports a hydration mismatch.
    pageErrors.allow(/React error #418/);

    await page.goto('/');
    await triggerHydration(page);

    await expect(mainHeading(page, 'How will you use Marquee?')).toBeVisible();
    await expect(page).toHaveURL('/auth/role');
  });

  test('when the user is still loading at /, then a full-page spinner says Loading...', async ({
    clientPage,
  }) => {
    const release = await holdOperation(clientPage, getCurrentUser);

    await clientPage.goto('/');

    await expect(clientPage.getByRole('main').getByRole('status')).toHaveText('Loading...');
    await expect(landingPage(clientPage)).toBeHidden();
    release();
    await expect(mainHeading(clientPage, 'Welcome back, Robin')).toBeVisible();
  });

  test('when a client opens /home, then the public landing page appears', async ({ clientPage }) => {
    await clientPage.goto('/home');

    await expect(landingPage(clientPage)).toBeVisible();
  });

  test('when nobody is signed in at /auth, then sign-in and registration appear', async ({ page }) => {
    await page.goto('/auth');

    await expect(page.getByRole('region', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Create Account' })).toBeVisible();
  });

  test("when a client opens /client-admin, then 'My Event Hub' appears", async ({ clientPage }) => {
    await clientPage.goto('/client-admin');

    await expect(clientPage.getByText('My Event Hub').first()).toBeVisible();
    await expect(clientPage.getByRole('tab', { name: 'My Events' })).toBeVisible();
  });

  test('when a client opens /client, then the portal’s welcome screen appears', async ({ clientPage }) => {
    await clientPage.goto('/client');

    await expect(mainHeading(clientPage, 'Welcome, Robin!')).toBeVisible();
  });

  test('when a client opens a path below /client, then the portal appears', async ({ page, url }) => {
    await openPage(page, getPageByName('client-portal-deeper'), { url });

    await expect(mainHeading(page, 'Welcome, Amara!')).toBeVisible();
    await expect(page).toHaveURL('/client/events');
    await expectAccessible(page, 'client-portal-deeper');
  });

  test('when a client opens /create-event, then the create-event page appears', async ({ clientPage }) => {
    await clientPage.goto('/create-event');

    await expect(mainHeading(clientPage, 'Create New Event')).toBeVisible();
  });

  test('when a client opens /edit-event/{id}, then the edit-event page appears', async ({
    clientPage,
    client,
    provider,
  }) => {
    const event = await aDraftEvent({ client, provider });

    await clientPage.goto(`/edit-event/${event.id}`);

    await expect(mainHeading(clientPage, 'Edit Event')).toBeVisible();
    await expect(clientPage.getByLabel('Event Name')).toHaveValue(event.name);
  });

  test('when a client opens /client-event-form, then the details form appears', async ({ clientPage }) => {
    await clientPage.goto('/client-event-form');

    await expect(mainHeading(clientPage, 'Complete Your Event Details')).toBeVisible();
  });

  test('when a provider opens /provider, then the dashboard appears', async ({ providerPage, provider }) => {
    await providerPage.goto('/provider');

    await expect(mainHeading(providerPage, `${provider.account.businessName} Dashboard`)).toBeVisible();
  });

  test("when a provider opens /provider-admin, then the 'Provider Dashboard' variant appears", async ({
    providerPage,
  }) => {
    await providerPage.goto('/provider-admin');

    await expect(mainHeading(providerPage, 'Provider Dashboard')).toBeVisible();
    for (const name of ['Event Leads', 'Service Catalog', 'Analytics']) {
      await expect(providerPage.getByRole('tab', { name })).toBeVisible();
    }
  });

  test('when somebody without an account opens /quote?quote={quoteId}, then the quote appears', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aSentQuote({ client, provider });

    await page.goto(`/quote?quote=${quote.id}`);

    await expect(mainHeading(page, quote.eventName)).toBeVisible();
    await expect(page).toHaveURL(`/quote?quote=${quote.id}`);
  });

  for (const [path, heading] of [
    ['/founder', 'The founder of Marquee'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    test(`when nobody is signed in at ${path}, then the static page appears`, async ({ page }) => {
      await page.goto(path);

      await expect(mainHeading(page, heading)).toBeVisible();
    });
  }

  test('when a client opens /client-portal, then that address shows the portal', async ({ page, url }) => {
    await openPage(page, getPageByName('client-portal-own-address'), { url });

    await expect(mainHeading(page, 'Welcome, Amara!')).toBeVisible();
    await expect(page).toHaveURL('/client-portal');
    await expectAccessible(page, 'client-portal-own-address');
  });

  test('when the browser opens /api/login, then it is redirected to the sign-in page', async ({ page }) => {
    await page.goto('/api/login');

    await expect(mainHeading(page, 'Sign In')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });

  test("when an unknown path is opened, then 'Page Not Found' appears", async ({ page }) => {
    await page.goto('/no-such-page');

    await expect(mainHeading(page, 'Page Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(landingPage(page)).toBeVisible();
  });
});
