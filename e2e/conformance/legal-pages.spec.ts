import type { Locator, Page } from '@playwright/test';

import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('2 Privacy policy', () => {
  test('when Home in the header of the policy is pressed, then the landing page opens', async ({ page }) => {
    await page.goto('/privacy-policy');

    await headerOf(page).getByRole('link', { name: 'Home' }).click();

    await expect(landingPage(page)).toBeVisible();
  });

  test('when Terms in the header of the policy is pressed, then the terms open', async ({ page }) => {
    await page.goto('/privacy-policy');

    await headerOf(page).getByRole('link', { name: 'Terms' }).click();

    await expect(page).toHaveURL('/terms');
    await expect(mainHeading(page, 'Terms of Service')).toBeVisible();
  });

  test('when the footer of the policy is read, then it links to Privacy Policy, Terms and Home', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    const footer = page.getByRole('navigation', { name: 'Privacy and terms' });
    await expect(footer.getByRole('link')).toHaveText(['Privacy Policy', 'Terms', 'Home']);

    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(mainHeading(page, 'Terms of Service')).toBeVisible();
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(mainHeading(page, 'Privacy Policy')).toBeVisible();
    await footer.getByRole('link', { name: 'Home' }).click();

    await expect(landingPage(page)).toBeVisible();
  });
});

test.describe('2 Terms', () => {
  test('when Home in the header of the terms is pressed, then the landing page opens', async ({ page }) => {
    await page.goto('/terms');

    await headerOf(page).getByRole('link', { name: 'Home' }).click();

    await expect(landingPage(page)).toBeVisible();
  });

  test('when Privacy Policy in the header of the terms is pressed, then the privacy policy opens', async ({
    page,
  }) => {
    await page.goto('/terms');

    await headerOf(page).getByRole('link', { name: 'Privacy Policy' }).click();

    await expect(page).toHaveURL('/privacy-policy');
    await expect(mainHeading(page, 'Privacy Policy')).toBeVisible();
  });
});

function headerOf(page: Page): Locator {
  return page.getByRole('main').locator('header');
}
