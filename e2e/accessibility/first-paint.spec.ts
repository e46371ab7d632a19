import { expect, test } from '../fixtures/test.ts';

/** `ground` of the tokens. */
const grounds = { light: 'rgb(241, 245, 244)', dark: 'rgb(6, 25, 30)' } as const;

test.describe('the first paint', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const path of ['/home', '/auth', '/quote?quote=nothing']) {
      test(`when ${path} is loaded in the ${theme} theme, then no frame is shown on another ground`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: theme });
        await page.addInitScript(`
          window.grounds = new Set();
          const look = () => {
            if (document.body) window.grounds.add(getComputedStyle(document.documentElement).backgroundColor);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        `);

        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        expect(await page.evaluate('[...window.grounds]')).toEqual([grounds[theme]]);
      });
    }
  }
});
