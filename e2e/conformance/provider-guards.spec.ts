import { aDraftQuote } from './fixtures/bookings.ts';
import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('6 Provider pages', () => {
  test('when a client opens /provider, then the landing page appears', async ({ clientPage }) => {
    await clientPage.goto('/provider');

    await expect(landingPage(clientPage)).toBeVisible();
  });

  test('when nobody is signed in at /provider, then the page redirects to /auth', async ({ page }) => {
    await page.goto('/provider');

    await expect(mainHeading(page, 'Sign In')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });

  test('when an operator opens /provider, then the landing page appears', async ({ operatorPage }) => {
    await operatorPage.goto('/provider');

    await expect(landingPage(operatorPage)).toBeVisible();
  });

  test('when a client opens the editor of a quote created for them, then the landing page appears', async ({
    clientPage,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });

    await clientPage.goto(`/provider/quotes/${quote.id}`);

    await expect(landingPage(clientPage)).toBeVisible();
  });

  test('when a visitor opens the public address of an unsent quote, then they see the quote without signing in', async ({
    page,
    client,
    provider,
  }) => {
    const quote = await aDraftQuote({ client, provider });

    await page.goto(`/quote?quote=${quote.id}`);

    await expect(mainHeading(page, quote.eventName)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  });
});

test.describe('6 Admin area', () => {
  test("when nobody is signed in at /admin, then 'Page Not Found' appears", async ({ page }) => {
    await page.goto('/admin');

    await expect(mainHeading(page, 'Page Not Found')).toBeVisible();
  });

  test("when a client opens /admin/users, then 'Page Not Found' appears", async ({ clientPage }) => {
    await clientPage.goto('/admin/users');

    await expect(mainHeading(clientPage, 'Page Not Found')).toBeVisible();
  });

  test("when a provider opens /admin/subscriptions, then 'Page Not Found' appears", async ({
    providerPage,
  }) => {
    await providerPage.goto('/admin/subscriptions');

    await expect(mainHeading(providerPage, 'Page Not Found')).toBeVisible();
  });
});

test.describe('8 Other messages, addresses', () => {
  test("when a path below a known page does not exist, then 'Page Not Found' appears", async ({ page }) => {
    await page.goto('/founder/of-something-else');

    await expect(mainHeading(page, 'Page Not Found')).toBeVisible();
  });
});
