import { toast } from '../fixtures/toast.ts';
import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { signInBy } from './fixtures/sign-in-forms.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Auth: sign-in card', () => {
  test('when Continue with Google is followed, then the third-party sign-in starts', async ({ page }) => {
    await page.goto('/auth');

    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/google'),
      page.getByRole('link', { name: 'Continue with Google' }).click(),
    ]);

    expect(request.isNavigationRequest()).toBe(true);
  });

  test("when email and password are right, then the client's dashboard opens with 'Login Successful'", async ({
    page,
    client,
  }) => {
    await page.goto('/auth');

    await signInBy(page, client.account);

    await expect(toast(page, 'Login Successful')).toBeVisible();
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('when a provider signs in, then the provider dashboard opens', async ({ page, provider }) => {
    await page.goto('/auth');

    await signInBy(page, provider.account);

    await expect(mainHeading(page, 'Northern Lights DJs Dashboard')).toBeVisible();
    await expect(page).toHaveURL('/provider');
  });

  test('when a provider opens /auth, then they are redirected to /provider', async ({ providerPage }) => {
    await providerPage.goto('/auth');

    await expect(mainHeading(providerPage, 'Northern Lights DJs Dashboard')).toBeVisible();
    await expect(providerPage).toHaveURL('/provider');
  });

  test('when a client opens /auth, then they are redirected to /', async ({ clientPage }) => {
    await clientPage.goto('/auth');

    await expect(mainHeading(clientPage, 'Welcome back, Robin')).toBeVisible();
    await expect(clientPage).toHaveURL('/');
  });

  test('when an operator opens /auth, then they are redirected to /', async ({ operatorPage }) => {
    await operatorPage.goto('/auth');

    await expect(landingPage(operatorPage)).toBeVisible();
    await expect(operatorPage).toHaveURL('/');
  });
});

test.describe('2 Auth: the way back', () => {
  test('when /api/login receives a path of this origin, then sign-in leads back to that path', async ({
    page,
    client,
  }) => {
    await page.goto(`/api/login?returnTo=${encodeURIComponent('/client-admin?tab=settings')}`);
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent('/client-admin?tab=settings')}`);

    await signInBy(page, client.account);

    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    await expect(page).toHaveURL('/client-admin?tab=settings');
  });

  test('when the address to return to is on another origin, then sign-in leads to /', async ({
    page,
    client,
  }) => {
    await page.goto(`/auth?returnTo=${encodeURIComponent('https://elsewhere.example/')}`);

    await signInBy(page, client.account);

    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
