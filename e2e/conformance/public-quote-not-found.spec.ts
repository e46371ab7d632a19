import { expect, test } from './fixtures/test.ts';

test.describe('2 Public quote, not found', () => {
  test('when Go Home is pressed, then the landing page opens', async ({ page }) => {
    await page.goto('/quote');

    await page.getByRole('link', { name: 'Go Home' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your Dream Event Starts Here' })).toBeVisible();
  });
});

test.describe('8 Other messages, quotes', () => {
  test("when the address of a quote is malformed, then 'Quote Not Found' appears", async ({ page }) => {
    await page.goto('/quote?quote=not-an-id');

    await expect(page.getByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
  });
});
