import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ people: 'file' });

test.describe('2 Landing page', () => {
  test('when nobody is signed in, then the hero leads to /auth', async ({ page }) => {
    await page.goto('/home');
    await expect(landingPage(page)).toBeVisible();

    await page
      .getByRole('region', { name: 'Welcome' })
      .getByRole('link', { name: 'Book Your Event' })
      .click();

    await expect(mainHeading(page, 'Sign In')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });

  test('when a provider is signed in, then the hero leads to /provider', async ({ providerPage }) => {
    await providerPage.goto('/home');
    await expect(providerPage.getByRole('banner').getByText(/^Welcome, /)).toBeVisible();

    await providerPage
      .getByRole('region', { name: 'Welcome' })
      .getByRole('link', { name: 'Book Your Event' })
      .click();

    await expect(providerPage).toHaveURL('/provider');
  });

  test('when a client is signed in, then the hero leads to /client', async ({ clientPage }) => {
    await clientPage.goto('/home');
    await expect(clientPage.getByRole('banner').getByText('Welcome, Robin')).toBeVisible();

    await clientPage
      .getByRole('region', { name: 'Welcome' })
      .getByRole('link', { name: 'Book Your Event' })
      .click();

    await expect(mainHeading(clientPage, 'Welcome, Robin!')).toBeVisible();
    await expect(clientPage).toHaveURL('/client');
  });
});
