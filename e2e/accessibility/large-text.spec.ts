import { cutOffIn } from '../fixtures/cut-off.ts';
import { openPage } from '../fixtures/open-page.ts';
import { everyPage } from '../fixtures/pages.ts';
import { show } from '../fixtures/take-picture.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = everyPage.filter(({ name, of }) => of === 'client' || name === 'public-quote');

test.describe('text at 200 % on a phone', () => {
  for (const visited of pages) {
    test(`when ${visited.name} is read so, then nothing is cut and nothing scrolls sideways`, async ({
      page,
      baseURL,
    }) => {
      await show(page, { width: 'phone', theme: 'light' });
      await openPage(page, visited, { url: baseURL ?? '' });

      // Not as a style sheet, which the page's content security policy blocks.
      await page.evaluate("document.documentElement.style.setProperty('font-size', '200%', 'important')");
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');

      expect(await cutOffIn(page)).toEqual([]);
    });
  }
});
