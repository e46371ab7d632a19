import { hasFederationRuntime } from '../browser/loaded-packages.js';
import { expect, test } from './store.ts';

test('when a page of the shell opens, then the federation runtime loads only on the first interaction', async ({
  page,
}) => {
  await page.goto('/versions');
  const heading = page.getByRole('heading', { name: 'Versions', level: 1 });
  await expect(heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(hasFederationRuntime)).toBe(false);

  await heading.click();

  await expect.poll(() => page.evaluate(hasFederationRuntime)).toBe(true);
});
