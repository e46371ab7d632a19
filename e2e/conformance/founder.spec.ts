import { landingPage, mainHeading } from './fixtures/main-heading.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('2 Founder', () => {
  test("when 'Get Started Today' is followed, then it leads to /auth", async ({ page }) => {
    await page.goto('/founder');

    await page.getByRole('link', { name: 'Get Started Today' }).click();

    await expect(mainHeading(page, 'Sign In')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });

  test("when 'Back to Home' is followed, then it leads to /", async ({ page }) => {
    await page.goto('/founder');

    await page.getByRole('link', { name: 'Back to Home' }).click();

    await expect(landingPage(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
