import { expect, test } from './test.ts';

const component = 'mfe-public/src/features/quotes/quote-not-found.tsx';

test('when a component’s file is saved, then the page shows the change without a reload', async ({
  page,
  urlOf,
  rewrite,
}) => {
  await page.goto(`${await urlOf('public')}/quote?quote=nothing-here`);
  await expect(page.getByRole('heading', { name: 'Quote Not Found', level: 1 })).toBeVisible();
  await page.evaluate('self.isStillLoaded = true');

  rewrite(component, 'Quote Not Found', 'No Quote Here');

  const written = page.getByRole('heading', { name: 'No Quote Here', level: 1 });
  await expect(written).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate('self.isStillLoaded')).toBe(true);
});
