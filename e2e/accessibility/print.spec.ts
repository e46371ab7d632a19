import { findDarkBackgrounds } from '../browser/find-dark-backgrounds.js';
import { clippedTextIn } from '../fixtures/clipped-text.ts';
import { aSentQuote } from '../fixtures/demo.ts';
import { expect, test } from '../fixtures/test.ts';

/** CSS pixels: the printable width of A4 and Letter. */
const printWidth = 690;

test.describe('a printed quote', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.setViewportSize({ width: printWidth, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/quote?quote=${await aSentQuote(baseURL ?? '')}`);
    await expect(page.getByRole('article')).toBeVisible();
  });

  test('when the quote is printed from a dark page, then nothing has a dark background', async ({ page }) => {
    const onScreen = await page.evaluate(findDarkBackgrounds);

    await page.emulateMedia({ media: 'print' });

    expect(onScreen).not.toEqual([]);
    expect(await page.evaluate(findDarkBackgrounds)).toEqual([]);
  });

  test('when the quote is printed, then interactive controls are hidden', async ({ page }) => {
    const links = page.getByRole('main').getByRole('link');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(links.filter({ visible: true })).not.toHaveCount(0);

    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign In to Client Portal' })).toBeHidden();
  });

  test('when the quote is printed, then the paper contains every line and the total, and nothing is clipped', async ({
    page,
  }) => {
    const article = page.getByRole('article');
    const onScreen = await article.getByRole('row').allInnerTexts();

    await page.emulateMedia({ media: 'print' });

    expect(onScreen.length).toBeGreaterThan(1);
    await expect(article.getByRole('row').filter({ visible: true })).toHaveCount(onScreen.length);
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(article.getByText('Total', { exact: true }).last()).toBeVisible();
    expect(await clippedTextIn(page)).toEqual([]);
  });
});

test('when a short page is printed, then it fits on one sheet', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');

  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
