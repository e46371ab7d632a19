import { landingPage, mainHeading } from './scene/main-heading.ts';
import { section } from './scene/section.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Founder', () => {
  test('when it is read, then the five headline stats', async ({ page }) => {
    await page.goto('/founder');

    for (const [label, figure] of [
      ['Years of experience', '15+'],
      ['Events', '5000+'],
      ['Clients', '500+'],
      ['Partners', '200+'],
      ['Rating', '4.9/5.0'],
    ] as const) {
      await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(figure, { exact: true })).toBeVisible();
    }
  });

  for (const [part, words] of [
    ['The pitch', 'what was sent is what is accepted'],
    ['The journey', 'began with a pair of turntables'],
    ['Vision and mission', 'Mission: '],
    ['Recognition', '4.9 out of 5.0'],
  ] as const) {
    test(`when it is read, then '${part}'`, async ({ page }) => {
      await page.goto('/founder');

      await expect(section(page, part)).toContainText(words);
    });
  }

  test('when it is read, then the four core values', async ({ page }) => {
    await page.goto('/founder');

    await expect(section(page, 'Core values').getByRole('heading', { level: 3 })).toHaveText([
      'Excellence',
      'Innovation',
      'Integrity',
      'Passion',
    ]);
  });

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
