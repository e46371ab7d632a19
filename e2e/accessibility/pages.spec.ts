import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { everyPage, pathOf } from '../fixtures/pages.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { everyLook, show, takePicture } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe('every page', () => {
  for (const visited of everyPage) {
    const { name, as } = visited;
    test(`when ${name} is shown wide and narrow, light and dark, then axe finds nothing`, async ({
      page,
      baseURL,
    }) => {
      const url = baseURL ?? '';
      if (as) {
        await signIn(page, url, as);
      }
      await page.goto(await pathOf(visited, url));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');

      expect(await violationsIn(page, name)).toEqual([]);
    });
  }
});

async function violationsIn(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const look of everyLook) {
    await takePicture(page, name, look);
    await show(page, look);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${look.width} ${look.theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  return found;
}
