import { footer } from './fixtures/footer.ts';
import { mainHeading } from './fixtures/main-heading.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('2 Footer', () => {
  for (const [name, path, heading] of [
    ['Founder', '/founder', 'The founder of Marquee'],
    ['Privacy Policy', '/privacy-policy', 'Privacy Policy'],
    ['Terms of Service', '/terms', 'Terms of Service'],
  ] as const) {
    test(`when '${name}' is followed, then it leads to ${path}`, async ({ page }) => {
      await page.goto('/home');

      await footer(page).getByRole('link', { name }).click();

      await expect(mainHeading(page, heading)).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }
});
