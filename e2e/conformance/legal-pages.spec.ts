import type { Locator, Page } from '@playwright/test';

import { landingPage, mainHeading } from './scene/main-heading.ts';
import { expect, test } from './scene/test.ts';

const bothDates = 'Effective date: August 14, 2025. Last updated: August 14, 2025.';

test.describe('2 Privacy policy', () => {
  test('when it is read, then effective and last updated on August 14, 2025', async ({ page }) => {
    await page.goto('/privacy-policy');

    await expect(page.getByRole('main').getByText(bothDates)).toBeVisible();
  });

  test('when it is read, then its eleven sections', async ({ page }) => {
    await page.goto('/privacy-policy');

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '1. Overview',
      '2. Information we collect',
      '3. How we use it',
      '4. How we share it',
      '5. Security',
      '6. Your rights',
      '7. Cookies',
      '8. Third parties',
      '9. Children under 13',
      '10. Changes',
      '11. Contact',
    ]);
  });

  test('when Home in its header is pressed, then the landing page', async ({ page }) => {
    await page.goto('/privacy-policy');

    await headerOf(page).getByRole('link', { name: 'Home' }).click();

    await expect(landingPage(page)).toBeVisible();
  });

  test('when Terms in its header is pressed, then the terms', async ({ page }) => {
    await page.goto('/privacy-policy');

    await headerOf(page).getByRole('link', { name: 'Terms' }).click();

    await expect(page).toHaveURL('/terms');
    await expect(mainHeading(page, 'Terms of Service')).toBeVisible();
  });

  test('when its foot is reached, then links to Privacy Policy, Terms and Home', async ({ page }) => {
    await page.goto('/privacy-policy');
    const foot = page.getByRole('navigation', { name: 'Privacy and terms' });
    await expect(foot.getByRole('link')).toHaveText(['Privacy Policy', 'Terms', 'Home']);

    await foot.getByRole('link', { name: 'Terms' }).click();
    await expect(mainHeading(page, 'Terms of Service')).toBeVisible();
    await foot.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(mainHeading(page, 'Privacy Policy')).toBeVisible();
    await foot.getByRole('link', { name: 'Home' }).click();

    await expect(landingPage(page)).toBeVisible();
  });
});

test.describe('2 Terms', () => {
  test('when they are read, then the same dates', async ({ page }) => {
    await page.goto('/terms');

    await expect(page.getByRole('main').getByText(bothDates)).toBeVisible();
  });

  test('when they are read, then their seventeen sections', async ({ page }) => {
    await page.goto('/terms');

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '1. Acceptance',
      '2. Service description',
      '3. Accounts',
      '4. Conduct',
      '5. Provider terms',
      '6. Client terms',
      '7. Payment and billing',
      '8. Intellectual property',
      '9. Availability',
      '10. Disclaimers',
      '11. Liability',
      '12. Indemnification',
      '13. Termination',
      '14. Governing law',
      '15. Changes',
      '16. Miscellaneous',
      '17. Contact',
    ]);
  });

  test('when Home in their header is pressed, then the landing page', async ({ page }) => {
    await page.goto('/terms');

    await headerOf(page).getByRole('link', { name: 'Home' }).click();

    await expect(landingPage(page)).toBeVisible();
  });

  test('when Privacy Policy in their header is pressed, then the privacy policy', async ({ page }) => {
    await page.goto('/terms');

    await headerOf(page).getByRole('link', { name: 'Privacy Policy' }).click();

    await expect(page).toHaveURL('/privacy-policy');
    await expect(mainHeading(page, 'Privacy Policy')).toBeVisible();
  });
});

function headerOf(page: Page): Locator {
  return page.getByRole('main').locator('header');
}
